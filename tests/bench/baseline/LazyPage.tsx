import { useTranslation } from 'react-i18next';

export default function LazyPage() {
  const { t } = useTranslation();
  return <h1>{t('register')}</h1>;
}
