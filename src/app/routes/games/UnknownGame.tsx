import { useTranslation } from 'react-i18next';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';

const HALL = '/auth/games/category';

/** Shown for an address with no category or game provider of the brand. */
export function UnknownGame() {
  const { t } = useTranslation('games');
  const common = useTranslation();
  return (
    <>
      <PageHeader title={common.t('nav.allGames')} documentTitle={t('unknown.title')} back={HALL} />
      <EmptyState
        art={<EmptyArt size={160} />}
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={<LinkButton to={HALL}>{t('empty.toAll')}</LinkButton>}
      />
    </>
  );
}
