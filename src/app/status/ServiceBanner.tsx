import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectLastFailure, selectUnavailable } from '@/api/service';
import { globalApi } from '@/features/global/globalApi';
import { useOnline } from '@/lib/online';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useWebsiteStatus } from '../useWebsiteStatus';
import { StatusBanner } from './StatusBanner';

/** Milliseconds for which the flag must be set before members see it, so that leaving a page shows nothing. */
const PATIENCE = 1_000;

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
