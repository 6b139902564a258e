import { useEffect, useMemo, useState } from 'react';
import { selectUser } from '@/api/session';
import { usePolling } from '@/api/useRequestById';
import { useFeature } from '@/brand/useBrand';
import { type DepositRow, useGetDepositsInfiniteQuery } from '@/features/deposit/depositApi';
import { isDepositOpen, useDepositNews } from '@/features/deposit/depositStatus';
import {
  type GameSession,
  type GameTransfer,
  isTransferOpen,
  useGetGameSessionsInfiniteQuery,
  useGetPendingTransfersInfiniteQuery,
} from '@/features/game/gameApi';
import type { HistoryRange } from '@/api/numberedPages';
import { mergeHistories, type Source } from '@/features/log/mergeHistories';
import { type Requirement, useGetTurnoverHistoryInfiniteQuery } from '@/features/turnover/turnoverApi';
import { type Adjustment, useGetAdjustmentsInfiniteQuery } from '@/features/user/userApi';
import { useGetWithdrawalsInfiniteQuery, type Withdrawal } from '@/features/withdraw/withdrawApi';
import { isWithdrawOpen, useWithdrawNews } from '@/features/withdraw/withdrawStatus';
import { useAppSelector } from '../../makeStore';
import { useCredit } from '@/features/user/useCredit';
import { useWithdrawActions } from '@/features/withdraw/useWithdrawal';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { toast } from '@/ui/toast';

const tabs = ['all', 'deposit', 'withdraw', 'bonus', 'game'] as const;
export type HistoryTab = (typeof tabs)[number];

interface Row {
  readonly uuid: string;
  readonly createdAt: string | null | undefined;
}

export type HistoryRow =
  | (Row & { readonly deposit: DepositRow })
  | (Row & { readonly withdrawal: Withdrawal })
  | (Row & { readonly transfer: GameTransfer })
  | (Row & { readonly session: GameSession })
  | (Row & { readonly adjustment: Adjustment })
  | (Row & { readonly requirement: Requirement });

/** The tabs of the brand; the games tab exists only where the brand has games. */
export function useHistoryTabs(): readonly HistoryTab[] {
  const hasGames = useFeature('games');
  return hasGames ? tabs : tabs.filter((tab) => tab !== 'game');
}

/**
 * All movements of the member's credit, merged newest first, with further pages on request: games as play sessions,
 * and transfers while they are pending. `money` contains bank deposits and withdrawals.
 */
