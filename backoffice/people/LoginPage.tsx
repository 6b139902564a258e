import { loggedOut, selectEmail } from '@backoffice/api/staffApi';
import type { Dispatch } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '@backoffice/i18n/texts';
import { CardPage } from '@backoffice/layout/CardPage';
import { useProgram } from '@backoffice/layout/program';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Stack } from '@backoffice/ui/Stack';
import { LoginChoices } from './LoginChoices';

export function LoginPage() {
  const t = useTexts('people');
  const { lead } = useProgram();
  return (
    <CardPage title={t('login.title')} text={lead}>
      <LoginChoices />
    </CardPage>
  );
}

/** The session ended over unsaved work: the same person goes on with it, or throws it away. */
export function LoginAgainDialog() {
  const t = useTexts('people');
  const dispatch = useDispatch<Dispatch>();
  const email = useSelector(selectEmail);
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
