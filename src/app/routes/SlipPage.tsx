import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useRequestId } from '@/api/useRequestById';
import { useBrand, useFeature } from '@/brand/useBrand';
import { DepositStopped, isDepositStopped } from '@/features/responsible-gambling/DepositStopped';
import { usePlayStatus } from '@/features/responsible-gambling/responsibleGamblingApi';
import { SlipList } from '@/features/slip/SlipList';
import { useSlipActions, useSlipNews, useSlips } from '@/features/slip/useSlips';
import { useCredit } from '@/features/user/useCredit';
import { useErrorText } from '@/i18n/errorText';
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
import { CurrentSlip } from './money/CurrentSlip';
import { SectionBoundary } from '../ErrorBoundary';

/** Deposit by a bank-verified slip, and the list of sent slips. */
export function SlipPage() {
  return useFeature('slip') ? <Slips /> : <Navigate to="/404" replace />;
}

function Slips() {
  const { t } = useTranslation(['slip', 'deposit']);
  const errorText = useErrorText();
  const { renew } = useCredit();
  const actions = useSlipActions();
  const { slips, isLoading, failed, refetch } = useSlips();
  const [current, setCurrent] = useRequestId();
  const [isHandingOver, setHandingOver] = useState(false);
  const [confirming, setConfirming] = useState<string | null>(null);
  const playStatus = usePlayStatus();
  const { limits } = useBrand();
  const isStopped = playStatus !== null && isDepositStopped(playStatus, limits.depositMin);
  useSlipNews(slips, renew);

  const choose = (slipUuid: string | null, handOver = false) => {
    setCurrent(slipUuid);
    setHandingOver(handOver);
  };

  const confirm = async (slipUuid: string) => {
    setConfirming(slipUuid);
    try {
      await actions.confirm({ slipUuid });
    } catch (error) {
      toast.error(errorText(error as ApiError));
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
          <CurrentSlip
            slipUuid={current}
            listed={slips.find((slip) => slip.slipUuid === current) ?? null}
            isHandingOver={isHandingOver}
            actions={actions}
            onChoose={choose}
            onHandOver={setHandingOver}
            onConfirm={confirm}
          />
          {!current && !isStopped && <BonusOffer amount={null} />}
          {!current && (isStopped ? <DepositStopped playStatus={playStatus} /> : <SlipAccounts />)}
        </Column>
        <SectionBoundary>
          <Section title={t('list.title')}>
            {isLoading && <SkeletonList rows={3} />}
            {failed && <ErrorState onRetry={() => void refetch()} />}
            {!isLoading && !failed && (
              <SlipList
                slips={slips}
                current={current}
                confirming={confirming}
                onConfirm={(slip) => void confirm(slip.slipUuid)}
                onHandOver={(slip) => choose(slip.slipUuid, true)}
              />
            )}
          </Section>
        </SectionBoundary>
      </Columns>
    </>
  );
}