export function useHistory(tab: HistoryTab | 'money', range?: HistoryRange) {
  const uuid = useAppSelector(selectUser)?.uuid ?? '';
  const hasGames = useFeature('games');
  const wanted = {
    deposits: uuid !== '' && tab !== 'withdraw' && tab !== 'game',
    withdrawals: uuid !== '' && (tab === 'all' || tab === 'money' || tab === 'withdraw'),
    games: uuid !== '' && hasGames && (tab === 'all' || tab === 'game'),
    adjustments: uuid !== '' && tab === 'all',
    requirements: uuid !== '' && (tab === 'all' || tab === 'bonus'),
  };
  const [mustPoll, setMustPoll] = useState(false);
  const always = {
    refetchOnMountOrArgChange: true,
    ...usePolling(mustPoll),
  };
  const deposits = useGetDepositsInfiniteQuery({ uuid, range }, { skip: !wanted.deposits, ...always });
  const withdrawals = useGetWithdrawalsInfiniteQuery(
    { uuid, range },
    { skip: !wanted.withdrawals, ...always },
  );
  const transfers = useGetPendingTransfersInfiniteQuery(range, { skip: !wanted.games, ...always });
  const sessions = useGetGameSessionsInfiniteQuery(range, { skip: !wanted.games, ...always });

  const adjustments = useGetAdjustmentsInfiniteQuery(range, { skip: !wanted.adjustments, ...always });

  const requirements = useGetTurnoverHistoryInfiniteQuery(range, {
    skip: !wanted.requirements,
    ...always,
  });

  const { rows, behind } = useMemo(() => {
    const merged = mergeHistories<HistoryRow>([
      sourceOf(wanted.deposits, deposits, ofDeposit),
      sourceOf(wanted.withdrawals, withdrawals, ofWithdrawal),
      sourceOf(wanted.games, transfers, ofTransfer),
      sourceOf(wanted.games, sessions, ofSession),
      sourceOf(wanted.adjustments, adjustments, ofAdjustment),
      sourceOf(wanted.requirements, requirements, ofRequirement),
    ]);
    return { ...merged, rows: tab === 'bonus' ? merged.rows.filter(hasBonus) : merged.rows };
  }, [
    tab,
    wanted.deposits,
    wanted.withdrawals,
    wanted.games,
    wanted.adjustments,
    wanted.requirements,
    deposits,
    withdrawals,
    transfers,
    sessions,
    adjustments,
    requirements,
  ]);

  const isAnyOpen = rows.some(isOpen);
  if (isAnyOpen !== mustPoll) setMustPoll(isAnyOpen);

  const parts = [
    ...(wanted.deposits ? [deposits] : []),
    ...(wanted.withdrawals ? [withdrawals] : []),
    ...(wanted.games ? [transfers, sessions] : []),
    ...(wanted.adjustments ? [adjustments] : []),
    ...(wanted.requirements ? [requirements] : []),
  ];
  const isLoading = parts.some((part) => part.isLoading);
  const isFetchingMore = parts.some((part) => part.isFetchingNextPage);
  const failed = parts.some((part) => part.isError);

  const loadMore = () => {
    const next = [deposits, withdrawals, transfers, sessions, adjustments, requirements].map(
      (part) => part.fetchNextPage,
    );
    for (const place of behind) void next[place]?.();
  };

  // A page of deposits may contain no bonus, so further pages load automatically until one appears.
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

interface Loaded<Item> {
  readonly data?: { readonly pages: readonly { readonly rows: readonly Item[] }[] } | undefined;
  readonly hasNextPage: boolean;
}

function sourceOf<Item>(
  isWanted: boolean,
  { data, hasNextPage }: Loaded<Item>,
  rowOf: (item: Item) => HistoryRow,
): Source<HistoryRow> {
  if (!isWanted) return { rows: [], hasMore: false };
  return { rows: (data?.pages ?? []).flatMap(({ rows }) => rows).map(rowOf), hasMore: hasNextPage };
}

const ofDeposit = (deposit: DepositRow): HistoryRow => ({ ...timeOf(deposit), deposit });
const ofWithdrawal = (withdrawal: Withdrawal): HistoryRow => ({ ...timeOf(withdrawal), withdrawal });
const ofTransfer = (transfer: GameTransfer): HistoryRow => ({ ...timeOf(transfer), transfer });
const ofSession = (session: GameSession): HistoryRow => ({ ...timeOf(session), session });
const ofAdjustment = (adjustment: Adjustment): HistoryRow => ({ ...timeOf(adjustment), adjustment });

const ofRequirement = (requirement: Requirement): HistoryRow => ({ ...timeOf(requirement), requirement });

function timeOf({
  uuid,
  createdAt,
}: {
  readonly uuid: string;
  readonly createdAt?: string | null | undefined;
}): Row {
  return { uuid, createdAt };
}

function isOpen(row: HistoryRow): boolean {
  if ('deposit' in row) return isDepositOpen(row.deposit.status);
  if ('withdrawal' in row) return isWithdrawOpen(row.withdrawal.status);
  return 'transfer' in row && isTransferOpen(row.transfer.status);
}

const hasBonus = (row: HistoryRow) =>
  'requirement' in row || ('deposit' in row && (row.deposit.bonus ?? 0) > 0);

/** Announces status changes while the history is open, and then refreshes the credit. */
export function useHistoryNews(rows: readonly HistoryRow[]): void {
  const { renew } = useCredit();
  const deposits = useMemo(() => rows.flatMap((row) => ('deposit' in row ? [row.deposit] : [])), [rows]);
  const withdrawals = useMemo(
    () => rows.flatMap((row) => ('withdrawal' in row ? [row.withdrawal] : [])),
    [rows],
  );
  useDepositNews(deposits, (status) => status === 'SUCCESS' && renew());
  useWithdrawNews(withdrawals, renew);
}

/** Retries a failed withdrawal from a list, which then announces the change. */
export function useRetry() {
  const errorText = useErrorText();
  const { retry } = useWithdrawActions();
  const [retrying, setRetrying] = useState<string | null>(null);

  const sendAgain = async ({ uuid }: Withdrawal) => {
    setRetrying(uuid);
    try {
      await retry({ uuid });
    } catch (error) {
      toast.error(errorText(error as ApiError));
    } finally {
      setRetrying(null);
    }
  };

  return { retrying, sendAgain };
}
