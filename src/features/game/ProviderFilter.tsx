import styled, { css } from 'styled-components';
import { sidewaysScroll } from '@/theme/media';
import { LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '#core/brand/imagePath';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { useCurrentInRow } from '@/lib/useReveal';
import { text } from '@/theme/typography';
import { AppImage } from '@/ui/AppImage';
import type { GameCategory } from './gameApi';
import type { Provider } from './shelf';

interface Props {
  readonly type: GameCategory;
  readonly providers: readonly Provider[];
  /** The provider whose games are shown; all of them without one. */
  readonly chosen?: string;
}

/** The providers of a category as a filter; a closed one is shown as closed. */
export function ProviderFilter({ type, providers, chosen }: Props) {
  const { t } = useTranslation('games');
  const brand = useBrand();
  const row = useCurrentInRow<HTMLElement>(chosen);
  return (
    <Row ref={row} aria-label={t('provider.title')} data-edit="/providers">
      <Way to={`/auth/games/category?cat=${type}`} aria-current={chosen === undefined ? 'page' : undefined}>
        <LayoutGrid size={22} aria-hidden="true" />
        <span>{t('provider.all')}</span>
      </Way>
      {providers.map(({ slot, name, image, isClosed }) => {
        const inside = (
          <>
            <AppImage src={imageUrl(image, brand)} alt="" width={34} height={34} />
            <span>
              {name}
              {isClosed && <small>{t('game.closed')}</small>}
            </span>
          </>
        );
        return (
          <div key={slot} data-testid="provider">
            {isClosed ? (
              <Shut aria-current={chosen === slot ? 'page' : undefined}>{inside}</Shut>
            ) : (
              <Way to={`/auth/games/${type}/${slot}`} aria-current={chosen === slot ? 'page' : undefined}>
                {inside}
              </Way>
            )}
          </div>
        );
      })}
    </Row>
  );
}

const Row = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: max-content;
  gap: 8px;
  margin: 0 -16px;
  padding: 2px 16px;
  ${sidewaysScroll}
`;

const face = css`
  display: grid;
  grid-auto-flow: column;
  align-items: center;
  gap: 8px;
  height: 48px;
  padding: 0 16px 0 8px;
  border: 1px solid var(--line);
  border-radius: var(--chip-radius);
  background: linear-gradient(165deg, var(--surface-3), var(--surface-1));
  color: var(--text);
  text-decoration: none;
  white-space: nowrap;
  ${text('small', 'bold')}

  > svg {
    margin: 0 6px;
  }
  > img {
    border-radius: 50%;
  }
  small {
    display: block;
    margin-top: -4px;
    color: var(--text-muted);
    ${text('micro')}
  }
  &[aria-current] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
`;

const Shut = styled.span`
  ${face}

  img {
    filter: grayscale(0.7);
  }
`;

const Way = styled(Link)`
  ${face}
`;
