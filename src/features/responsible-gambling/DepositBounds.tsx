import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatMoney } from '@/lib/formatMoney';
import { Link } from '@/lib/router';
import { text } from '@/theme/typography';
import { Notice } from '@/ui/Notice';
import type { PlayStatus } from './responsibleGamblingApi';

/** The share of a limit below which its remainder is shown. */
const NEAR = 0.25;
const PAGE = '/auth/settings/responsible-play';

interface Props {
  readonly playStatus: PlayStatus;
}

/** Shown above the deposit form: the remainder of a nearly used limit, or the offer to set one. */
export function DepositBounds({ playStatus: { limits, depositLeft } }: Props) {
  const { t } = useTranslation('responsible');
  if (depositLeft === null) {
    return (
      <Offer to={PAGE}>
        <ShieldCheck size={20} aria-hidden="true" />
        <span>{t('deposit.offer')}</span>
        <b>{t('deposit.set')}</b>
      </Offer>
    );
  }
  const isNear = limits.some(({ amount, left }) => amount !== null && left !== null && left <= amount * NEAR);
  if (!isNear) return null;
  return (
    <Notice tone="info">
      {t('deposit.left', { left: formatMoney(depositLeft, { whole: true }) })}{' '}
      <Plain to={PAGE}>{t('deposit.manage')}</Plain>
    </Notice>
  );
}

const Plain = styled(Link)`
  display: inline-block;
  padding: 10px 4px;
  margin: -10px 0;
`;

const Offer = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding: 8px 14px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  color: var(--text-muted);
  text-decoration: none;
  ${text('small')}

  svg {
    color: var(--accent-strong);
  }
  b {
    color: var(--accent-strong);
  }
  @media (max-width: 359px) {
    b {
      grid-column: 2;
    }
  }
`;
