import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { useGetCatalogueQuery } from '@/features/game/catalogueApi';
import { GameGrid, GameGridSkeleton } from '@/features/game/GameGrid';
import { matchGames } from '@/features/game/shelf';
import type { GameActions } from '@/features/game/useGameActions';
import { text as type } from '@/theme/typography';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';

interface Props {
  readonly text: string;
  readonly actions: GameActions;
}

/** Games of every category whose name contains the text. */
export function SearchHits({ text, actions }: Props) {
  const { t } = useTranslation('games');
  const common = useTranslation();
  const { data, isLoading, isFetching, isError, refetch } = useGetCatalogueQuery(useBrand());
  if (isLoading) return <GameGridSkeleton label={common.t('loading')} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  const hits = matchGames(data ?? [], text);
  return (
    <>
      <Count role="status">
        {hits.length === 0 ? t('search.none') : t('search.found', { n: hits.length })}
      </Count>
      {hits.length === 0 ? (
        <EmptyState art={<EmptyArt size={160} />} title={t('search.none')} text={t('search.hint')} />
      ) : (
        <GameGrid games={hits} actions={actions} />
      )}
    </>
  );
}

const Count = styled.p`
  color: var(--text-muted);
  ${type('small')}
`;
