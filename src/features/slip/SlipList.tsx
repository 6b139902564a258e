import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/formatMoney';
import { SlipArt } from '@/ui/art/SlipArt';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { HistoryRow } from '@/ui/HistoryRow';
import { RowList } from '@/ui/RowList';
import type { SlipRequest } from './slipApi';
import { SlipStatusChip } from './SlipStatusChip';
import { slipStatus } from './slipStatuses';
import { useSlipReason } from './useSlipReason';

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
  const reasonOf = useSlipReason();
  if (slips.length === 0)
    return <EmptyState art={<SlipArt size={140} />} title={t('list.empty')} text={t('list.emptyHint')} />;
  return (
    <RowList>
      {slips.map((slip) => {
        const reason = reasonOf(slip);
        const may = slip.slipUuid === onDesk ? [] : slipStatus(slip.status).may;
        return (
          <HistoryRow
            key={slip.slipUuid}
            data-testid="slip-row"
            title={typeof slip.amount === 'number' ? formatMoney(slip.amount) : t('list.noAmount')}
            at={slip.createdAt}
            end={<SlipStatusChip code={slip.status} />}
          >
            {reason && <p>{reason}</p>}
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
          </HistoryRow>
        );
      })}
    </RowList>
  );
}
