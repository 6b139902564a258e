import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnavailable } from '#core/contract/apiError';
import { selectLastFailure } from '@/api/service';
import { errorText } from '@/i18n/errorText';
import { toast } from '@/ui/toast';
import { useAppSelector } from '../hooks';

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
