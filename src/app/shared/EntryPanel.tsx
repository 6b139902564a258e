import styled from 'styled-components';
import type { ReactNode } from 'react';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { usePageTitle } from '@/lib/pageTitle';
import { AppImage } from '@/ui/AppImage';
import { imageUrl } from '#core/brand/imagePath';
import { BrandName } from './BrandName';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The card of log-in and registration, next to the brand on a wide screen. */
export function EntryPanel({ title, lead, children }: Props) {
  const brand = useBrand();
  usePageTitle(title);
  const localized = useLocalized();
  const isForm = brand.look.hero === 'form';
  return (
    <Layout>
      <Brand aria-hidden="true">
        <AppImage
          src={imageUrl(isForm ? brand.art.icon : brand.art.keyVisual, brand)}
          alt=""
          width={isForm ? 200 : 560}
          height={isForm ? 200 : 373}
          loading="lazy"
        />
        <BrandName as="strong" />
        <p>{localized(brand.tagline)}</p>
      </Brand>
      <Card>
        <header>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        {children}
      </Card>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 520px;
  margin: 0 auto;

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
    gap: 64px;
    align-items: start;
    max-width: none;
    padding: 24px 0;
  }
`;

/*
 * As on the brand's landing page: its icon or its key visual. Centred in a height of its own, because a browser may paint
 * the page before the rest of the card has arrived.
 */
const Brand = styled.div`
  display: none;

  @media (min-width: 900px) {
    display: grid;
    align-content: center;
    justify-items: center;
    min-height: 560px;
    text-align: center;
  }

  img {
    max-width: 100%;
    height: auto;
    border-radius: 24px;
  }

  strong {
    justify-self: center;
    margin-top: 24px;
    font-family: var(--font-display);
    font-size: 2.5rem;
    font-weight: 600;
    line-height: 1.4;
  }

  p {
    color: var(--text-muted);
    font-size: 1.125rem;
  }
`;

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 24px 20px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg);
  box-shadow: var(--card-shadow);

  h1 {
    font-size: 1.5rem;
  }

  header p {
    color: var(--text-muted);
  }

  @media (min-width: 900px) {
    padding: 32px;
  }
`;
