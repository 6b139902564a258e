import { useMemo } from 'react';
import { useMoneyAction } from '@/api/useMoneyAction';
import { usePolledById } from '@/api/useRequestById';
import { useErrorText } from '@/i18n/errorText';
import { useReasonText } from '@/i18n/reasonText';
import {
  type SlipRequest,
  useConfirmSlipMutation,
  useGetMySlipsQuery,
  useGetSlipQuery,
  useHandSlipOverMutation,
  useVerifySlipMutation,
} from './slipApi';
import { isSlipOpen, useStatusNews } from './slipStatus';

const none: readonly SlipRequest[] = [];

/** The member's slips, newest first. */
export function useSlips() {
  const list = useGetMySlipsQuery(undefined, { refetchOnMountOrArgChange: true });
  return {
    slips: list.data ?? none,
    isLoading: list.isLoading,
    failed: list.isError && !list.data,
    refetch: list.refetch,
  };
}

/** One slip by its id, polled until its status is final; the list is updated with it. */
export const useSlip = (slipUuid: string | null) =>
  usePolledById<SlipRequest>(useGetSlipQuery, slipUuid, isSlipOpen);

const sameFile = ({ file }: { readonly file: File }) => `${file.name}:${file.size}:${file.lastModified}`;

/** Actions of a member on a slip; each is idempotent. */
export function useSlipActions() {
  const [verify, verifying] = useVerifySlipMutation();
  const [confirm, confirming] = useConfirmSlipMutation();
  const [handOver, handingOver] = useHandSlipOverMutation();
  return {
    verify: useMoneyAction('slip', verify, sameFile),
    confirm: useMoneyAction('slip-confirm', confirm),
    handOver: useMoneyAction('slip-staff', handOver),
    isVerifying: verifying.isLoading,
    isConfirming: confirming.isLoading,
    isHandingOver: handingOver.isLoading,
  };
}

/** Announces every status change of a slip; `onChange` gets the new status. */
export function useSlipNews(slips: readonly SlipRequest[], onChange: (status: string) => unknown): void {
  useStatusNews(
    useMemo(() => slips.map(({ slipUuid, status }) => ({ uuid: slipUuid, status })), [slips]),
    onChange,
  );
}

/** Why a slip gave no credit yet: the text of its code in the member's language, else the text of staff. */
export function useSlipReason(): (slip: Pick<SlipRequest, 'code' | 'reason' | 'reasonEn'>) => string | null {
  const errorText = useErrorText();
  const reasonText = useReasonText();
  return (slip) => {
    const { code, reason } = slip;
    return code && reason ? errorText({ code, message: reason }) : reasonText(slip);
  };
}
