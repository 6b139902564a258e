import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameSearchBox } from '@/features/game/GameSearchBox';
import { MIN_LETTERS } from '@/features/game/shelf';
import { OpenedGame } from '@/features/game/OpenedGame';
import { useGameActions } from '@/features/game/useGameActions';
import type { GameCategory } from '#schemas/brand/brand';
import { useSearchParams } from '@/lib/router';
import { media } from '@/theme/media';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Stack } from '@/ui/Stack';
import { useCashOutAll } from '../../shared/useCashOutAll';
import { CategoryShelf } from './CategoryShelf';
import { CreditFirst } from './CreditFirst';
import { SavedShelf } from './SavedShelf';
import { SearchHits } from './SearchHits';

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
