import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { clock } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import { Quiet } from '@backoffice/ui/Stack';
import type { TimelineRow } from '@desk/core/memberApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { timelineTexts } from './timelineTexts';

/** Statuses that need no colour are missing. */
const tones: Readonly<Record<string, 'success' | 'warning' | 'danger'>> = {
  SUCCESS: 'success',
  DONE: 'success',
  MET: 'success',
  PENDING: 'warning',
  TRANSFERRED: 'warning',
  PROCESSING: 'warning',
  PENDING_REVIEW: 'warning',
  APPROVED: 'warning',
  SHIPPED: 'warning',
  REJECTED: 'danger',
  FAILED: 'danger',
  REFUSED: 'danger',
  INVALID: 'danger',
  DUPLICATE: 'danger',
};

/** One event: when, what in words, by whom, how much, and the credit afterwards. */
export function TimelineItem({ row }: { readonly row: TimelineRow }) {
  const t = useTexts('member');
  const p = useTexts('people');
  const { language } = useLanguage();
  const { at, amount, unit, balance, status, by, values } = row;
  const { title, details } = timelineTexts(row, { t, p });
  const figure = (n: number) =>
    unit === 'BAHT' ? formatMoney(n) : t('points', { n: n.toLocaleString('en-US') });
  return (
    <Item>
      <time dateTime={at}>{clock(at, language)}</time>
      <div>
        <p>
          <strong>{title}</strong>
          {status !== null && <Badge tone={tones[status]}>{t(`state.${status}` as 'state.PENDING')}</Badge>}
          {values['pinned'] !== undefined && <Badge tone="warning">{t('note.pinned')}</Badge>}
        </p>
        {details.map((text) => (
          <Quiet key={text}>{text}</Quiet>
        ))}
        {by !== null && <Quiet>{t('timeline.by', { by })}</Quiet>}
      </div>
      <Figures>
        {amount !== null && <b data-out={amount < 0 || undefined}>{figure(amount)}</b>}
        {balance !== null && <small>{t('timeline.balance', { balance: figure(balance) })}</small>}
      </Figures>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 10px;
  padding: 7px 12px;

  & > time {
    color: var(--s-muted);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    line-height: 21px;
  }
  & > div {
    overflow-wrap: anywhere;
  }
  & > div > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
  }
  strong {
    font-weight: 600;
  }
  p {
    white-space: pre-line;
  }
`;

const Figures = styled.span`
  display: grid;
  align-content: start;
  justify-items: end;
  font-variant-numeric: tabular-nums;

  [data-out] {
    color: var(--s-danger);
  }
  small {
    color: var(--s-muted);
    font-size: 12px;
  }
`;
