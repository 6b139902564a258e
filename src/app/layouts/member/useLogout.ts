import { useTranslation } from 'react-i18next';
import { loggedOut, selectToken } from '@/api/session';
import { authApi } from '@/features/auth/authApi';
import { useNavigate } from '@/lib/router';
import { toast } from '@/ui/toast';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { leaveChat } from './chatWidget';

/**
 * Hides the chat, ends the session here and on the server, says so for two
 * seconds and goes to `/login` (ST-09, ST-10). The server is told but not waited
 * for: a slow network must not keep anybody logged in.
 */
export function useLogout() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const token = useAppSelector(selectToken);
  return () => {
    leaveChat();
    // Ending the session here drops every call under way, so the server is told after it.
    dispatch(loggedOut({ reason: 'asked' }));
    if (token) void dispatch(authApi.endpoints.logout.initiate(token));
    toast.success(t('logout.ok'));
    void navigate('/login', { replace: true });
  };
}
