import { Clock } from '@/ui/icons';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { Countdown } from '@/ui/Countdown';

interface Props {
  /** ISO deadline of the transfer. */
  readonly until: string;
  readonly onEnd: () => void;
}

/** Minutes and seconds left for the transfer. */
export function TransferCountdown({ until, onEnd }: Props) {
  const { t } = useTranslation('deposit');
  return (
    <Pill>
      <Clock size={16} aria-hidden="true" />
      <span>{t('request.timeLeft')}</span>
      <Countdown until={until} onEnd={onEnd} endText={t('request.timeUp')} />
    </Pill>
  );
}

const Pill = styled.p`
  display: inline-grid;
  grid-auto-flow: column;
  align-items: center;
  gap: 8px;
  margin: 0;
  padding: 6px 14px;
  border-radius: var(--radius-pill);
  background: var(--warning-soft);
  color: var(--warning);
  font-variant-numeric: tabular-nums;
  ${text('small', 'bold')}
`;
