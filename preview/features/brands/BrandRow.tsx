import { CircleAlert, Clock, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Link, useLocation } from '@/lib/router';
import { useGo } from '@studio/layout/Leaving';
import { may } from '@backoffice/api/staffApi';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge, Swatch } from '@backoffice/ui/Badge';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { viewForOtherBrand } from '@studio/core/browser/view';
import { BrandMenu } from './BrandMenu';
import { Emergency } from './Emergency';

interface Props {
  readonly brand: BrandSummary;
  readonly isOpen: boolean;
}

const icon = { size: 12 };

/** One brand: its colours, name and status. Opening it preserves the view. */
export function BrandRow({ brand, isOpen }: Props) {
  const go = useGo();
  const { search } = useLocation();
  const to = `/b/${brand.brandId}${search}`;
  return (
    <Row data-open={isOpen || undefined}>
      <Swatch size={26} colours={[brand.colours.background, brand.colours.surface, brand.colours.color]} />
      <Words>
        <Link
          to={to}
          aria-current={isOpen ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            // Read from the current URL, because a view chosen just before may not be rendered yet.
            if (!isOpen) go(`/b/${brand.brandId}${viewForOtherBrand()}`);
          }}
        >
          {brand.displayName}
        </Link>
        <Chips brand={brand} />
      </Words>
      {/* Only open brands have a site to switch. */}
      {brand.state === 'OPEN' && <Emergency brand={brand} canSwitch={may(brand, 'site.switch')} />}
      {may(brand, 'brands.create') && <BrandMenu brand={brand} />}
    </Row>
  );
}

function Chips({ brand }: { readonly brand: BrandSummary }) {
  const t = useTexts('shell');
  const l = useTexts('brandLife');
  const { language } = useLanguage();
  const { state, revision, publishedAt, draft, errors, warnings, waiting, operation } = brand;
  return (
    <Status>
      {state === 'OPEN' ? (
        <span title={t('brands.published', { n: revision, at: moment(publishedAt, language) })}>
          {t('brands.revision', { n: revision })}
        </span>
      ) : (
        <Badge>{l(`state.${state}`)}</Badge>
      )}
      {operation.websiteStatus === 'MA' && <Badge tone="danger">{t('brands.maintenance')}</Badge>}
      {draft && <Badge tone="accent">{t('brands.draft')}</Badge>}
      <Count tone="danger" n={errors} name={t('brands.errors', { count: errors })} Icon={CircleAlert} />
      <Count
        tone="warning"
        n={warnings}
        name={t('brands.warnings', { count: warnings })}
        Icon={TriangleAlert}
      />
      <Count tone="neutral" n={waiting} name={t('brands.waiting', { n: waiting })} Icon={Clock} />
    </Status>
  );
}

interface CountProps {
  readonly tone: 'danger' | 'warning' | 'neutral';
  readonly n: number;
  readonly name: string;
  readonly Icon: typeof Clock;
}

function Count({ tone, n, name, Icon }: CountProps) {
  if (n === 0) return null;
  return (
    <Badge tone={tone} title={name}>
      <Icon {...icon} />
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{name}</span>
    </Badge>
  );
}

const Words = styled.div`
  flex: 1;
  min-width: 0;

  & > a {
    display: block;
    overflow: hidden;
    color: var(--s-text);
    font-weight: 600;
    line-height: 20px;
    white-space: nowrap;
    text-overflow: ellipsis;
    text-decoration: none;
  }
  /* The row opens the brand; its other controls are layered above. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 8px;
  }
  & > a:focus-visible {
    outline: none;
  }
  & > a:focus-visible::after {
    outline: 2px solid var(--s-focus);
    outline-offset: -2px;
  }
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 46px;
  padding: 4px 6px 4px 8px;
  border-radius: 8px;
  content-visibility: auto;
  contain-intrinsic-height: 46px;

  &:hover {
    background: var(--s-hover);
  }
  &[data-open] {
    background: var(--s-active);
  }
`;

const Status = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  overflow: hidden;
  color: var(--s-faint);
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;

  [data-open] > div > & {
    color: var(--s-muted);
  }
`;
