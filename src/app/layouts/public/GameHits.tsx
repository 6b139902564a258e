import { useTranslation } from 'react-i18next';
import { imageUrl } from '#core/brand/imagePath';
import type { ApiError } from '#core/contract/apiError';
import { useBrand } from '@/brand/useBrand';
import { useGetGameNamesQuery, useGameName } from '@/features/game/gameNamesApi';
import { Link } from '@/lib/router';
import { AppImage } from '@/ui/AppImage';
import { Button } from '@/ui/Button';
import { Muted } from '@/ui/Muted';
import { type Hit, searchCatalogue } from './searchCatalogue';

/** With more hits than this, the user is prompted to type another letter. */
const MAX_HITS = 40;

/** Search hits; each leads through log-in to its page in the member area. */
export function GameHits({ text, onChosen }: { readonly text: string; readonly onChosen: () => void }) {
  const { t } = useTranslation(['games', 'common']);
  const brand = useBrand();
  const naming = useNaming();
  const { data, error, isFetching, refetch } = useGetGameNamesQuery(undefined, { skip: !brand.flags.games });
  const hits = searchCatalogue(brand, data ?? [], text, naming);
  // Categories and providers remain searchable on a back end without this call.
  const isBroken = error !== undefined && (error as ApiError).status !== 404;
  return (
    <>
      <p role="status">{sentence()}</p>
      {isBroken && !isFetching && (
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common:action.retry')}
        </Button>
      )}
      {hits.slice(0, MAX_HITS).map((hit) => (
        <HitLink key={hit.path} hit={hit} category={naming.category(hit.category)} onChosen={onChosen} />
      ))}
    </>
  );

  function sentence() {
    if (isFetching) return t('common:loading');
    if (isBroken) return t('common:list.failed');
    return hits.length === 0 ? t('search.none') : t('search.foundAll', { n: hits.length });
  }
}

interface HitProps {
  readonly hit: Hit;
  /** Name of the hit's category. */
  readonly category: string;
  readonly onChosen: () => void;
}

function HitLink({ hit, category, onChosen }: HitProps) {
  const { t } = useTranslation('games');
  const brand = useBrand();
  const notes = {
    category: [t('search.category')],
    provider: [t('search.provider')],
    game: hit.provider === '' ? [category] : [category, hit.provider],
  }[hit.kind];
  return (
    <Link to="/login" state={{ from: hit.path }} onClick={onChosen}>
      <AppImage src={imageUrl(hit.image, brand)} alt="" width={44} height={44} loading="lazy" />
      <span>
        <b>{hit.name}</b>
        <Muted as="small">{[...notes, ...(hit.isClosed ? [t('search.closed')] : [])].join(' · ')}</Muted>
      </span>
    </Link>
  );
}

function useNaming() {
  const { t } = useTranslation();
  const game = useGameName();
  const category = (id: Hit['category']) => t(`category.${id}`);
  return {
    game,
    category,
    // Thai is always loaded; the id is the English label.
    categoryNames: (id: Hit['category']) => [category(id), t(`category.${id}`, { lng: 'th' }), id],
  };
}
