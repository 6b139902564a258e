import { Lock } from '@/ui/icons';
import styled from 'styled-components';
import { media } from '@/theme/media';
import { useTranslation } from 'react-i18next';
import { useContacts } from '@/features/global/useContacts';
import { Link } from '@/lib/router';
import { Section } from '@/ui/Section';
import { ContactRows } from '../../shared/ContactRows';
import { useBrand } from '@/brand/useBrand';
import { bonusWindows } from '#core/brand/bonusWindows';
import { useGetSettingQuery } from '@/features/global/globalApi';
import { PromotionWindows } from '../../shared/PromotionWindows';
import { Feeds } from './Feed';
import { AppImage } from '@/ui/AppImage';
import { imageUrl } from '#core/brand/imagePath';
import type { ProviderCode } from '#schemas/brand/brand';

/** A short list of the brand's LINE accounts; nothing when there are none. */
function Contact() {
  const { t } = useTranslation('landing');
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Section title={t('contact.title')} action={<Link to="/contact">{t('contact.all')}</Link>}>
      <Lead>{t('contact.text')}</Lead>
      <ContactRows contacts={contacts} />
    </Section>
  );
}

const Lead = styled.p`
  margin-bottom: 12px;
  color: var(--text-muted);
`;

/** A short list of the bonus windows, from the brand file until the API responds; nothing when there are none. */
function Promotion() {
  const { t } = useTranslation('landing');
  const { bonus, flags } = useBrand();
  const { data } = useGetSettingQuery(undefined, { skip: !flags.promotion });
  const setting = data?.userSetting ?? bonus;
  if (!flags.promotion || bonusWindows(setting).length === 0) return null;
  return (
    <Section title={t('promotion.title')} action={<Link to="/promotion">{t('promotion.all')}</Link>}>
      <PromotionWindows setting={setting} />
    </Section>
  );
}

/** Id of the text that says why a category is locked. */
const REASON = 'locked-categories';

/** Game categories, locked until log-in; a tap leads a visitor through log-in to the category. */
function Categories() {
  const { t } = useTranslation('landing');
  const { t: common } = useTranslation();
  const brand = useBrand();
  if (brand.gameCategories.length === 0) return null;
  const reason = (
    <Reason id={REASON}>
      <Lock size={14} aria-hidden="true" />
      {t('categories.hint')}
    </Reason>
  );
  return (
    <Section title={t('categories.title')} action={reason}>
      <Tiles $count={brand.gameCategories.length}>
        {brand.gameCategories.map((category) => (
          <li key={category}>
            <Tile
              to="/login"
              title={t('categories.hint')}
              aria-describedby={REASON}
              state={{ from: `/auth/games/category?cat=${category}` }}
            >
              <AppImage
                src={imageUrl(brand.art.categories[category], brand)}
                alt=""
                width={96}
                height={96}
                loading="lazy"
              />
              <span>{common(`category.${category}`)}</span>
              <Lock size={14} aria-hidden="true" />
            </Tile>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}

const Reason = styled.span`
  display: inline-grid;
  grid-auto-flow: column;
  gap: 6px;
  align-items: center;
  color: var(--text-muted);
  font-size: 0.875rem;
`;

/* Columns by the count, as in `CardGrid`. */
const Tiles = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;

  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 5)}, minmax(0, 1fr));
    gap: 12px;
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 8)}, minmax(0, 1fr));
  }
`;

const Tile = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  height: 100%;
  padding: 12px 4px 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  font-size: 0.9375rem;
  font-weight: 600;
  text-align: center;
  transition:
    transform 180ms ease,
    border-color 180ms ease;

  img {
    width: 56px;
    height: 56px;
    filter: saturate(0.55);
    opacity: 0.8;
    transition:
      filter 180ms ease,
      opacity 180ms ease;
  }

  > svg {
    position: absolute;
    top: 8px;
    right: 8px;
    color: var(--text-muted);
  }

  &:hover img,
  &:focus img {
    filter: none;
    opacity: 1;
  }

  @media (max-width: 359px) {
    padding: 10px 0 8px;
    font-size: 0.8125rem;

    img {
      width: 48px;
      height: 48px;
    }
  }

  @media (min-width: 768px) {
    padding: 16px 8px 14px;

    img {
      width: 76px;
      height: 76px;
    }
  }

  &:hover {
    border-color: var(--accent);
    transform: translateY(-3px);
  }
`;

/** The slot providers, with the brand's names and images. */
function Providers() {
  const { t } = useTranslation('landing');
  const brand = useBrand();
  const codes = Object.keys(brand.providers) as ProviderCode[];
  return (
    <Section title={t('providers.title')}>
      <ProviderList>
        {codes.map((code) => (
          <li key={code}>
            <ProviderTile to="/login" state={{ from: '/auth/games/category?cat=slot' }}>
              <AppImage
                src={imageUrl(brand.providers[code].image, brand)}
                alt=""
                width={240}
                height={240}
                loading="lazy"
              />
              {brand.providers[code].name}
            </ProviderTile>
          </li>
        ))}
      </ProviderList>
    </Section>
  );
}

const ProviderList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  @media (min-width: 768px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const ProviderTile = styled(Link)`
  display: grid;
  gap: 4px;
  overflow: hidden;
  padding-bottom: 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  font-weight: 600;
  text-align: center;

  img {
    width: 100%;
    height: auto;
  }

  &:hover {
    border-color: var(--accent);
  }
`;

/** Sections below the fold, loaded together. */
export const belowFold = {
  categories: Categories,
  providers: Providers,
  promotion: Promotion,
  history: Feeds,
  contact: Contact,
};
