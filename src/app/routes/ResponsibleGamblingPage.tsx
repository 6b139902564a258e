import { useTranslation } from 'react-i18next';
import { BirthDateCard } from '@/features/responsible-gambling/BirthDateCard';
import { BreakCard } from '@/features/responsible-gambling/BreakCard';
import { BreakState } from '@/features/responsible-gambling/DepositStopped';
import { CheckCard } from '@/features/responsible-gambling/CheckCard';
import { HelpCard, IntroCard } from '@/features/responsible-gambling/HelpCard';
import { LimitList } from '@/features/responsible-gambling/LimitList';
import { NetCard } from '@/features/responsible-gambling/NetCard';
import { useGetPlayStatusQuery } from '@/features/responsible-gambling/responsibleGamblingApi';
import { useNavigate } from '@/lib/router';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { Column, Columns } from './money/Columns';
import { loggedOut } from '@/api/session';
import { toast } from '@/ui/toast';
import { useAppDispatch } from '../makeStore';

/** `/auth/settings/responsible-play`: limits, reality checks, breaks and the member's own figures. */
export function ResponsibleGamblingPage() {
  const { t } = useTranslation('responsible');
  const { data, isError, refetch } = useGetPlayStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const onStarted = useBreakStarted();
  return (
    <>
      <PageHeader title={t('title')} back="/auth/account" />
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonCard />}
      {data && (
        <Columns>
          <Column>
            {data.playBreak ? <BreakState playBreak={data.playBreak} /> : <IntroCard />}
            {data.birthDateNeeded && <BirthDateCard />}
            <LimitList limits={data.limits} />
            <NetCard />
          </Column>
          <Column>
            {!data.playBreak && <CheckCard every={data.realityCheck.every} />}
            <BreakCard onStarted={onStarted} />
            <HelpCard />
          </Column>
        </Columns>
      )}
    </>
  );
}

/** The break ended every session on the server; this device logs out too. */
function useBreakStarted(): () => void {
  const { t } = useTranslation('responsible');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(loggedOut({ reason: 'asked' }));
    toast.success(t('break.started'));
    void navigate('/login', { replace: true });
  };
}
