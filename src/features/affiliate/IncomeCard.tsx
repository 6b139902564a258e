import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ApiError } from '#core/contract/apiError';
import { selectUser } from '@/api/session';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useBrand } from '@/brand/useBrand';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { SkeletonCard } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { Muted } from '@/ui/Muted';
import {
  type IncomeType,
  useGetAffiliateBalanceQuery,
  useMoveIncomeMutation,
  type AffiliateBalance,
} from './affiliateApi';
import { MoveForm } from './MoveForm';

interface Props {
  /** Called after a transfer, because the credit has changed. */
  readonly onMoved: () => void;
}

/** Affiliate income, with a transfer to the main wallet. */
export function IncomeCard({ onMoved }: Props) {
  const { t } = useTranslation('affiliate');
  const errorText = useErrorText();
  const { affiliateMin } = useBrand().limits;
  const username = useSelector(selectUser)?.user_pass.username ?? '';
  const { data, isLoading, isFetching, isError, refetch } = useGetAffiliateBalanceQuery(username, {
    skip: !username,
    refetchOnMountOrArgChange: true,
  });
  const [send, moving] = useMoveIncomeMutation();
  const ask = useMoneyAction('affiliate-move', send);

  const move = async (amount: number, type: IncomeType) => {
    try {
      const moved = await ask({ username, amount, type });
      if (!moved) return null;
      toast.success(t('move.done', { amount: formatMoney(amount) }));
      onMoved();
      return null;
    } catch (error) {
      return errorText(error as ApiError);
    }
  };

  if (isLoading) return <SkeletonCard />;
  if (isError || !data) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <Card aria-label={t('balance.title')} data-edit="/limits/affiliateMin">
      <Muted as="h2">{t('balance.title')}</Muted>
      <Figure data-testid="affiliate-balance">
        <Money baht={data.balance} unit />
      </Figure>
      <MoveForm
        income={incomeOf(data)}
        min={data.min ?? affiliateMin}
        isPending={moving.isLoading}
        onMove={move}
      />
    </Card>
  );
}

const Figure = styled.p`
  margin-bottom: 16px;
  color: var(--gold-strong);
  ${text('figure', 'bold')}
`;

/** Both incomes in baht; a back end that returns only the sum has it assigned to turnover. */
function incomeOf({ balance, af, wl }: AffiliateBalance): Record<IncomeType, number> {
  const isSplit = typeof af === 'number' || typeof wl === 'number';
  return isSplit ? { af: af ?? 0, wl: wl ?? 0 } : { af: balance, wl: 0 };
}
