import { useMoneyAction } from '@/api/useMoneyAction';
import {
  useRetryWithdrawalMutation,
  useWithdrawEverythingMutation,
  useWithdrawMutation,
} from './withdrawApi';

/** The three things a member does with withdrawals, each with one effect however often it is pressed. */
export function useWithdrawActions() {
  const [withdraw, withdrawing] = useWithdrawMutation();
  const [everything] = useWithdrawEverythingMutation();
  const [retry, retrying] = useRetryWithdrawalMutation();
  return {
    withdraw: useMoneyAction('withdraw', withdraw),
    withdrawEverything: useMoneyAction('withdraw-all', everything),
    retry: useMoneyAction('withdraw-retry', retry),
    isWithdrawing: withdrawing.isLoading,
    isRetrying: retrying.isLoading,
  };
}
