import { useTexts } from '@studio/i18n/texts';
import { CardPage } from '@studio/layout/CardPage';
import { LoginForm } from './LoginForm';

export function LoginPage() {
  const t = useTexts('people');
  return (
    <CardPage title={t('login.title')} text={t('login.lead')}>
      <LoginForm />
    </CardPage>
  );
}
