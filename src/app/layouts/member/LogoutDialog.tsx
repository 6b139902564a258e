import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useLogout } from './useLogout';

/** Milliseconds after which the dialog closes without logging out. */
const ASK_FOR = 5_000;

interface Props {
  readonly onClose: () => void;
}

/** Confirmation dialog for log-out. */
export function LogoutDialog({ onClose }: Props) {
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
