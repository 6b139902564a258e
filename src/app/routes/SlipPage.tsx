import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useRequestId } from '@/api/useRequestById';
import { useBrand } from '@/brand/useBrand';
import { DepositStopped, isDepositStopped } from '@/features/responsible-gambling/DepositStopped';
import { usePlayStatus } from '@/features/responsible-gambling/responsibleGamblingApi';
import { SlipList } from '@/features/slip/SlipList';
import { useSlipActions, useSlipNews, useSlips, useSlip } from '@/features/slip/useSlips';
import { useCredit } from '@/features/user/useCredit';
import { useErrorText } from '@/i18n/errorText';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { SkeletonCard } from '@/ui/Skeleton';
import { SkeletonList } from '@/ui/SkeletonList';
import { toast } from '@/ui/toast';
import { BonusOffer } from '../shared/BonusOffer';
import { Column, Columns } from './money/Columns';
import { DepositWays, usePlayOn } from './money/DepositWays';
import { SectionBoundary } from '../ErrorBoundary';
import { HandOverForm, SlipForm } from '@/features/slip/SlipForm';
import { SlipActions, SlipResultCard } from '@/features/slip/SlipResultCard';
import { asRequest, type SlipRequest, type SlipResult } from '@/features/slip/slipApi';
import { selectUser } from '@/api/session';
import { CompanyAccount } from '@/features/deposit/ReceivingBanks';
import { useGetDepositsInfiniteQuery } from '@/features/deposit/depositApi';
import { Stack } from '@/ui/Stack';
import { Notice } from '@/ui/Notice';
import { useAppSelector } from '../makeStore';

/** Deposit by a bank-verified slip, and the list of sent slips. */
export function SlipPage() {
  const { t } = useTranslation(['slip', 'deposit', 'money', 'turnover', 'promotion', 'responsible']);
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
  useSlipNews(slips, (status) => status === 'SUCCESS' && renew());

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

interface Props {
  /** The slip in progress; null while one is to be chosen. */
  readonly slipUuid: string | null;
  /** The same slip as the list contains it. */
  readonly listed: SlipRequest | null;
  readonly isHandingOver: boolean;
  readonly actions: ReturnType<typeof useSlipActions>;
  readonly onChoose: (slipUuid: string | null) => void;
  readonly onHandOver: (isOpen: boolean) => void;
  readonly onConfirm: (slipUuid: string) => Promise<void>;
}

/** One slip from image to credit: choose, verify, confirm, or submit to staff. */
export function CurrentSlip(props: Props) {
  const { slipUuid, listed, isHandingOver, actions, onChoose, onHandOver, onConfirm } = props;
  const errorText = useErrorText();
  const { limits } = useBrand();
  const [result, setResult] = useState<SlipResult | null>(null);
  const play = usePlayOn();
  const byId = useSlip(slipUuid);
  const known = result && result.slipUuid === slipUuid ? result : null;
  const slip = known?.duplicate ? asRequest(known) : (byId.currentData ?? listed);

  const verify = async (file: File) => {
    try {
      const found = await actions.verify({ file });
      if (!found) return null;
      setResult(found);
      onChoose(found.slipUuid);
      return null;
    } catch (error) {
      return errorText(error as ApiError);
    }
  };

  const handOver = async (slipUuid: string, amount: number, note: string) => {
    try {
      await actions.handOver({ slipUuid, amount, ...(note && { note }) });
      onHandOver(false);
      return null;
    } catch (error) {
      return errorText(error as ApiError);
    }
  };

  if (!slip && byId.isFetching) return <SkeletonCard />;
  if (!slip)
    return (
      <SlipForm maxAgeHours={limits.slipMaxAgeHours} isPending={actions.isVerifying} onSubmit={verify} />
    );
  return (
    <SlipResultCard slip={slip} result={known}>
      {isHandingOver ? (
        <HandOverForm
          amount={slip.amount ?? null}
          isPending={actions.isHandingOver}
          onSubmit={(amount, note) => handOver(slip.slipUuid, amount, note)}
          onCancel={() => onHandOver(false)}
        />
      ) : (
        <SlipActions
          status={slip.status}
          isConfirming={actions.isConfirming}
          onConfirm={() => void onConfirm(slip.slipUuid)}
          onHandOver={() => onHandOver(true)}
          onChooseAnother={() => onChoose(null)}
          play={play}
        />
      )}
    </SlipResultCard>
  );
}

/** Accounts to transfer to before a slip exists. */
export function SlipAccounts() {
  const { t } = useTranslation(['slip', 'deposit']);
  const uuid = useAppSelector(selectUser)?.uuid ?? '';
  const { data, isLoading, isError } = useGetDepositsInfiniteQuery({ uuid }, { skip: !uuid });
  const banks = data?.pages[0]?.banks ?? [];
  if (isError) return null;
  return (
    <Section title={t('accounts.title')}>
      {isLoading && <SkeletonCard />}
      {!isLoading && banks.length === 0 && <Notice tone="warning">{t('accounts.empty')}</Notice>}
      <Stack $gap={12}>
        {banks.map((bank) => (
          <CompanyAccount key={bank.uuid} bank={bank} />
        ))}
        {banks.length > 0 && <Notice tone="info">{t('deposit:hint.account')}</Notice>}
      </Stack>
    </Section>
  );
}
