import { useEffect, useMemo, useState } from 'react';
import { selectUser } from '@/api/session';
import { type DepositRow, useGetDepositsInfiniteQuery } from '@/features/deposit/depositApi';
import { depositStatus } from '@/features/deposit/depositStatuses';
import { mergeHistories } from '@/features/log/mergeHistories';
import { useGetWithdrawalsInfiniteQuery, type Withdrawal } from '@/features/withdraw/withdrawApi';
import { withdrawStatus } from '@/features/withdraw/withdrawStatuses';
import { useAppSelector } from '../../hooks';
import { useRequestRhythm } from './useRequestRhythm';

export const historyTabs = ['all', 'deposit', 'withdraw', 'bonus'] as const;
export type HistoryTab = (typeof historyTabs)[number];

export type HistoryRow =
  | { readonly uuid: string; readonly createdAt: string | null | undefined; readonly deposit: DepositRow }
  | { readonly uuid: string; readonly createdAt: string | null | undefined; readonly withdrawal: Withdrawal };

/** Deposits and withdrawals of the member merged newest first, further pages on request (RTM-14, M20). */
export function useHistory(tab: HistoryTab) {
  const uuid = useAppSelector(selectUser)?.uuid ?? '';
  const wantsDeposits = tab !== 'withdraw';
  const wantsWithdrawals = tab === 'all' || tab === 'withdraw';
  const everyMs = useRequestRhythm();
  const [mustWatch, setMustWatch] = useState(false);
  const always = {
    refetchOnMountOrArgChange: true,
    pollingInterval: mustWatch ? everyMs : 0,
    skipPollingIfUnfocused: true,
  };
  const deposits = useGetDepositsInfiniteQuery(uuid, { skip: !uuid || !wantsDeposits, ...always });
  const withdrawals = useGetWithdrawalsInfiniteQuery(uuid, { skip: !uuid || !wantsWithdrawals, ...always });

  const { rows, behind } = useMemo(() => {
    const sources = [
      wantsDeposits && {
        rows: (deposits.data?.pages ?? []).flatMap((page) => page.rows).map(ofDeposit),
        hasMore: deposits.hasNextPage,
      },
      wantsWithdrawals && {
        rows: (withdrawals.data?.pages ?? []).flatMap((page) => page.rows).map(ofWithdrawal),
        hasMore: withdrawals.hasNextPage,
      },
    ];
    const known: readonly (typeof sources)[number][] = sources;
    const merged = mergeHistories<HistoryRow>(known.map((source) => source || { rows: [], hasMore: false }));
    return { ...merged, rows: tab === 'bonus' ? merged.rows.filter(hasBonus) : merged.rows };
  }, [
    tab,
    wantsDeposits,
    wantsWithdrawals,
    deposits.data,
    deposits.hasNextPage,
    withdrawals.data,
    withdrawals.hasNextPage,
  ]);

  const isAnyOpen = rows.some(isOpen);
  if (isAnyOpen !== mustWatch) setMustWatch(isAnyOpen);

  const parts = [...(wantsDeposits ? [deposits] : []), ...(wantsWithdrawals ? [withdrawals] : [])];
  const isLoading = parts.some((part) => part.isLoading);
  const isFetchingMore = parts.some((part) => part.isFetchingNextPage);
  const failed = parts.some((part) => part.isError);

  const loadMore = () => {
    if (behind.includes(0)) void deposits.fetchNextPage();
    if (behind.includes(1)) void withdrawals.fetchNextPage();
  };

  // A page of deposits without any bonus shows nothing: go on by itself until something does.
  const isStuck = rows.length === 0 && behind.length > 0 && !isLoading && !isFetchingMore && !failed;
  useEffect(() => {
    if (isStuck) loadMore();
  });

  return {
    rows,
    hasMore: behind.length > 0,
    isLoading: isLoading || isStuck,
    isFetchingMore,
    failed,
    loadMore,
    retry: () => parts.forEach((part) => void part.refetch()),
  };
}

const ofDeposit = (deposit: DepositRow): HistoryRow => ({
  uuid: deposit.uuid,
  createdAt: deposit.createdAt,
  deposit,
});
const ofWithdrawal = (withdrawal: Withdrawal): HistoryRow => ({
  uuid: withdrawal.uuid,
  createdAt: withdrawal.createdAt,
  withdrawal,
});
const isOpen = (row: HistoryRow) =>
  'deposit' in row ? depositStatus(row.deposit.status).isOpen : withdrawStatus(row.withdrawal.status).isOpen;
const hasBonus = (row: HistoryRow) => 'deposit' in row && (row.deposit.bonus ?? 0) > 0;
