import { useTranslation } from 'react-i18next';
import { loggedOut, selectToken } from '@/api/session';
import { authApi } from '@/features/auth/authApi';
import { useNavigate } from '@/lib/router';
import { toast } from '@/ui/toast';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { leaveChat } from './chatWidget';

/**
 * Hides the chat, ends the session locally and on the server, shows a confirmation for two seconds and navigates to
 * `/login`. The server request is not awaited, so that a slow network cannot block the log-out.
 */
export function useLogout() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const token = useAppSelector(selectToken);
  return () => {
    leaveChat();
    // Ending the session locally aborts pending calls, so the server request is sent afterwards.
    dispatch(loggedOut({ reason: 'asked' }));
    if (token) void dispatch(authApi.endpoints.logout.initiate(token));
    toast.success(t('logout.ok'));
    void navigate('/login', { replace: true });
  };
}
