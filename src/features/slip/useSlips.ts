import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyAction } from '@/api/useMoneyAction';
import { usePolledById } from '@/api/useRequestById';
import { useErrorText } from '@/i18n/errorText';
import { useStatusChanges } from '@/lib/useStatusChanges';
import { toast } from '@/ui/toast';
import { hasOwn } from '#schemas/common/text';
import {
  type SlipRequest,
  useConfirmSlipMutation,
  useGetMySlipsQuery,
  useGetSlipQuery,
  useHandSlipOverMutation,
  useVerifySlipMutation,
} from './slipApi';
import { slipStatus } from './slipStatus';

const none: readonly SlipRequest[] = [];
const isOpen = (status: string) => slipStatus(status).isOpen;

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
  usePolledById<SlipRequest>(useGetSlipQuery, slipUuid, isOpen);

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

const news = {
  VERIFIED: { kind: 'info', text: 'toast.verified' },
  SUCCESS: { kind: 'success', text: 'toast.success' },
  PENDING_REVIEW: { kind: 'success', text: 'toast.review' },
  DUPLICATE: { kind: 'error', text: 'toast.duplicate' },
  INVALID: { kind: 'error', text: 'toast.invalid' },
  REJECTED: { kind: 'error', text: 'toast.rejected' },
} as const;

/** Shows a toast for every status change of a slip; calls `onCredited` when one became credit. */
export function useSlipNews(slips: readonly SlipRequest[], onCredited: () => void): void {
  const { t } = useTranslation('slip');
  const rows = useMemo(() => slips.map(({ slipUuid, status }) => ({ uuid: slipUuid, status })), [slips]);
  useStatusChanges(rows, ({ status }) => {
    if (hasOwn(news, status)) {
      const { kind, text } = news[status as keyof typeof news];
      toast[kind](t(text));
    }
    if (status === 'SUCCESS') onCredited();
  });
}

/** Why a slip gave no credit yet: the text of its code in the member's language, else the text that staff wrote. */
export function useSlipReason(): (slip: Pick<SlipRequest, 'code' | 'reason'>) => string | null {
  const errorText = useErrorText();
  return ({ code, reason }) => (code && reason ? errorText({ code, message: reason }) : (reason ?? null));
}
