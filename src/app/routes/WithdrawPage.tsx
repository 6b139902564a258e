import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { levelOf } from '#core/brand/levels';
import { useBrand } from '@/brand/useBrand';
import { RowList } from '@/ui/Stack';
import { OutdatedCredit } from '@/features/user/OutdatedCredit';
import { useCredit } from '@/features/user/useCredit';
import { WithdrawalCard } from '@/features/withdraw/WithdrawalCard';
import { WithdrawBalance } from '@/features/withdraw/WithdrawBalance';
import { WithdrawForm } from '@/features/withdraw/WithdrawForm';
import { withdrawnToday } from '@/features/withdraw/withdrawLimits';
import { WithdrawLimits } from '@/features/withdraw/WithdrawLimits';
import type { Withdrawal } from '@/features/withdraw/withdrawApi';
import { maskAccount } from '@/lib/formatIdentity';
import { ErrorState } from '@/ui/ErrorState';
import { useGetTurnoverQuery } from '@/features/turnover/turnoverApi';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { useAppSelector } from '../hooks';
import { GameCredit } from '../shared/GameCredit';
import { TurnoverNotice } from '../shared/TurnoverNotice';
import { Column, Columns } from './money/Columns';
import { RecentList } from './money/RecentList';
import { useGamesFirst, useWithdrawPage } from './money/useWithdrawPage';
import { WithdrawRow } from './money/historyRows';

/** Number of latest rows shown next to the form. */
const SHOWN = 3;

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
  const isAllowed = !turnover.isLoading && (turnover.data?.left ?? 0) <= 0;
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
          {page.isLoading && <SkeletonCard />}
          {page.failed && <ErrorState onRetry={() => void page.refetch()} />}
          {page.isFree && !withdrawal && <TurnoverNotice />}
          {page.isFree && !withdrawal && turnover.isLoading && <SkeletonCard />}
          {page.isFree && !withdrawal && isAllowed && (
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
          {page.isLoading ? (
            <SkeletonCard />
          ) : (
            <WithdrawLimits
              level={level}
              name={i18n.language === 'en' ? level.label.en : level.label.th}
              today={today}
            />
          )}
          {!page.isLoading && (
            <RecentList
              title={t('recent.title')}
              allTo="/auth/transaction/history?type=withdraw"
              allLabel={t('recent.all')}
              empty={{ title: t('recent.empty'), text: t('recent.emptyHint') }}
              isEmpty={page.latest.length === 0}
              onRetry={page.retryLatest}
            >
              <RowList>
                {page.latest.slice(0, SHOWN).map((row) => (
                  <li key={row.uuid}>
                    <WithdrawRow
                      row={row}
                      retrying={retrying}
                      onRetry={page.isFree ? (failed) => void retry(failed) : undefined}
                    />
                  </li>
                ))}
              </RowList>
            </RecentList>
          )}
        </Column>
      </Columns>
    </>
  );
}
