import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import type { ApiError } from '#core/contract/apiError';
import { useBrand, useFeature } from '@/brand/useBrand';
import { type DepositRequest, useGetDepositsInfiniteQuery } from '@/features/deposit/depositApi';
import { useDepositNews } from '@/features/deposit/depositStatus';
import { DepositForm, type PaySource } from '@/features/deposit/DepositForm';
import { DepositRequestCard } from '@/features/deposit/DepositRequestCard';
import { useDepositActions, useDepositRequest } from '@/features/deposit/useDepositRequest';
import { DepositBounds } from '@/features/responsible-gambling/DepositBounds';
import { DepositStopped, isDepositStopped } from '@/features/responsible-gambling/DepositStopped';
import { usePlayStatus, useResting } from '@/features/responsible-gambling/responsibleGamblingApi';
import { useCredit } from '@/features/user/useCredit';
import { useErrorText } from '@/i18n/errorText';
import { bankLabel, maskAccount } from '@/lib/formatIdentity';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { useSingletonList } from '@/lib/useStatusChanges';
import { useAppSelector } from '../makeStore';
import { BonusOffer } from '../shared/BonusOffer';
import { Column, Columns } from './money/Columns';
import { DepositWays, usePlayOn } from './money/DepositWays';
import styled from 'styled-components';
import { ReceivingBanks } from '@/features/deposit/ReceivingBanks';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { NumberedSteps } from '@/ui/NumberedSteps';
import { DepositRow } from './money/historyRows';
import { RecentList } from './money/RecentList';
import { lazyPart } from '@/lib/lazyPart';
import { Navigate } from '@/lib/router';

/** Loads with the first request, because the form shows no code. */
const QrRequestCard = lazyPart(async () => (await import('@/features/deposit/QrRequestCard')).QrRequestCard);

interface MethodProps {
  readonly method?: 'bank' | 'qr';
}

const pages = { bank: '/auth/deposit', qr: '/auth/deposit/qr' } as const;

/** Deposit by PromptPay QR. */
export const QrDepositPage = () => <DepositPage method="qr" />;

/** Deposit by bank transfer or QR: the form, or the open request instead. */
export function DepositPage({ method = 'bank' }: MethodProps) {
  // Texts of parts that appear later are loaded with the page; otherwise the form would suspend while they load.
  const { t } = useTranslation(['deposit', 'money', 'turnover', 'promotion', 'responsible']);
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(method === 'qr' && { documentTitle: t('qr.pageTitle') })}
        back="/auth/dashboard"
      />
      <Columns>
        <Column>
          <DepositWays />
          <DepositPanel method={method} />
        </Column>
        <DepositSidebar method={method} />
      </Columns>
    </>
  );
}

