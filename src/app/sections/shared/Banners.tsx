import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { isWebUrl, linkHost } from '@/lib/isWebUrl';
import { Link } from '@/lib/router';
import { selectIsLoggedIn } from '@/api/session';
import { useAppSelector } from '../../makeStore';
import { linkTarget } from '#core/brand/sitePages';
import { AppImage } from '@/ui/AppImage';
import { Carousel } from '@/ui/Carousel';
import { imageUrl } from '#core/brand/imagePath';
import type { Brand } from '#schemas/brand/brand';

type Banner = Brand['banners'][number];

/** The brand's banners with their overlay text; nothing when there are none. */
export function Banners() {
  const { t } = useTranslation();
  const brand = useBrand();
  if (brand.banners.length === 0) return null;
  return (
    <Carousel
      label={t('banner.title')}
      slides={brand.banners.map((banner, place) => ({
        id: String(place),
        content: <Slide banner={banner} path={`/banners/${place}`} />,
      }))}
    />
  );
}

/**
 * A banner with a target is a link: to a page of the site that the brand has, or to a validated web address whose host is
 * shown.
 */
function Slide({ banner, path }: { readonly banner: Banner; readonly path: string }) {
  const brand = useBrand();
  const localized = useLocalized();
  const isMember = useAppSelector(selectIsLoggedIn);
  const isFar = isWebUrl(banner.link);
  const face = (
    <Face data-edit={path}>
      <AppImage src={imageUrl(banner.image, brand)} alt="" width={1200} height={500} loading="lazy" />
      <Words>
        <strong>{localized(banner.title)}</strong>
        <span>{localized(banner.text)}</span>
        {isFar && <small>{linkHost(banner.link)}</small>}
      </Words>
    </Face>
  );
  if (!isFar) {
    const target = linkTarget(banner.link, brand.flags, isMember);
    return target === null ? face : <Link to={target}>{face}</Link>;
  }
  return (
    <a href={banner.link} target="_blank" rel="noopener">
      {face}
    </a>
  );
}

const Face = styled.div`
  position: relative;
  overflow: hidden;
  border: var(--card-border);
  border-radius: var(--radius-l);

  img {
    display: block;
    width: 100%;
    height: auto;
    /* Fits five lines of text on the narrowest phones. */
    min-height: 152px;
    object-fit: cover;
  }

  @media (min-width: 768px) {
    img {
      height: 340px;
    }
  }
`;

/* Images differ in brightness and brands in colour scheme; white on a shade is readable on all of them. */
const Words = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  width: 72%;
  padding: 0 18% 0 5%;
  background: linear-gradient(90deg, rgba(0, 0, 0, 0.62) 40%, transparent);
  color: #fff;
  text-wrap: balance;

  strong {
    font-size: 1.125rem;
    font-family: var(--font-display);
    line-height: 1.4;
  }

  span {
    font-size: 0.875rem;
    line-height: 1.5;
  }

  small {
    font-size: 0.75rem;
    line-height: 1.6;
    opacity: 0.85;
  }

  @media (min-width: 768px) {
    strong {
      font-size: 2rem;
    }

    span {
      font-size: 1.125rem;
    }
  }
`;
