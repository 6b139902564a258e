import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime } from '@/lib/formatDate';
import { isMoment } from '@/lib/isMoment';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { SlipArt } from '@/ui/art/SlipArt';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { SlipRequest } from './slipApi';
import { SlipStatusChip } from './SlipStatusChip';
import { slipStatus } from './slipStatuses';

interface Props {
  readonly slips: readonly SlipRequest[];
  /** The slip whose actions stand elsewhere on the page. */
  readonly onDesk: string | null;
  /** The slip that a confirmation is under way for. */
  readonly confirming: string | null;
  readonly onConfirm: (slip: SlipRequest) => void;
  readonly onHandOver: (slip: SlipRequest) => void;
}

/** The member's own slips with their state and what may be done (ENT-17, API-128). */
export function SlipList({ slips, onDesk, confirming, onConfirm, onHandOver }: Props) {
  const { t } = useTranslation('slip');
  if (slips.length === 0)
    return <EmptyState art={<SlipArt size={140} />} title={t('list.empty')} text={t('list.emptyHint')} />;
  return (
    <List>
      {slips.map((slip) => {
        const may = slip.slipUuid === onDesk ? [] : slipStatus(slip.status).may;
        return (
          <li key={slip.slipUuid} data-testid="slip-row">
            <Main>
              <Amount>
                {typeof slip.amount === 'number' ? formatMoney(slip.amount) : t('list.noAmount')}
              </Amount>
              <Time>{isMoment(slip.createdAt) ? formatDateTime(slip.createdAt) : '–'}</Time>
            </Main>
            <SlipStatusChip code={slip.status} />
            {slip.reason && <Reason>{slip.reason}</Reason>}
            {may.includes('confirm') && (
              <Button
                size="small"
                variant="secondary"
                pending={confirming === slip.slipUuid}
                onClick={() => onConfirm(slip)}
              >
                {t('action.confirm')}
              </Button>
            )}
            {may.includes('handOver') && (
              <Button size="small" variant="secondary" onClick={() => onHandOver(slip)}>
                {t('action.handOver')}
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 12px;
    padding: 14px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface-1);
  }

  li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Main = styled.div`
  min-width: 0;
`;

const Amount = styled.p`
  margin: 0;
  font-variant-numeric: tabular-nums;
  ${text('body', 'bold')}
`;

const Time = styled.p`
  margin: 0;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
  ${text('micro')}
`;

const Reason = styled.p`
  margin: 0;
  color: var(--text-muted);
  overflow-wrap: anywhere;
  ${text('small')}
`;
