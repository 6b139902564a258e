import { useMoneyAction } from '@/api/useMoneyAction';
import { useRequestById } from '@/api/useRequestById';
import {
  type DepositRequest,
  useCancelDepositRequestMutation,
  useConfirmTransferMutation,
  useCreateDepositRequestMutation,
  useCreateQrRequestMutation,
  useGetDepositRequestQuery,
  useGetMyDepositRequestQuery,
} from './depositApi';
import { isDepositOpen } from './depositStatus';

/** The deposit request on screen, until the member dismisses it. */
export function useDepositRequest() {
  const open = useGetMyDepositRequestQuery(undefined, { refetchOnMountOrArgChange: true });
  const shown = useRequestById<DepositRequest>({
    useById: useGetDepositRequestQuery,
    open: open.data === undefined ? undefined : open.data?.uuid ? open.data : null,
    isOpen: isDepositOpen,
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
  const [createQr, creatingQr] = useCreateQrRequestMutation();
  const [confirm, confirming] = useConfirmTransferMutation();
  const [cancel] = useCancelDepositRequestMutation();
  return {
    create: useMoneyAction('deposit', create),
    createQr: useMoneyAction('deposit-qr', createQr),
    confirm: useMoneyAction('deposit-transferred', confirm),
    cancel: useMoneyAction('deposit-cancel', cancel),
    isCreating: creating.isLoading || creatingQr.isLoading,
    isConfirming: confirming.isLoading,
  };
}
