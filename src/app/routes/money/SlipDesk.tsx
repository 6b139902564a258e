import { useState } from 'react';
import type { ApiError } from '@/api/apiError';
import { useBrand } from '@/brand/useBrand';
import { HandOverForm } from '@/features/slip/HandOverForm';
import { SlipActions } from '@/features/slip/SlipActions';
import { SlipForm } from '@/features/slip/SlipForm';
import { SlipResultCard } from '@/features/slip/SlipResultCard';
import type { SlipRequest, SlipResult } from '@/features/slip/slipApi';
import type { useSlipActions } from '@/features/slip/useSlipActions';
import { asRequest } from '@/features/slip/useSlips';
import { useErrorText } from '@/i18n/useErrorText';

interface Props {
  /** The slip on the desk; null while one is to be chosen. */
  readonly slip: SlipRequest | null;
  readonly isHandingOver: boolean;
  readonly act: ReturnType<typeof useSlipActions>;
  readonly onAnswer: (slip: SlipRequest) => void;
  readonly onLay: (slipUuid: string | null) => void;
  readonly onHandOver: (isOpen: boolean) => void;
  readonly onConfirm: (slipUuid: string) => Promise<void>;
}

/** One slip from picture to credit: choose, look up, confirm, or hand over to staff (RTM-09, ST-21). */
export function SlipDesk({ slip, isHandingOver, act, onAnswer, onLay, onHandOver, onConfirm }: Props) {
  const tell = useErrorText();
  const { limits } = useBrand();
  const [result, setResult] = useState<SlipResult | null>(null);

  const verify = async (file: File) => {
    try {
      const found = await act.verify({ file });
      if (!found) return null;
      setResult(found);
      onAnswer(asRequest(found));
      onLay(found.slipUuid);
      return null;
    } catch (error) {
      return tell(error as ApiError);
    }
  };

  const handOver = async (slipUuid: string, amount: number, note: string) => {
    try {
      const answer = await act.handOver({ slipUuid, amount, ...(note && { note }) });
      if (answer) onAnswer(answer);
      onHandOver(false);
      return null;
    } catch (error) {
      return tell(error as ApiError);
    }
  };

  if (!slip)
    return <SlipForm maxAgeHours={limits.slipMaxAgeHours} isPending={act.isVerifying} onSubmit={verify} />;
  const known = result?.slipUuid === slip.slipUuid ? result : null;
  // In the list it stays the slip that was credited; sent again it brings nothing, and the desk must say so.
  const shown = known?.duplicate ? asRequest(known) : slip;
  return (
    <SlipResultCard slip={shown} result={known}>
      {isHandingOver ? (
        <HandOverForm
          amount={shown.amount ?? null}
          isPending={act.isHandingOver}
          onSubmit={(amount, note) => handOver(slip.slipUuid, amount, note)}
          onCancel={() => onHandOver(false)}
        />
      ) : (
        <SlipActions
          status={shown.status}
          isConfirming={act.isConfirming}
          onConfirm={() => void onConfirm(slip.slipUuid)}
          onHandOver={() => onHandOver(true)}
          onChooseAnother={() => onLay(null)}
        />
      )}
    </SlipResultCard>
  );
}
