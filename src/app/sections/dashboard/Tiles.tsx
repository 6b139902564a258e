import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useImage } from '@/features/configuration/configurationApi';
import { selectCategory } from '@/features/game/gameSlice';
import { Link } from '@/lib/router';
import { AppImage } from '@/ui/AppImage';
import { useAppSelector } from '../../hooks';

/** The two configured tiles: lotto and all games. */
export function Tiles() {
  const { t } = useTranslation();
  const category = useAppSelector(selectCategory);
  return (
    <Grid>
      <Tile to="/auth/games/category?cat=lotto">
        <AppImage
          src={useImage('home.dashboard.huay')}
          alt=""
          width={320}
          height={200}
          data-testid="tile-huay"
        />
        <span>{t('category.lotto')}</span>
      </Tile>
      <Tile to={`/auth/games/category?cat=${category}`}>
        <AppImage
          src={useImage('home.dashboard.allGame')}
          alt=""
          width={320}
          height={200}
          data-testid="tile-all"
        />
        <span>{t('nav.allGames')}</span>
      </Tile>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

const Tile = styled(Link)`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 8 / 5;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-1);
  transition: transform 180ms ease;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  span {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
    padding: 20px 14px 8px;
    background: linear-gradient(transparent, rgb(0 0 0 / 72%));
    color: #fff;
    font-weight: 600;
  }

  &:hover {
    transform: translateY(-2px);
  }

  @media (min-width: 1024px) {
    aspect-ratio: 5 / 2;
  }
`;
