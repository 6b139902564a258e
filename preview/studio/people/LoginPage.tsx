import { useTexts } from '../i18n/useTexts';
import { CardPage } from './CardPage';
import { LoginForm } from './LoginForm';

export function LoginPage() {
  const t = useTexts('people');
  return (
    <CardPage title={t('login.title')} text={t('login.lead')}>
      <LoginForm />
    </CardPage>
  );
}
