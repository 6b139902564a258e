import { useTranslation } from 'react-i18next';
import { giftTurnover } from '#core/brand/turnover';
import { selectUser } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { CashbackCard } from '@/features/cashback/CashbackCard';
import { CashbackDays } from '@/features/cashback/CashbackDays';
import { CashbackTerms } from '@/features/cashback/CashbackTerms';
import { useResting } from '@/features/responsible-gambling/responsibleGamblingApi';
import { useCredit } from '@/features/user/useCredit';
import { PageHeader } from '@/ui/PageHeader';
import { useAppSelector } from '../makeStore';
import { Column, Columns } from './money/Columns';

/** `/auth/cashback`: the refund of the member's own losses, to claim, by day, and its terms. */
export function CashbackPage() {
  const { t } = useTranslation('cashback');
  const brand = useBrand();
  const { renew } = useCredit();
  const { isResting } = useResting();
  const level = useAppSelector(selectUser)?.level ?? 1;
  // During a break a claim requires no turnover, which could not be played.
  const turnover = isResting ? 0 : (giftTurnover(brand, 'CASHBACK')?.multiple ?? 0);
  return (
    <>
      <PageHeader title={t('title')} back="/auth/dashboard" />
      <Columns>
        <Column>
          <CashbackCard turnover={turnover} onClaimed={renew} />
          <CashbackDays />
        </Column>
        <Column>
          <CashbackTerms level={level} />
        </Column>
      </Columns>
    </>
  );
}
