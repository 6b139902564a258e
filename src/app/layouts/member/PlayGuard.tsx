import { lazy, Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectLastFailure } from '@/api/service';
import { BreakBanner } from '@/features/responsible-play/BreakBanner';
import { useGetPlayStandingQuery } from '@/features/responsible-play/responsiblePlayApi';
import { useLocation, useNavigate } from '@/lib/router';
import { useCreditHome } from '../../shared/useCreditHome';

const RealityCheck = lazy(async () => ({
  default: (await import('@/features/responsible-play/RealityCheck')).RealityCheck,
}));

/** How often the time of play is asked for, ms. */
const POLL_MS = 60_000;
/** Refusals that say that the member stands elsewhere than this page knows. */
const NEWS = ['REALITY_CHECK_DUE', 'TIME_OUT_ACTIVE', 'SELF_EXCLUDED', 'BIRTH_DATE_NEEDED'];
const PAGE = '/auth/settings/responsible-play';

/** Keeps an eye on time and breaks, on every member page (R3, R4). */
export function PlayGuard() {
  const { data, refetch } = useGetPlayStandingQuery(undefined, {
    // Out of sight too: a game may be played in the tab in front.
    pollingInterval: POLL_MS,
    refetchOnFocus: true,
  });
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { bringHome, playingIn } = useCreditHome();
  const failure = useSelector(selectLastFailure);
  const isNews = failure !== null && NEWS.includes(failure.error.code);
  useEffect(() => {
    if (isNews) void refetch();
  }, [isNews, failure, refetch]);

  const isDue = data?.realityCheck.due === true;
  useEffect(() => {
    // This page cannot cover a tab, so the credit leaves the game there.
    if (isDue && playingIn() === 'tab') bringHome();
  }, [isDue, playingIn, bringHome]);

  if (!data) return null;
  const stop = () => {
    bringHome();
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
