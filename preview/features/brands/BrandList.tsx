import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { Search, TableProperties, Rocket, CircleAlert, Plus } from 'lucide-react';
import { useState, Suspense } from 'react';
import styled from 'styled-components';
import { polled, useGetBrandsQuery, type BrandSummary } from '@backoffice/api/brandListApi';
import { useGetClosedBrandsQuery } from '@studio/core/api/brandsApi';
import { useGo } from '@studio/layout/Leaving';
import { useTexts } from '@studio/i18n/texts';
import { IconButton, Button } from '@backoffice/ui/Button';
import { ScrollArea } from '@backoffice/ui/ScrollArea';
import { Skeleton } from '@backoffice/ui/Loading';
import { ChecklistStrip } from '@studio/features/checklist/ChecklistStrip';
import { BrandRow } from './BrandRow';
import { matches } from '@backoffice/ui/SearchSelect';
import { administersAll, useGetMeQuery } from '@backoffice/api/peopleApi';
import { may } from '@backoffice/api/staffApi';
import { useGetReleaseSetsQuery } from '@studio/core/api/publishApi';
import { Badge } from '@backoffice/ui/Badge';

/** A filter helps from this many brands on. */
const MANY = 7;

/** The brands that this person may see, with what state they are in. */
export function BrandList({ openId }: { readonly openId: string }) {
  const t = useTexts('shell');
  const l = useTexts('brandLife');
  const go = useGo();
  const { data: me } = useGetMeQuery();
  const [typed, setTyped] = useState('');
  const { data: brands } = useGetBrandsQuery(undefined, polled);
  const shown = brands?.filter((brand) =>
    matches(typed, [brand.displayName, brand.brandId, ...brand.hostnames]),
  );
  const archived = shown?.filter(({ state }) => state === 'ARCHIVED') ?? [];
  const row = (brand: BrandSummary) => (
    <BrandRow key={brand.brandId} brand={brand} isOpen={brand.brandId === openId} />
  );
  return (
    <>
      <Head>
        <h2>{t('brands.title')}</h2>
        <span>{brands?.length}</span>
        {(brands?.length ?? 0) > 1 && (
          <IconButton
            size="s"
            label={t('menu.brandComparison')}
            onClick={() => go('/fleet')}
            icon={TableProperties}
          />
        )}
        {me && administersAll(me) && (
          <IconButton size="s" label={l('new')} onClick={() => go('/new')} icon={Plus} />
        )}
      </Head>
      <ChecklistStrip />
      <PublishSet brands={brands ?? []} />
      {(brands?.length ?? 0) >= MANY && (
        <Filter>
          <Search size={14} />
          <input
            type="search"
            aria-label={t('brands.filter')}
            placeholder={t('brands.filter')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Filter>
      )}
      <ScrollArea>
        <Rows>
          {!brands && [0, 1, 2, 3].map((row) => <Skeleton key={row} as="li" $h={40} />)}
          {shown?.filter(({ state }) => state !== 'ARCHIVED').map(row)}
        </Rows>
        {archived.length > 0 && (
          // A search looks into it, and the open brand is not hidden in it.
          <Archived
            key={archived.some(({ brandId }) => brandId === openId) || typed !== '' ? 'open' : 'closed'}
            open={archived.some(({ brandId }) => brandId === openId) || typed !== ''}
          >
            <summary>{l('archived', { count: archived.length })}</summary>
            <Rows>{archived.map(row)}</Rows>
          </Archived>
        )}
        <ClosedBrands />
        {shown?.length === 0 && <None>{t('brands.none')}</None>}
      </ScrollArea>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: baseline;
  gap: 6px;
  padding: 10px 14px 4px;

  h2 {
    color: var(--s-muted);
    font-size: 13px;
  }
  span {
    color: var(--s-faint);
    font-size: 12px;
  }
  & > button {
    align-self: center;
    margin: -4px -6px -4px 0;
  }
  & > span + button {
    margin-left: auto;
  }
`;

const Archived = styled.details`
  & > summary {
    padding: 4px 14px;
    color: var(--s-muted);
    font-size: 13px;
    cursor: pointer;
  }
`;

const Filter = styled.label`
  position: relative;
  flex: none;
  padding: 2px 8px 4px;

  svg {
    position: absolute;
    top: 10px;
    left: 16px;
    color: var(--s-faint);
  }
  input {
    width: 100%;
    height: 30px;
    padding: 0 8px 0 28px;
    border: 1px solid transparent;
    border-radius: var(--s-radius);
    background: var(--s-hover);
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: 1px;
  padding: 2px 6px 8px;
`;

const None = styled.p`
  padding: 4px 14px;
  color: var(--s-faint);
`;

const SetDialog = lazyNamed(() => import('@studio/features/publish/SetDialog'), 'SetDialog');

/** Opens the review of several changed drafts; there for who may publish two of them, or has a set to decide. */
function PublishSet({ brands }: { readonly brands: readonly BrandSummary[] }) {
  const t = useTexts('publish');
  const [isOpen, setOpen] = useState(false);
  const mine = brands.filter((brand) => may(brand, 'releases.publish'));
  const { data: sets = [] } = useGetReleaseSetsQuery(undefined, { skip: mine.length < 2 });
  const changed = mine.filter(({ draft, state }) => draft !== null && state !== 'ARCHIVED').length;
  if (mine.length < 2 || (changed < 2 && sets.length === 0)) return null;
  return (
    <div style={{ padding: '2px 14px 6px' }}>
      <Button size="s" icon={Rocket} onClick={() => setOpen(true)}>
        {t('set')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SetDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Brands that are not served because their file is invalid, with their problems; empty without any. */
function ClosedBrands() {
  const t = useTexts('shell');
  const { data: closed = [] } = useGetClosedBrandsQuery(undefined, polled);
  if (closed.length === 0) return null;
  return (
    <List>
      {closed.map(({ brandId, reason }) => (
        <li key={brandId}>
          <details>
            <summary>
              <span>{brandId}</span>
              <Badge tone="danger">
                <CircleAlert size={12} />
                {t('brands.closed')}
              </Badge>
            </summary>
            <p>{t('brands.closedWhy')}</p>
            <pre>{reason}</pre>
          </details>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  padding: 2px 14px 8px;

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 32px;
    font-weight: 600;
    cursor: pointer;
  }
  p {
    color: var(--s-muted);
    font-size: 12px;
    line-height: 18px;
  }
  pre {
    overflow-wrap: anywhere;
    color: var(--s-text);
    font-size: 12px;
    line-height: 18px;
    white-space: pre-wrap;
  }
`;
