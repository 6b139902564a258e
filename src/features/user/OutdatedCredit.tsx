import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime } from '@/lib/formatDate';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { TriangleAlert } from '@/ui/icons';
import { useCredit } from './useCredit';

/** Warns that the displayed credit may be outdated, with a refresh button; nothing while it is current. */
export function OutdatedCredit() {
  const { t } = useTranslation(['money', 'common']);
  const { isOutdated, fetchedAt, pending, renew } = useCredit();
  if (!isOutdated) return null;
  return (
    <Strip role="status">
      <TriangleAlert size={18} aria-hidden="true" />
      <span>
        {fetchedAt === null
          ? t('credit.outdated')
          : t('credit.outdatedSince', { time: formatDateTime(fetchedAt) })}
      </span>
      <Button size="small" variant="secondary" pending={pending} onClick={renew}>
        {t('common:action.retry')}
      </Button>
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  padding: 8px 8px 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  ${text('small')}

  > svg {
    color: var(--warning);
  }
`;
