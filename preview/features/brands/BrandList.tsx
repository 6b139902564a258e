import { Search, TableProperties } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { LIST_POLL, useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { useGo } from '@studio/layout/Leaving';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@staff/ui/IconButton';
import { ScrollArea } from '@staff/ui/ScrollArea';
import { Skeleton } from '@staff/ui/Loading';
import { BrandRow } from './BrandRow';
import { ClosedBrands } from './ClosedBrands';
import { matches } from '@staff/ui/SearchSelect';
import { PublishSet } from './PublishSet';

/** A filter helps from this many brands on. */
const MANY = 7;

/** The brands that this person may see, with what state they are in. */
export function BrandList({ openId }: { readonly openId: string }) {
  const t = useTexts('shell');
  const go = useGo();
  const [typed, setTyped] = useState('');
  const { data: brands } = useGetBrandsQuery(undefined, {
    pollingInterval: LIST_POLL,
    skipPollingIfUnfocused: true,
  });
  const shown = brands?.filter((brand) =>
    matches(typed, [brand.displayName, brand.brandId, ...brand.hostnames]),
  );
  return (
    <>
      <Head>
        <h2>{t('brands.title')}</h2>
        <span>{brands?.length}</span>
        {(brands?.length ?? 0) > 1 && (
          <IconButton size="s" label={t('menu.brandComparison')} onClick={() => go('/fleet')}>
            <TableProperties size={15} aria-hidden="true" />
          </IconButton>
        )}
      </Head>
      <PublishSet brands={brands ?? []} />
      {(brands?.length ?? 0) >= MANY && (
        <Filter>
          <Search size={14} aria-hidden="true" />
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
          {shown?.map((brand) => (
            <BrandRow key={brand.brandId} brand={brand} isOpen={brand.brandId === openId} />
          ))}
        </Rows>
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
    margin: -4px -6px -4px auto;
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
