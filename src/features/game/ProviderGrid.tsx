import styled, { css } from 'styled-components';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '#core/brand/imagePath';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { media, motion } from '@/theme/media';
import { text } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import { Closed } from './GameCover';
import type { GameCategory } from './gameApi';
import type { Provider } from './shelf';

interface Props {
  readonly type: GameCategory;
  readonly providers: readonly Provider[];
}

/** Providers of a category; each links to its games unless it is closed. */
export function ProviderGrid({ type, providers }: Props) {
  const { t } = useTranslation('games');
  return (
    <Grid>
      {providers.map((provider) => (
        <li key={provider.slot} data-testid="provider">
          {provider.isClosed ? (
            <Shut>
              <Inside provider={provider} />
              <Closed />
            </Shut>
          ) : (
            <Way to={`/auth/games/${type}/${provider.slot}`}>
              <Inside provider={provider} more={t('provider.seeGames')} />
            </Way>
          )}
        </li>
      ))}
    </Grid>
  );
}

function Inside({ provider, more }: { readonly provider: Provider; readonly more?: string }) {
  const brand = useBrand();
  return (
    <>
      <AppImage src={imageUrl(provider.image, brand)} alt="" width={96} height={96} />
      <span>
        <strong>{provider.name}</strong>
        {more !== undefined && (
          <small>
            {more}
            <ChevronRight size={16} aria-hidden="true" />
          </small>
        )}
      </span>
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;
  }
`;

const face = css`
  position: relative;
  display: grid;
  align-content: center;
  height: 100%;
  justify-items: center;
  gap: 8px;
  padding: 18px 12px 12px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background:
    radial-gradient(80% 70% at 50% 30%, var(--glow-soft), transparent 72%),
    linear-gradient(165deg, var(--surface-3), var(--surface-1));
  box-shadow: var(--shadow-1);
  color: var(--text);
  text-align: center;
  transition:
    transform ${motion.base} ${motion.ease},
    border-color ${motion.base} ${motion.ease};

  img {
    border-radius: var(--radius-m);
    filter: drop-shadow(0 8px 14px rgb(0 0 0 / 28%));
  }
  strong {
    display: block;
    font-family: var(--font-display);
    ${text('lead', 'bold')}
  }
  small {
    display: grid;
    grid-auto-flow: column;
    align-items: center;
    justify-content: center;
    color: var(--accent-strong);
    ${text('small')}
  }
`;

const Shut = styled.div`
  ${face}

  img {
    filter: grayscale(0.7);
  }
`;

const Way = styled(Link)`
  ${face}

  ${media.hover} {
    &:hover {
      border-color: var(--accent);
      transform: translateY(-3px);
    }
  }
`;
