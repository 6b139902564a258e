import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/apiError';
import { useBrand, useFeature } from '@/brand/useBrand';
import { DepositStopped, isDepositStopped } from '@/features/responsible-play/DepositStopped';
import { usePlayStanding } from '@/features/responsible-play/usePlayStanding';
import { SlipList } from '@/features/slip/SlipList';
import { useSlipActions } from '@/features/slip/useSlipActions';
import { useSlipNews } from '@/features/slip/useSlipNews';
import { useSlips } from '@/features/slip/useSlips';
import { useCredit } from '@/features/user/useCredit';
import { useErrorText } from '@/i18n/useErrorText';
import { Navigate } from '@/lib/router';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { SkeletonList } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { BonusOffer } from '../shared/BonusOffer';
import { Column, Columns } from './money/Columns';
import { DepositWays } from './money/DepositWays';
import { SlipAccounts } from './money/SlipAccounts';
import { SlipDesk } from './money/SlipDesk';
import { useRequestPollingInterval } from './money/useRequestPollingInterval';
import { SectionBoundary } from '../sections/SectionBoundary';

/** Deposit by a slip that the bank confirms, and the slips sent so far (RTM-09). */
export function SlipPage() {
  return useFeature('slip') ? <Slips /> : <Navigate to="/404" replace />;
}

function Slips() {
  const { t } = useTranslation(['slip', 'deposit']);
  const tell = useErrorText();
  const { renew } = useCredit();
  const act = useSlipActions();
  const { slips, remember, isLoading, failed, refetch } = useSlips(useRequestPollingInterval());
  const [onDesk, setOnDesk] = useState<string | null>(null);
  const [isHandingOver, setHandingOver] = useState(false);
  const [confirming, setConfirming] = useState<string | null>(null);
  const standing = usePlayStanding();
  const { limits } = useBrand();
  const isStopped = standing !== null && isDepositStopped(standing, limits.depositMin);
  const deskSlip = slips.find((slip) => slip.slipUuid === onDesk) ?? null;
  useSlipNews(slips, renew);

  const lay = (slipUuid: string | null, handOver = false) => {
    setOnDesk(slipUuid);
    setHandingOver(handOver);
  };

  const confirm = async (slipUuid: string) => {
    setConfirming(slipUuid);
    try {
      const answer = await act.confirm({ slipUuid });
      if (answer) remember(answer);
    } catch (error) {
      toast.error(tell(error as ApiError));
      void refetch();
    } finally {
      setConfirming(null);
    }
  };

  return (
    <>
      <PageHeader title={t('deposit:title')} documentTitle={t('slip:title')} back="/auth/dashboard" />
      <Columns>
        <Column>
          <DepositWays />
          <SlipDesk
            slip={deskSlip}
            isHandingOver={isHandingOver}
            act={act}
            onAnswer={remember}
            onLay={lay}
            onHandOver={setHandingOver}
            onConfirm={confirm}
          />
          {!deskSlip && !isStopped && <BonusOffer amount={null} />}
          {!deskSlip && (isStopped ? <DepositStopped standing={standing} /> : <SlipAccounts />)}
        </Column>
        <SectionBoundary>
          <Section title={t('list.title')}>
            {isLoading && <SkeletonList rows={3} />}
            {failed && <ErrorState onRetry={() => void refetch()} />}
            {!isLoading && !failed && (
              <SlipList
                slips={slips}
                onDesk={onDesk}
                confirming={confirming}
                onConfirm={(slip) => void confirm(slip.slipUuid)}
                onHandOver={(slip) => lay(slip.slipUuid, true)}
              />
            )}
          </Section>
        </SectionBoundary>
      </Columns>
    </>
  );
}
