import { useMemo } from 'react';
import { useDepositNews } from '@/features/deposit/useDepositRequest';
import { useCredit } from '@/features/user/useCredit';
import { useWithdrawNews } from '@/features/withdraw/useWithdrawal';
import type { HistoryRow } from './useHistory';

/** Announces what changes while the history is open, and renews the credit then (ST-24). */
export function useHistoryNews(rows: readonly HistoryRow[]): void {
  const { renew } = useCredit();
  const deposits = useMemo(() => rows.flatMap((row) => ('deposit' in row ? [row.deposit] : [])), [rows]);
  const withdrawals = useMemo(
    () => rows.flatMap((row) => ('withdrawal' in row ? [row.withdrawal] : [])),
    [rows],
  );
  useDepositNews(deposits, renew);
  useWithdrawNews(withdrawals, renew);
}
