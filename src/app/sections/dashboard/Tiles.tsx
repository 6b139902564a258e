import styled from 'styled-components';
import { sidewaysScroll } from '@/theme/media';
import { useTranslation } from 'react-i18next';
import { useImage } from '@/features/configuration/configurationApi';
import { selectCategory } from '@/features/game/gameSlice';
import { Link } from '@/lib/router';
import { AppImage } from '@/ui/AppImage';
import { useAppSelector } from '../../makeStore';
import { useBrand, useFeature } from '@/brand/useBrand';
import { imageUrl } from '#core/brand/imagePath';
import { useContacts } from '@/features/global/useContacts';
import { Section } from '@/ui/Section';
import { Pending } from '@/ui/Skeleton';
import { ContactRows } from '../../shared/ContactRows';
import { useGetUserSettingQuery } from '@/features/global/globalApi';
import { PromotionWindows } from '../../shared/PromotionWindows';

/** The two configured tiles: lotto and all games. */
export function Tiles() {
  const { t } = useTranslation();
  const category = useAppSelector(selectCategory);
  const tiles = [
    {
      id: 'huay',
      to: '/auth/games/category?cat=lotto',
      image: useImage('home.dashboard.huay'),
      name: t('category.lotto'),
    },
    {
      id: 'all',
      to: `/auth/games/category?cat=${category}`,
      image: useImage('home.dashboard.allGame'),
      name: t('nav.allGames'),
    },
  ];
  return (
    <Grid>
      {tiles.map(({ id, to, image, name }) => (
        <Tile key={id} to={to}>
          <AppImage src={image} alt="" width={320} height={200} loading="lazy" data-testid={`tile-${id}`} />
          <span>{name}</span>
        </Tile>
      ))}
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
  border: var(--card-border);
  border-radius: var(--radius-l);
  box-shadow: var(--card-shadow);
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
    padding: 28px 14px 8px;
    background: linear-gradient(transparent, rgb(0 0 0 / 78%) 62%);
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

/** The brand's game categories, in its order. */
export function Categories() {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <Row aria-label={t('nav.allGames')}>
      {brand.gameCategories.map((category) => (
        <Link key={category} to={`/auth/games/category?cat=${category}`}>
          <AppImage
            src={imageUrl(brand.art.categories[category], brand)}
            alt=""
            width={72}
            height={72}
            loading="lazy"
          />
          <span>{t(`category.${category}`)}</span>
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: 10px;
  margin: 0 -16px;
  padding: 4px 16px;
  ${sidewaysScroll}

  a {
    display: flex;
    flex: 0 0 92px;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    padding: 12px 6px;
    border: var(--card-border);
    border-radius: var(--radius-l);
    background: var(--card-bg-row);
    color: var(--text);
    font-size: 14px;
    text-decoration: none;
  }

  @media (min-width: 768px) {
    a {
      flex: 1;
    }
  }
`;

/** A short list of the brand's LINE accounts; nothing when there are none. Their QR codes are on the contact page. */
export function Contact() {
  const { t } = useTranslation('contact');
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ContactRows contacts={contacts} />
    </Section>
  );
}

/** The bonus windows that are open to the member; nothing when there are none. */
export function Promotion() {
  const isOn = useFeature('promotion');
  const { data, isLoading } = useGetUserSettingQuery(undefined, { skip: !isOn });
  if (isLoading) return <Pending />;
  if (!isOn || !data?.bonusMax) return null;
  return <PromotionWindows setting={data} />;
}
