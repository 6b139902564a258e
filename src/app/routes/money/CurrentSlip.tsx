import { useState } from 'react';
import type { ApiError } from '#core/contract/apiError';
import { useBrand } from '@/brand/useBrand';
import { HandOverForm, SlipForm } from '@/features/slip/SlipForm';
import { SlipActions, SlipResultCard } from '@/features/slip/SlipResultCard';
import { asRequest, type SlipRequest, type SlipResult } from '@/features/slip/slipApi';
import { type useSlipActions, useSlip } from '@/features/slip/useSlips';
import { useErrorText } from '@/i18n/errorText';
import { SkeletonCard } from '@/ui/Skeleton';

interface Props {
  /** The slip in progress; null while one is to be chosen. */
  readonly slipUuid: string | null;
  /** The same slip as the list contains it. */
  readonly listed: SlipRequest | null;
  readonly isHandingOver: boolean;
  readonly actions: ReturnType<typeof useSlipActions>;
  readonly onChoose: (slipUuid: string | null) => void;
  readonly onHandOver: (isOpen: boolean) => void;
  readonly onConfirm: (slipUuid: string) => Promise<void>;
}

/** One slip from image to credit: choose, verify, confirm, or submit to staff. */
export function CurrentSlip(props: Props) {
  const { slipUuid, listed, isHandingOver, actions, onChoose, onHandOver, onConfirm } = props;
  const errorText = useErrorText();
  const { limits } = useBrand();
  const [result, setResult] = useState<SlipResult | null>(null);
  const byId = useSlip(slipUuid);
  const known = result && result.slipUuid === slipUuid ? result : null;
  const slip = known?.duplicate ? asRequest(known) : (byId.currentData ?? listed);

  const verify = async (file: File) => {
    try {
      const found = await actions.verify({ file });
      if (!found) return null;
      setResult(found);
      onChoose(found.slipUuid);
      return null;
    } catch (error) {
      return errorText(error as ApiError);
    }
  };

  const handOver = async (slipUuid: string, amount: number, note: string) => {
    try {
      await actions.handOver({ slipUuid, amount, ...(note && { note }) });
      onHandOver(false);
      return null;
    } catch (error) {
      return errorText(error as ApiError);
    }
  };

  if (!slip && byId.isFetching) return <SkeletonCard />;
  if (!slip)
    return (
      <SlipForm maxAgeHours={limits.slipMaxAgeHours} isPending={actions.isVerifying} onSubmit={verify} />
    );
  return (
    <SlipResultCard slip={slip} result={known}>
      {isHandingOver ? (
        <HandOverForm
          amount={slip.amount ?? null}
          isPending={actions.isHandingOver}
          onSubmit={(amount, note) => handOver(slip.slipUuid, amount, note)}
          onCancel={() => onHandOver(false)}
        />
      ) : (
        <SlipActions
          status={slip.status}
          isConfirming={actions.isConfirming}
          onConfirm={() => void onConfirm(slip.slipUuid)}
          onHandOver={() => onHandOver(true)}
          onChooseAnother={() => onChoose(null)}
        />
      )}
    </SlipResultCard>
  );
}
