import { useTranslation } from 'react-i18next';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useRequestById } from '@/api/useRequestById';
import { useStatusChanges } from '@/lib/useStatusChanges';
import { toast } from '@/ui/toast';
import { hasOwn } from '#schemas/common/text';
import {
  type DepositRequest,
  useCancelDepositRequestMutation,
  useConfirmTransferMutation,
  useCreateDepositRequestMutation,
  useGetDepositRequestQuery,
  useGetMyDepositRequestQuery,
} from './depositApi';
import { depositStatus } from './depositStatus';

const isOpen = (status: string) => depositStatus(status).isOpen;

/** The deposit request on screen, until the member dismisses it. */
export function useDepositRequest() {
  const open = useGetMyDepositRequestQuery(undefined, { refetchOnMountOrArgChange: true });
  const shown = useRequestById<DepositRequest>({
    useById: useGetDepositRequestQuery,
    open: open.data === undefined ? undefined : open.data?.uuid ? open.data : null,
    isOpen,
  });
  return {
    ...shown,
    isLoading: shown.request === null && (open.isLoading || shown.isLoading),
    failed: shown.request === null && (open.isError || shown.failed),
    refetch: () => {
      shown.refetch();
      return open.refetch();
    },
  };
}

/** Actions of a member on a deposit request; each is idempotent. */
export function useDepositActions() {
  const [create, creating] = useCreateDepositRequestMutation();
  const [confirm, confirming] = useConfirmTransferMutation();
  const [cancel] = useCancelDepositRequestMutation();
  return {
    create: useMoneyAction('deposit', create),
    confirm: useMoneyAction('deposit-transferred', confirm),
    cancel: useMoneyAction('deposit-cancel', cancel),
    isCreating: creating.isLoading,
    isConfirming: confirming.isLoading,
  };
}

const news = {
  TRANSFERRED: { kind: 'info', text: 'toast.transferred' },
  SUCCESS: { kind: 'success', text: 'toast.success' },
  REJECTED: { kind: 'error', text: 'toast.rejected' },
  CANCELLED: { kind: 'info', text: 'toast.cancelled' },
  EXPIRED: { kind: 'error', text: 'toast.expired' },
} as const;

interface Row {
  readonly uuid: string;
  readonly status: string;
}

/** Shows a toast for every status change of a deposit; calls `onCredited` when one became credit. */
export function useDepositNews(rows: readonly Row[], onCredited: () => void): void {
  const { t } = useTranslation('deposit');
  useStatusChanges(rows, ({ status }) => {
    if (hasOwn(news, status)) {
      const { kind, text } = news[status as keyof typeof news];
      toast[kind](t(text));
    }
    if (status === 'SUCCESS') onCredited();
  });
}
