import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#schemas/brand/brand';
import { useBrand } from '@/brand/useBrand';
import { useGetCategoryQuery } from '@/features/game/gameApi';
import { GameGrid, GameGridSkeleton } from '@/features/game/GameGrid';
import { ProviderGrid } from '@/features/game/ProviderGrid';
import { shelfOf } from '@/features/game/shelf';
import type { GameActions } from '@/features/game/useGameActions';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Section } from '@/ui/Section';

interface Props {
  readonly category: GameCategory;
  readonly actions: GameActions;
}

/** Contents of one tab, fetched once. */
export function CategoryShelf({ category, actions }: Props) {
  const { t } = useTranslation('games');
  const common = useTranslation();
  const brand = useBrand();
  const { data, isLoading, isFetching, isError, refetch } = useGetCategoryQuery(category);

  if (isLoading) return <GameGridSkeleton label={common.t('loading')} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  const { providers, games } = shelfOf(category, data ?? [], brand);
  if (providers.length + games.length === 0)
    return <EmptyState art={<EmptyArt size={160} />} title={t('empty.category')} text={t('empty.text')} />;

  return (
    <>
      {providers.length > 0 && (
        <Section title={t('provider.title')}>
          <ProviderGrid type={category} providers={providers} />
        </Section>
      )}
      {games.length > 0 &&
        (providers.length > 0 ? (
          <Section title={t('games.title')}>
            <GameGrid games={games} actions={actions} />
          </Section>
        ) : (
          <GameGrid games={games} actions={actions} />
        ))}
    </>
  );
}
