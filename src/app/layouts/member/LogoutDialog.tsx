import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { loggedOut, selectToken } from '@/api/session';
import { authApi } from '@/features/auth/authApi';
import { useNavigate } from '@/lib/router';
import { toast } from '@/ui/toast';
import { useAppDispatch, useAppSelector } from '../../makeStore';
import { leaveChat } from './chatWidget';

/** Milliseconds after which the dialog closes without logging out. */
const ASK_FOR = 5_000;

/** Confirmation dialog for log-out. */
export function LogoutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <ConfirmDialog
      title={t('logout.ask')}
      confirmLabel={t('action.ok')}
      cancelLabel={t('action.cancel')}
      autoCloseMs={ASK_FOR}
      onConfirm={logout}
      onClose={onClose}
    />
  );
}

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
