import { useTranslation } from 'react-i18next';
import { loggedOut } from '@/api/loggedOut';
import { useNavigate } from '@/lib/router';
import { toast } from '@/ui/toast';
import { useAppDispatch } from '../../hooks';

/** The server has ended every session with the break; this device follows (R3). */
export function useBreakStarted(): () => void {
  const { t } = useTranslation('responsible');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(loggedOut({ reason: 'asked' }));
    toast.success(t('break.started'));
    void navigate('/login', { replace: true });
  };
}
