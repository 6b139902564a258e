import { selectEmail, loggedOut } from '@studio/core/api/session';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { Dialog } from '@staff/ui/Dialog';
import { Stack } from '@staff/ui/Stack';
import { LoginForm } from './LoginForm';

/** The session ended over unsaved work: the same person goes on with it, or throws it away. */
export function LoginAgainDialog() {
  const t = useTexts('people');
  const dispatch = useStudioDispatch();
  const email = useStudioSelector(selectEmail);
  return (
    <Dialog
      title={t('login.again')}
      text={t('login.againText')}
      width={400}
      isFirm
      onClose={() => dispatch(loggedOut())}
    >
      <Stack $gap={3}>
        <LoginForm {...(email !== null && { email })} />
        <Button variant="ghost" onClick={() => dispatch(loggedOut())}>
          {t('login.leave')}
        </Button>
      </Stack>
    </Dialog>
  );
}
