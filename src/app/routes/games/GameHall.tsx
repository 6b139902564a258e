import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameSearchBox } from '@/features/game/GameSearchBox';
import { MIN_LETTERS, matchGames } from '@/features/game/shelf';
import { OpenedGame } from '@/features/game/OpenedGame';
import { useGameActions, type GameActions } from '@/features/game/useGameActions';
import type { GameCategory } from '#schemas/brand/brand';
import { useSearchParams } from '@/lib/router';
import { media } from '@/theme/media';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Stack } from '@/ui/Stack';
import { useCashOutAll } from '../../shared/GameCredit';
import { CreditFirst } from './CreditFirst';
import { useBrand } from '@/brand/useBrand';
import { useGetCategoryQuery } from '@/features/game/gameApi';
import { GameGrid, GameGridSkeleton } from '@/features/game/GameGrid';
import { ProviderGrid } from '@/features/game/ProviderGrid';
import { shelfOf } from '@/features/game/shelf';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Section } from '@/ui/Section';
import type { SavedList } from '@/features/game/savedGames';
import { Button } from '@/ui/Button';
import { useGetCatalogueQuery } from '@/features/game/catalogueApi';
import { text as type } from '@/theme/typography';

const views = ['all', 'favourite', 'recent'] as const;

/** The games of a category, the member's own lists, and a search over all games. */
export function GameHall({ category }: { readonly category: GameCategory }) {
  const { t } = useTranslation('games');
  const common = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const actions = useGameActions();
  const { cashOutGames } = useCashOutAll();
  const view = views.find((known) => known === search.get('view')) ?? 'all';
  const isSearching = text.trim().length >= MIN_LETTERS;
  const choose = (next: (typeof views)[number]) =>
    setSearch(next === 'all' ? { cat: category } : { cat: category, view: next }, { replace: true });

  return (
    <Stack>
      <CreditFirst />
      <Ways>
        <GameSearchBox label={common.t('search.placeholder')} value={text} onChange={setText} />
        {!isSearching && (
          <SegmentedControl
            label={t('view.label')}
            options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onChange={choose}
          />
        )}
      </Ways>
      {isSearching && <SearchHits text={text} actions={actions} />}
      {!isSearching && view === 'all' && <CategoryShelf category={category} actions={actions} />}
      {!isSearching && view !== 'all' && (
        <SavedShelf list={view} actions={actions} onAll={() => choose('all')} />
      )}
      <OpenedGame
        here={actions.here}
        onClose={actions.close}
        onBlocked={actions.unframe}
        onLeft={cashOutGames}
      />
    </Stack>
  );
}

/* Side by side if they fit. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 16px;

    > [role='radiogroup'] {
      margin-left: 0;
    }
  }
`;

interface CategoryShelfProps {
  readonly category: GameCategory;
  readonly actions: GameActions;
}

/** Contents of one tab, fetched once. */
export function CategoryShelf({ category, actions }: CategoryShelfProps) {
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

interface SavedShelfProps {
  readonly list: SavedList;
  readonly actions: GameActions;
  readonly onAll: () => void;
}

/** The member's lists of games stored on this device. */
export function SavedShelf({ list, actions, onAll }: SavedShelfProps) {
  const { t } = useTranslation('games');
  const { games } = list === 'favourite' ? actions.favourites : actions.recent;
  if (games.length > 0) return <GameGrid games={games} actions={actions} />;
  return (
    <EmptyState
      art={<EmptyArt size={160} />}
      title={t(`empty.${list}`)}
      text={t(`empty.${list}Text`)}
      action={
        <Button variant="secondary" onClick={onAll}>
          {t('empty.toAll')}
        </Button>
      }
    />
  );
}

/** Games of every category whose name contains the text. */
export function SearchHits({ text, actions }: { readonly text: string; readonly actions: GameActions }) {
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
