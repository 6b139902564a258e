import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { useGetWheelLogInfiniteQuery, useGetWheelQuery } from '@/features/wheel/wheelApi';
import { WheelGame } from '@/features/wheel/WheelGame';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { Column, Columns } from './money/Columns';
import { EventClosed, RightsLeft, HowToEarn } from './prizes/RightsLeft';
import { Fairness } from './prizes/Fairness';
import { PrizeDialog, type ShownPrize } from './prizes/PrizeDialog';
import { EffectsButton, usePlayEffects } from './prizes/playEffects';
import { PrizeLog } from './prizes/PrizeLog';
import { usePrizeArrived } from '../shared/usePrizeArrived';

/** `/auth/media/wheel`: the prize wheel. */
export function WheelPage() {
  const { t } = useTranslation('prize');
  const { wheel: rules } = useBrand();
  const wheel = useGetWheelQuery(undefined, { refetchOnMountOrArgChange: true });
  const log = useGetWheelLogInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [result, setResult] = useState<ShownPrize | null>(null);
  const renewAll = usePrizeArrived();
  const effects = usePlayEffects();
  const { data } = wheel;

  return (
    <>
      <PageHeader title={t('wheel.title')} back="/auth/media">
        <EffectsButton effects={effects} />
      </PageHeader>
      <Columns>
        <Column>
          {wheel.isLoading && <SkeletonCard />}
          {wheel.isError && !data && <ErrorState onRetry={() => void wheel.refetch()} />}
          {data && (
            <WheelGame
              state={data}
              rights={data.enabled ? <RightsLeft left={data.left ?? 0} /> : <EventClosed />}
              onResult={(spin) => {
                setResult(spin);
                effects.play(spin.type !== 'NONE');
                renewAll();
              }}
            />
          )}
        </Column>
        <Column>
          <HowToEarn {...rules} />
          <PrizeLog title={t('wheel.log')} log={log} />
          <Fairness prizes={data?.segments ?? []} />
        </Column>
      </Columns>
      {result && <PrizeDialog prize={result} onClose={() => setResult(null)} />}
    </>
  );
}
