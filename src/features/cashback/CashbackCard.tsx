import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { levelOf } from '#core/brand/levels';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useOutcomeToast } from '@/api/useOutcomeToast';
import { useBrand } from '@/brand/useBrand';
import { formatMoney } from '@/lib/formatMoney';
import { AmountFigure } from '@/ui/AmountFigure';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { KeyValue } from '@/ui/KeyValue';
import { Money } from '@/ui/Money';
import { Muted } from '@/ui/Muted';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { type Cashback, type Claimed, useClaimCashbackMutation, useGetCashbackQuery } from './cashbackApi';

interface Props {
  /** How many times the amount has to be staked before a withdrawal; 0 for nothing. */
  readonly turnover: number;
  /** Called after a claim, because the credit has changed. */
  readonly onClaimed: () => void;
}

/** What the member can claim now, what it comes from, and the button. */
export function CashbackCard({ turnover, onClaimed }: Props) {
  const { t } = useTranslation('cashback');
  const { data, isError, isFetching, refetch } = useGetCashbackQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { claim, isClaiming } = useClaim(onClaimed);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  const canClaim = data !== undefined && data.claimable > 0 && data.claimable >= data.min;
  return (
    <Card aria-label={t('now')} data-edit="/limits/cashbackMin">
      <Stack>
        <div>
          <Muted as="h2">{t('now')}</Muted>
          <AmountFigure data-testid="cashback-claimable">
            {data ? formatMoney(data.claimable) : <Wait />}
          </AmountFigure>
        </div>
        <Yesterday cashback={data} />
        <Button size="large" full disabled={!canClaim} pending={isClaiming} onClick={() => void claim()}>
          {t('claim')}
        </Button>
        <TwoLines>
          {data ? <Hint cashback={data} turnover={turnover} /> : <Skeleton $height="1.6em" />}
        </TwoLines>
      </Stack>
    </Card>
  );
}

/* Most hints need two lines on a phone; nothing below moves when one arrives. */
const TwoLines = styled(Muted)`
  display: grid;
  align-items: center;
  min-height: 3.2em;
  text-align: center;
  text-wrap: balance;

  @media (min-width: 480px) {
    min-height: 1.6em;
  }
`;

function useClaim(onClaimed: () => void) {
  const { t } = useTranslation('cashback');
  const report = useOutcomeToast();
  const [send, { isLoading: isClaiming }] = useClaimCashbackMutation();
  const ask = useMoneyAction<object, Claimed>('cashback-claim', send);
  const claim = async () => {
    try {
      const claimed = await ask({});
      if (!claimed) return;
      report({}, t('claimed', { amount: formatMoney(claimed.amount) }));
      onClaimed();
    } catch (error) {
      report({ error }, null);
    }
  };
  return { claim, isClaiming };
}

/**
 * The loss of yesterday, the level's share and the result, and what waits from the days before: the last two are the sum
 * that can be claimed. Skeletons of the same size while it loads.
 */
function Yesterday({ cashback }: { readonly cashback: Cashback | undefined }) {
  const { t, i18n } = useTranslation('cashback');
  const brand = useBrand();
  const day = cashback?.yesterday;
  const rule = levelOf(brand, day?.level ?? cashback?.level ?? 1);
  const percent = day?.percent ?? cashback?.percent ?? 0;
  const ready = day?.status === 'CLAIMABLE' ? (day.amount ?? 0) : 0;
  const earlier = Math.max(0, (cashback?.claimable ?? 0) - ready);
  const shown = (value: ReactNode) => (cashback ? value : <Wait />);
  return (
    <KeyValue
      rows={[
        {
          label: t('yesterday.loss'),
          value: shown(<Money baht={Math.max(0, -(day?.winlost ?? 0))} />),
        },
        {
          label: t('yesterday.percent', { level: i18n.language === 'th' ? rule.label.th : rule.label.en }),
          value: shown(t('percent', { percent })),
        },
        { label: t('yesterday.amount'), value: shown(<Money baht={day?.amount ?? 0} />) },
        { label: t('earlier'), value: shown(<Money baht={earlier} />) },
      ]}
    />
  );
}

/** Why nothing can be claimed, or what follows from a claim. */
function Hint({ cashback, turnover }: { readonly cashback: Cashback; readonly turnover: number }) {
  const { t } = useTranslation('cashback');
  const { claimable, min, yesterday } = cashback;
  if (yesterday?.status === 'OPEN' && claimable === 0) return t('hint.open');
  if (claimable === 0) return t(yesterday?.status === 'CLAIMED' ? 'hint.claimed' : 'hint.none');
  if (claimable < min) return t('hint.min', { amount: formatMoney(min, { whole: true }) });
  return turnover > 0 ? t('hint.turnover', { n: turnover }) : t('hint.free');
}

/** As wide as most amounts, so that no label next to it wraps. */
const Wait = () => <Skeleton as="span" $width="56px" $height="1em" style={{ display: 'inline-block' }} />;
