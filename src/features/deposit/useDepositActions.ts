import { useMoneyAction } from '@/api/useMoneyAction';
import {
  useCancelDepositRequestMutation,
  useConfirmTransferMutation,
  useCreateDepositRequestMutation,
} from './depositApi';

/** The three things a member does with a deposit request, each with one effect however often it is pressed. */
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
