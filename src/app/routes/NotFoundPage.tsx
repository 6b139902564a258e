import { useTranslation } from 'react-i18next';
import { selectIsLoggedIn } from '@/api/session';
import { NotFoundArt } from '@/ui/art/NotFoundArt';
import { LinkButton } from '@/ui/LinkButton';
import { useAppSelector } from '../hooks';
import { FullPage } from '../layouts/FullPage';

/** `/404`, with a link home, which for a member is the dashboard. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const home = useAppSelector(selectIsLoggedIn) ? '/auth/dashboard' : '/';
  return (
    <FullPage art={<NotFoundArt />} title={t('notFound.title')} text={t('notFound.text')}>
      <LinkButton to={home}>{t('action.home')}</LinkButton>
    </FullPage>
  );
}
