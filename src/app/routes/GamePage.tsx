import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { GameCategory } from '#schemas/brand/brand';
import type { ApiError } from '#core/contract/apiError';
import { useBrand } from '@/brand/useBrand';
import { useGetCategoryQuery, useGetProviderGamesQuery } from '@/features/game/gameApi';
import { GameGrid, GameGridSkeleton } from '@/features/game/GameGrid';
import { GameSearchBox } from '@/features/game/GameSearchBox';
import { ProviderFilter } from '@/features/game/ProviderFilter';
import { matchGames, providerName, shelfOf } from '@/features/game/shelf';
import { OpenedGame } from '@/features/game/OpenedGame';
import { type GameActions, useGameActions } from '@/features/game/useGameActions';
import { useParams, useSearchParams } from '@/lib/router';
import { EmptyList } from '@/ui/EmptyList';
import { ErrorState } from '@/ui/ErrorState';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Pending, revealInOrder } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { useCashOutAll } from '../shared/GameCredit';
import { CreditFirst } from './games/CreditFirst';
import { SectionBoundary } from '../ErrorBoundary';

/** Provider codes that the API accepts. */
const SLOT = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * `/auth/games/{type}/{slot}`: the games of one provider. `?game={code}` lists the game first that a visitor selected
 * before log-in.
 */
export function GamePage() {
  const { gameCategories } = useBrand();
  const { type, slot = '' } = useParams();
  const category = gameCategories.find((known) => known === type);
  if (!category || !SLOT.test(slot)) return <UnknownGame />;
  return <ProviderGames key={`${category}/${slot}`} type={category} slot={slot} />;
}

interface Place {
  readonly type: GameCategory;
  readonly slot: string;
}

function ProviderGames({ type, slot }: Place) {
  const { t } = useTranslation('games');
  const brand = useBrand();
  const [text, setText] = useState('');
  const actions = useGameActions();
  const { cashOutGames } = useCashOutAll();
  const common = useTranslation();
  const name = providerName(slot, brand) ?? common.t(`category.${type}`);
  const category = useGetCategoryQuery(type);
  const { providers } = shelfOf(type, category.data ?? [], brand);
  const isClosed = providers.some((provider) => provider.slot === slot && provider.isClosed);
  const { error } = useGetProviderGamesQuery({ type, slot });
  if ((error as ApiError | undefined)?.status === 404) return <UnknownGame />;
  return (
    <>
      <PageHeader title={t('provider.games', { name })} back={`/auth/games/category?cat=${type}`} />
      <Parts>
        <SectionBoundary fallback={<Pending />}>
          <CreditFirst />
        </SectionBoundary>
        {/* Without the response, every provider would be shown as closed. */}
        {category.isLoading ? (
          <Pending />
        ) : (
          <>
            {providers.length > 0 && <ProviderFilter type={type} providers={providers} chosen={slot} />}
            {isClosed && <Notice tone="warning">{t('provider.closed', { name })}</Notice>}
          </>
        )}
        <GameSearchBox label={t('search.inProvider', { name })} value={text} onChange={setText} />
        <SectionBoundary>
          <Games type={type} slot={slot} text={text} actions={actions} />
        </SectionBoundary>
      </Parts>
      <OpenedGame
        here={actions.here}
        onClose={actions.close}
        onBlocked={actions.unframe}
        onLeft={cashOutGames}
      />
    </>
  );
}

const Parts = styled(Stack)`
  ${revealInOrder}
`;

function Games({
  type,
  slot,
  text,
  actions,
}: Place & { readonly text: string; readonly actions: GameActions }) {
  const { t } = useTranslation('games');
  const common = useTranslation();
  const brand = useBrand();
  const code = useSearchParams()[0].get('game');
  const { data, isLoading, isFetching, isError, refetch } = useGetProviderGamesQuery({ type, slot });
  if (isLoading) return <GameGridSkeleton label={common.t('loading')} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;

  const all = (data ?? []).map((game) => ({ type, game }));
  if (all.length === 0) {
    const action = (
      <LinkButton to={`/auth/games/category?cat=${type}`} variant="secondary">
        {t('empty.toAll')}
      </LinkButton>
    );
    return <EmptyList title={t('empty.provider')} text={t('empty.text')} action={action} />;
  }

  const hits = matchGames(all, text);
  if (hits.length === 0) return <EmptyList title={t('search.none')} text={t('search.hint')} />;
  const chosen = all.filter(({ game }) => game.code === code);
  if (chosen.length === 0 || text !== '') return <GameGrid games={hits} actions={actions} />;
  const others = all.filter((placed) => !chosen.includes(placed));
  return (
    <>
      <Section title={t('chosen.title')}>
        <GameGrid games={chosen} actions={actions} />
      </Section>
      {others.length > 0 && (
        <Section
          title={t('chosen.others', { name: providerName(slot, brand) ?? common.t(`category.${type}`) })}
        >
          <GameGrid games={others} actions={actions} />
        </Section>
      )}
    </>
  );
}

const HALL = '/auth/games/category';

/** Shown for an address with no category or game provider of the brand. */
export function UnknownGame() {
  const { t } = useTranslation('games');
  const common = useTranslation();
  return (
    <>
      <PageHeader title={common.t('nav.allGames')} documentTitle={t('unknown.title')} back={HALL} />
      <EmptyList
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={<LinkButton to={HALL}>{t('empty.toAll')}</LinkButton>}
      />
    </>
  );
}
