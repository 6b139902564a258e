import { useTranslation } from 'react-i18next';
import { Art as SlipArt } from '@/ui/art/slip.svg?art';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { HistoryRow } from '@/ui/HistoryRow';
import { Money } from '@/ui/Money';
import { RowList } from '@/ui/Stack';
import type { SlipRequest } from './slipApi';
import { SlipStatusChip, slipStatus } from './slipStatus';
import { useSlip, useSlipReason } from './useSlips';

interface Actions {
  /** The slip whose actions the page shows elsewhere. */
  readonly current: string | null;
  /** The slip whose confirmation is pending. */
  readonly confirming: string | null;
  readonly onConfirm: (slip: SlipRequest) => void;
  readonly onHandOver: (slip: SlipRequest) => void;
}

/** The member's own slips with their status and actions. */
export function SlipList({ slips, ...actions }: Actions & { readonly slips: readonly SlipRequest[] }) {
  const { t } = useTranslation('slip');
  if (slips.length === 0)
    return <EmptyState art={<SlipArt size={140} />} title={t('list.empty')} text={t('list.emptyHint')} />;
  return (
    <RowList>
      {slips.map((slip) => (
        <SlipRow key={slip.slipUuid} slip={slip} {...actions} />
      ))}
    </RowList>
  );
}

function SlipRow({
  slip,
  current,
  confirming,
  onConfirm,
  onHandOver,
}: Actions & { readonly slip: SlipRequest }) {
  const { t } = useTranslation('slip');
  const reason = useSlipReason()(slip);
  const { isOpen, may: allowed } = slipStatus(slip.status);
  const may = slip.slipUuid === current ? [] : allowed;
  useSlip(isOpen ? slip.slipUuid : null);
  return (
    <HistoryRow
      data-testid="slip-row"
      title={typeof slip.amount === 'number' ? <Money baht={slip.amount} unit /> : t('list.noAmount')}
      at={slip.createdAt}
      end={<SlipStatusChip code={slip.status} />}
    >
      {reason && <p>{reason}</p>}
      {may.includes('confirm') && (
        <Button size="small" pending={confirming === slip.slipUuid} onClick={() => onConfirm(slip)}>
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
}
