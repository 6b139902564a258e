import { loggedOut, selectEmail } from '@studio/core/api/staffApi';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { useTexts } from '@studio/i18n/texts';
import { CardPage } from '@studio/layout/CardPage';
import { Button } from '@staff/ui/Button';
import { Dialog } from '@staff/ui/Dialog';
import { Stack } from '@staff/ui/Stack';
import { LoginChoices } from './LoginChoices';

export function LoginPage() {
  const t = useTexts('people');
  return (
    <CardPage title={t('login.title')} text={t('login.lead')}>
      <LoginChoices />
    </CardPage>
  );
}

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
        <LoginChoices {...(email !== null && { email })} ownTab />
        <Button variant="ghost" onClick={() => dispatch(loggedOut())}>
          {t('login.leave')}
        </Button>
      </Stack>
    </Dialog>
  );
}