function DepositPanel({ method }: Required<MethodProps>) {
  const { t, i18n } = useTranslation('deposit');
  const errorText = useErrorText();
  const { limits } = useBrand();
  const takesSlips = useFeature('slip');
  const takesWallet = useFeature('trueWallet');
  const takesQr = useFeature('promptPay');
  const play = usePlayOn();
  const user = useAppSelector(selectUser);
  const { renew } = useCredit();
  const bank = user?.user_bank;
  const [source, setSource] = useState<PaySource>(bank?.bankName === 'TRUEMONEY' ? 'wallet' : 'bank');
  const deposit = useDepositRequest();
  const act = useDepositActions();
  const playStatus = usePlayStatus();
  const { isKnown } = useResting();
  useDepositNews(useSingletonList(deposit.request), (status) => status === 'SUCCESS' && renew());

  /** Runs one action on the request; a refusal means that its status changed elsewhere, so it is refetched. */
  const run = async (action: typeof act.confirm, onDone: (next: DepositRequest) => void) => {
    if (!deposit.request) return;
    try {
      const next = await action({ uuid: deposit.request.uuid });
      if (next) onDone(next);
    } catch (error) {
      toast.error(errorText(error as ApiError));
      void deposit.refetch();
    }
  };

  const putAway = () => {
    deposit.dismiss();
    toast.info(t('toast.cancelled'));
  };

  const create = async (amount: number, by = method) => {
    try {
      const request = await (by === 'qr' ? act.createQr : act.create)({ amount });
      if (request) deposit.show(request);
      if (request && by === 'bank') toast.success(t('toast.created', { minutes: limits.depositMinutes }));
      return null;
    } catch (error) {
      const failure = error as ApiError;
      if (failure.code === 'DEPOSIT_PENDING_EXISTS') {
        toast.error(errorText(failure));
        await deposit.refetch();
      }
      return errorText(failure);
    }
  };

  const renewQr = async (amount: number) => {
    const message = await create(amount, 'qr');
    if (message === null) return;
    toast.error(message);
    deposit.dismiss();
  };

  if (deposit.isLoading || (!deposit.request && !isKnown)) return <SkeletonCard height={680} />;
  if (deposit.failed) return <ErrorState onRetry={() => void deposit.refetch()} />;
  if (deposit.request) {
    const { request } = deposit;
    // A code of a brand that has switched the method off stays on the page of transfers.
    const own = request.qr && takesQr ? 'qr' : 'bank';
    if (own !== method) {
      // Not before the address has the id: setting it would lead back to this page.
      return deposit.isLinked ? (
        <Navigate to={`${pages[own]}?id=${request.uuid}`} replace />
      ) : (
        <SkeletonCard height={680} />
      );
    }
    const actions = {
      transferred: () => void run(act.confirm, deposit.show),
      cancel: () => run(act.cancel, putAway),
      startAgain: deposit.dismiss,
      newQr: request.qr ? () => void renewQr(request.amount ?? 0) : null,
      isPending: act.isConfirming || act.isCreating,
      slipTo: takesSlips ? '/auth/deposit/slip' : null,
      contactTo: '/auth/contact',
      play,
    };
    const shown = { request, actions, onTimeUp: () => void deposit.refetch() };
    return request.qr ? (
      <Suspense fallback={<SkeletonCard height={680} />}>
        <QrRequestCard {...shown} />
      </Suspense>
    ) : (
      <DepositRequestCard {...shown} source={takesWallet ? source : null} />
    );
  }
  if (playStatus && isDepositStopped(playStatus, limits.depositMin))
    return <DepositStopped playStatus={playStatus} />;
  return (
    <>
      {playStatus && <DepositBounds playStatus={playStatus} />}
      <DepositForm
        limits={limits}
        isQr={method === 'qr'}
        source={takesWallet && method === 'bank' ? source : null}
        onSource={setSource}
        account={bank ? `${bankLabel(bank.bankName, i18n.language)} ${maskAccount(bank.bankId)}` : null}
        isPending={act.isCreating}
        offerOf={(amount) => <BonusOffer amount={amount} />}
        onSubmit={create}
      />
    </>
  );
}

/** Next to the deposit form: instructions, open banks, the latest deposits. */
export function DepositSidebar({ method }: Required<MethodProps>) {
  const { t } = useTranslation('deposit');
  const uuid = useAppSelector(selectUser)?.uuid ?? '';
  const { data, isLoading, isError, refetch } = useGetDepositsInfiniteQuery(
    { uuid },
    {
      skip: !uuid,
      refetchOnMountOrArgChange: true,
    },
  );
  const first = data?.pages[0];
  const isQr = method === 'qr';
  return (
    <Column>
      <Card aria-label={t('steps.title')}>
        <Title>{t('steps.title')}</Title>
        <NumberedSteps>
          <li>{t(isQr ? 'qr.steps.one' : 'steps.one')}</li>
          <li>{t(isQr ? 'qr.steps.two' : 'steps.two')}</li>
          <li>{t(isQr ? 'qr.steps.three' : 'steps.three')}</li>
        </NumberedSteps>
        {!isQr && <ReceivingBanks banks={first?.banks ?? []} />}
      </Card>
      {!isLoading && (
        <RecentList
          title={t('recent.title')}
          allTo="/auth/transaction/history?type=deposit"
          allLabel={t('recent.all')}
          empty={{ title: t('recent.empty'), text: t('recent.emptyHint') }}
          rows={first?.rows ?? []}
          onRetry={isError ? () => void refetch() : undefined}
        >
          {(row) => <DepositRow row={row} />}
        </RecentList>
      )}
    </Column>
  );
}

const Title = styled.h2`
  margin: 0 0 12px;
  ${text('lead', 'bold')}
`;
