import { brandApi } from '@/api/brandApi';
import { fetchAgain } from '@/api/fetchAgain';
import { useBrand } from '@/brand/useBrand';
import { useEffect, useRef, type ReactNode, useLayoutEffect, useCallback, useState } from 'react';
import { Toaster } from '@/ui/Toaster';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/lib/online';
import { selectEndedBy } from '@/api/session';
import { toast } from '@/ui/toast';
import { useAppSelector, useAppDispatch } from './makeStore';
import styled from 'styled-components';
import { selectLastFailure, selectUnavailable } from '@/api/service';
import { globalApi } from '@/features/global/globalApi';
import { useWebsiteStatus } from './useWebsiteStatus';
import { isUnavailable } from '#core/contract/apiError';
import { errorText } from '@/i18n/errorText';

/** Notices that can appear above any page, and the check for a newly published brand. */
export function SiteStatus() {
  useSyncPublishedBrand();
  // Replaces the offline notice that the page's inline script showed before the app started.
  useEffect(() => void dispatchEvent(new Event('sitestatus')), []);
  return (
    <>
      <OfflineBanner />
      <ServiceBanner />
      <SessionNotice />
      <UnexpectedFailures />
      <Toaster />
    </>
  );
}

/** Shown while the browser is offline; typed input is preserved. */
function OfflineBanner() {
  const { t } = useTranslation();
  return useOnline() ? null : <StatusBanner>{t('offline')}</StatusBanner>;
}

/** Notifies the member once when the session ended without a log-out. */
function SessionNotice() {
  const { t } = useTranslation('errors');
  const endedBy = useAppSelector(selectEndedBy);
  const notifiedReason = useRef<typeof endedBy>(null);
  useEffect(() => {
    if (notifiedReason.current === endedBy) return;
    notifiedReason.current = endedBy;
    if (endedBy === 'expired') toast.error(t('SESSION_EXPIRED'));
    if (endedBy === 'suspended') toast.error(t('USER_SUSPENDED'));
  }, [endedBy, t]);
  return null;
}

/** A strip above the page, which moves down so that everything stays readable and reachable. */
export function StatusBanner({ children }: { readonly children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const makeRoom = () => roomAbove(strip.current?.offsetHeight ?? 0);
    makeRoom();
    addEventListener('resize', makeRoom);
    return () => {
      removeEventListener('resize', makeRoom);
      roomAbove(0);
    };
  }, []);
  return (
    <Strip ref={strip} role="status">
      {children}
    </Strip>
  );
}

/** Moves the page and its sticky headers down by `height` pixels. */
function roomAbove(height: number): void {
  document.documentElement.style.setProperty('--notice-h', `${height}px`);
  document.body.style.paddingTop = `${height}px`;
}

const Strip = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  left: 0;
  z-index: 40;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 12px;
  padding: 8px 12px;
  padding-top: calc(8px + env(safe-area-inset-top, 0px));
  background: var(--warning);
  color: var(--bg-deep);
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.6;
  text-align: center;
  text-wrap: balance;

  button {
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid currentColor;
    border-radius: var(--chip-radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;

/** Milliseconds for which the flag must be set before members see it, so that leaving a page shows nothing. */
const PATIENCE = 1_000;

/** Milliseconds between two probes of a service that does not respond. */
const PROBE = 10_000;

/** Reports that the service does not respond, with a retry button, unless the page already explains why. */
export function ServiceBanner() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isUnavailable = useAppSelector(selectUnavailable);
  const isOnline = useOnline();
  const { isUnderMaintenance } = useWebsiteStatus();
  const failure = useAppSelector(selectLastFailure);
  const retry = useCallback(() => {
    void dispatch(
      globalApi.endpoints.getOperation.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  }, [dispatch]);

  // A call that finds the site closed is faster than the next status poll.
  useEffect(() => {
    if (failure?.error.code === 'MAINTENANCE') retry();
  }, [failure, retry]);

  // Most outages are not noticed by the browser, so the service is probed until it responds.
  const mustProbe = isUnavailable && isOnline;
  useEffect(() => {
    if (!mustProbe) return undefined;
    const timer = setInterval(retry, PROBE);
    return () => clearInterval(timer);
  }, [mustProbe, retry]);

  const wasUnavailable = useRef(false);
  useEffect(() => {
    if (wasUnavailable.current && !isUnavailable) void dispatch(fetchAgain('failed'));
    wasUnavailable.current = isUnavailable;
  }, [dispatch, isUnavailable]);

  const isShown = useStands(isUnavailable && isOnline && !isUnderMaintenance, PATIENCE);
  if (!isShown) return null;
  return (
    <StatusBanner>
      <span>{t('service.unavailable')}</span>
      <button type="button" onClick={retry}>
        {t('action.retry')}
      </button>
    </StatusBanner>
  );
}

/** True once `value` has been true for `ms` without interruption. */
function useStands(value: boolean, ms: number): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setStands(true), ms);
    return () => {
      clearTimeout(timer);
      setStands(false);
    };
  }, [value, ms]);
  return value && stands;
}

/** Milliseconds in which the same failure is shown once; a poll may fail every ten seconds. */
const QUIET_FOR = 30_000;

/** Shows a toast for a failure that no screen and no banner shows. */
export function UnexpectedFailures() {
  const { i18n } = useTranslation('errors');
  const failure = useAppSelector(selectLastFailure);
  const lastShown = useRef({ text: '', at: 0 });
  useEffect(() => {
    if (!failure?.toast || isUnavailable(failure.error)) return;
    const text = errorText(i18n, failure.error);
    const now = Date.now();
    if (text === lastShown.current.text && now - lastShown.current.at < QUIET_FOR) return;
    lastShown.current = { text, at: now };
    toast.error(text);
  }, [failure, i18n]);
  return null;
}

/** Checks for a newly published revision on focus and at the brand's interval. */
function useSyncPublishedBrand(): void {
  const dispatch = useAppDispatch();
  const { poll } = useBrand();
  const seconds = poll.brandSeconds;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') {
        void dispatch(
          brandApi.endpoints.getBrand.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
      }
    };
    const timer = setInterval(refresh, seconds * 1000);
    // Covers a tab that becomes visible and a window that stayed visible while unfocused.
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [dispatch, seconds]);
}
