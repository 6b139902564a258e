import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { selectUser } from '@/api/session';
import { useCredit } from '@/features/user/useCredit';
import { useWithdrawActions, useWithdrawal, useWithdrawNews } from '@/features/withdraw/useWithdrawal';
import { type Withdrawal, withdrawApi } from '@/features/withdraw/withdrawApi';
import { turnoverApi } from '@/features/turnover/turnoverApi';
import { useErrorText } from '@/i18n/errorText';
import { useSingletonList } from '@/lib/useStatusChanges';
import { toast } from '@/ui/toast';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { useEffect } from 'react';
import { useFeature } from '@/brand/useBrand';
import { isGameOpen } from '@/features/game/gamePresence';
import { useCashOutAll } from '../../shared/useCashOutAll';

/** The member's open withdrawal and its actions, synchronized with credit and notifications. */
export function useWithdrawPage() {
  const { t } = useTranslation('withdraw');
  const errorText = useErrorText();
  const user = useAppSelector(selectUser);
  const { renew } = useCredit();
  const act = useWithdrawActions();
  const dispatch = useAppDispatch();
  const open = useWithdrawal(user?.uuid ?? '');
  useWithdrawNews(useSingletonList(open.withdrawal), () => {
    renew();
    dispatch(withdrawApi.util.invalidateTags(['WithdrawHistory']));
  });

  /** Runs a call that creates a withdrawal; returns the text of a failure. */
  const ask = async (call: () => Promise<Withdrawal | undefined>): Promise<string | null> => {
    try {
      const made = await call();
      if (!made) return null;
      open.show(made);
      // A withdrawal that is already on screen is announced like any other change.
      if (made.uuid === open.withdrawal?.uuid) return null;
      toast.success(t('toast.created'));
      renew();
      return null;
    } catch (error) {
      const failure = error as ApiError;
      if (failure.code === 'WITHDRAW_PENDING_EXISTS') void open.refetch();
      if (failure.code === 'TURNOVER_NOT_REACHED') dispatch(turnoverApi.util.invalidateTags(['Turnover']));
      return errorText(failure);
    }
  };

  const uuid = user?.uuid ?? '';
  const bank = user?.user_bank;
  return {
    ...open,
    isWithdrawing: act.isWithdrawing,
    isRetrying: act.isRetrying,
    withdraw: (amount: number) => ask(() => act.withdraw({ uuid, amount })),
    withdrawEverything: () =>
      ask(async () =>
        bank
          ? act.withdrawEverything({ uuid, bankId: bank.bankId, bankName: bank.bankName as BankName })
          : undefined,
      ),
    /** Retries a failed withdrawal; a refusal is shown as a toast. */
    retry: async (row: Withdrawal) => {
      const failure = await ask(() => act.retry({ uuid: row.uuid }));
      if (failure) toast.error(failure);
    },
  };
}

/** The profile contains the bank name as text; the call expects a code. */
type BankName = Parameters<ReturnType<typeof useWithdrawActions>['withdrawEverything']>[0]['bankName'];

/**
 * Cashes out the games before a withdrawal, so that this credit can be withdrawn too. Credit of a game open in another
 * tab stays until the member requests it.
 */
export function useGamesFirst(): void {
  const hasGames = useFeature('games');
  const { cashOutGames } = useCashOutAll();
  useEffect(() => {
    if (!hasGames) return;
    void isGameOpen().then((isOpen) => {
      if (!isOpen) cashOutGames();
    });
  }, [hasGames, cashOutGames]);
}
