import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectLastFailure } from '@/api/service';
import { BreakBanner } from '@/features/responsible-gambling/BreakBanner';
import { useGetPlayStatusQuery } from '@/features/responsible-gambling/responsibleGamblingApi';
import { useLocation, useNavigate } from '@/lib/router';
import { useCashOutAll } from '../../shared/GameCredit';
import { lazyPart } from '@/lib/lazyPart';

const RealityCheck = lazyPart(
  async () => (await import('@/features/responsible-gambling/RealityCheck')).RealityCheck,
);

/** Polling interval of the play time, ms. */
const POLL_MS = 60_000;
/** Error codes which show that the member's status has changed since this page loaded it. */
const NEWS = ['REALITY_CHECK_DUE', 'TIME_OUT_ACTIVE', 'SELF_EXCLUDED', 'BIRTH_DATE_NEEDED'];
const PAGE = '/auth/settings/responsible-play';

/** Enforces reality checks and breaks on every member page. */
export function PlayGuard() {
  const { data, refetch } = useGetPlayStatusQuery(undefined, {
    // Polls in the background too, because a game may be open in the foreground tab.
    pollingInterval: POLL_MS,
    refetchOnFocus: true,
  });
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { cashOutGames, playingIn } = useCashOutAll();
  const failure = useSelector(selectLastFailure);
  const isNews = failure !== null && NEWS.includes(failure.error.code);
  useEffect(() => {
    if (isNews) void refetch();
  }, [isNews, failure, refetch]);

  const isDue = data?.realityCheck.due === true;
  useEffect(() => {
    // This page cannot cover another tab, so the credit is removed from the game there.
    if (isDue && playingIn() === 'tab') cashOutGames();
  }, [isDue, playingIn, cashOutGames]);

  if (!data) return null;
  const stop = () => {
    cashOutGames();
    if (pathname !== PAGE) void navigate('/auth/dashboard');
  };
  return (
    <>
      {data.playBreak && pathname !== PAGE && <BreakBanner playBreak={data.playBreak} />}
      {isDue && (
        <Suspense fallback={null}>
          <RealityCheck check={data.realityCheck} onStopped={stop} />
        </Suspense>
      )}
    </>
  );
}
