import { useMemo, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { levelOf } from '#core/brand/levels';
import { useBrand, useFeature } from '@/brand/useBrand';
import { OutdatedCredit } from '@/features/user/OutdatedCredit';
import { useCredit } from '@/features/user/useCredit';
import { WithdrawalCard } from '@/features/withdraw/WithdrawalCard';
import { WithdrawBalance } from '@/features/withdraw/WithdrawBalance';
import { WithdrawForm } from '@/features/withdraw/WithdrawForm';
import { withdrawnToday } from '@/features/withdraw/withdrawLimits';
import { WithdrawLimits } from '@/features/withdraw/WithdrawLimits';
import { type Withdrawal, withdrawApi } from '@/features/withdraw/withdrawApi';
import { maskAccount } from '@/lib/formatIdentity';
import { ErrorState } from '@/ui/ErrorState';
import { useGetTurnoverQuery, turnoverApi } from '@/features/turnover/turnoverApi';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { useAppSelector, useAppDispatch } from '../makeStore';
import { GameCredit, useCashOutAll } from '../shared/GameCredit';
import { TurnoverNotice } from '../shared/TurnoverNotice';
import { Column, Columns } from './money/Columns';
import { RecentList } from './money/RecentList';
import { WithdrawRow } from './money/historyRows';
import type { ApiError } from '#core/contract/apiError';
import { useWithdrawNews } from '@/features/withdraw/withdrawStatus';
import { useWithdrawActions, useWithdrawal } from '@/features/withdraw/useWithdrawal';
import { useErrorText } from '@/i18n/errorText';
import { useSingletonList } from '@/lib/useStatusChanges';
import { toast } from '@/ui/toast';
import { isGameOpen } from '@/features/game/gamePresence';

/** Withdrawal: the form, or the open withdrawal instead. */
export function WithdrawPage() {
  const { t, i18n } = useTranslation(['withdraw', 'money', 'turnover']);
  const brand = useBrand();
  const user = useAppSelector(selectUser);
  const { point } = useCredit();
  const page = useWithdrawPage();
  useGamesFirst();
  const [retrying, setRetrying] = useState<string | null>(null);
  const level = levelOf(brand, user?.level ?? 1);
  const today = useMemo(() => withdrawnToday(page.latest, page.asOf), [page.latest, page.asOf]);
  const bank = user?.user_bank;
  const account =
    user && bank ? { name: user.name, bankName: bank.bankName, number: maskAccount(bank.bankId) } : null;

  const retry = async (row: Withdrawal) => {
    setRetrying(row.uuid);
    await page.retry(row);
    setRetrying(null);
  };

  const { withdrawal } = page;
  // Fetched by the notice. A back end without turnover blocks nothing.
  const turnover = useGetTurnoverQuery();
  const isAllowed = (turnover.data?.left ?? 0) <= 0;
  const isLoading = page.isLoading || (page.isFree && !withdrawal && turnover.isLoading);
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <Columns>
        <Column>
          <WithdrawBalance
            credit={point}
            bankName={account?.bankName ?? null}
            account={account?.number ?? null}
          />
          <OutdatedCredit />
          <GameCredit />
          {withdrawal && (
            <WithdrawalCard
              withdrawal={withdrawal}
              isRetrying={page.isRetrying}
              onRetry={() => void retry(withdrawal)}
              onAnother={page.isFree ? page.dismiss : null}
            />
          )}
          {isLoading && <SkeletonCard height={400} />}
          {page.failed && <ErrorState onRetry={() => void page.refetch()} />}
          {!isLoading && page.isFree && !withdrawal && <TurnoverNotice />}
          {!isLoading && page.isFree && !withdrawal && isAllowed && (
            <WithdrawForm
              withdrawMin={brand.limits.withdrawMin}
              credit={point}
              level={level}
              today={today}
              account={account}
              isPending={page.isWithdrawing}
              onSubmit={page.withdraw}
              onAll={page.withdrawEverything}
            />
          )}
        </Column>
        <Column>
          <WithdrawLimits
            level={level}
            name={i18n.language === 'en' ? level.label.en : level.label.th}
            today={today}
          />
          <RecentList
            title={t('recent.title')}
            allTo="/auth/transaction/history?type=withdraw"
            allLabel={t('recent.all')}
            empty={{ title: t('recent.empty'), text: t('recent.emptyHint') }}
            rows={page.latest}
            onRetry={page.retryLatest}
          >
            {(row) => (
              <WithdrawRow
                row={row}
                retrying={retrying}
                onRetry={page.isFree ? (failed) => void retry(failed) : undefined}
              />
            )}
          </RecentList>
        </Column>
      </Columns>
    </>
  );
}

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
