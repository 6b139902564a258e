import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectEndedBy } from '@/api/session';
import { toast } from '@/ui/toast';
import { useAppSelector } from '../hooks';

/** Tells once why a session ended that the member did not end (ST-05, ST-06). */
export function SessionNotice() {
  const { t } = useTranslation('errors');
  const endedBy = useAppSelector(selectEndedBy);
  const told = useRef<typeof endedBy>(null);
  useEffect(() => {
    if (told.current === endedBy) return;
    told.current = endedBy;
    if (endedBy === 'expired') toast.error(t('SESSION_EXPIRED'));
    if (endedBy === 'suspended') toast.error(t('USER_SUSPENDED'));
  }, [endedBy, t]);
  return null;
}
