import { CircleCheck, CircleDashed } from 'lucide-react';
import styled from 'styled-components';
import type { ChecklistItem } from '#schemas/api/staffChecklist';
import { useTexts } from '@studio/i18n/texts';
import { Loaded } from '@backoffice/layout/Loaded';
import { PlainPage } from '@backoffice/layout/PlainPage';
import { LinkButton } from '@backoffice/ui/Button';
import { FramedList, Stack } from '@backoffice/ui/Stack';
import { type Checklist, useGetChecklistQuery } from '@studio/core/api/companyAccountsApi';

/** Where an item is completed; null for what is set up at the server. */
const places: Readonly<Record<ChecklistItem, ((brandId: string) => string) | null>> = {
  SECOND_ADMIN: () => '/people',
  SECOND_FACTORS: () => '/people',
  COMPANY_ACCOUNT: (brandId) => `/bank/${brandId}`,
  PROVIDERS: null,
  HOSTS: (brandId) => `/b/${brandId}`,
  LEGAL: (brandId) => `/b/${brandId}`,
};

/** What each brand needs before it opens to the public. */
export function ChecklistPage() {
  const t = useTexts('checklist');
  const query = useGetChecklistQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PlainPage title={t('title')} text={t('lead')}>
      <Loaded query={query}>
        {(brands) => (
          <Stack $gap={5}>
            {brands.map((brand) => (
              <BrandItems key={brand.brandId} brand={brand} />
            ))}
          </Stack>
        )}
      </Loaded>
    </PlainPage>
  );
}

function BrandItems({ brand: { brandId, displayName, items } }: { readonly brand: Checklist[number] }) {
  return (
    <Stack as="section" $gap={2} aria-label={displayName}>
      <h2>{displayName}</h2>
      <FramedList as="ol">
        {items.map((item) => (
          <Item key={item.item} {...{ ...item, brandId }} />
        ))}
      </FramedList>
    </Stack>
  );
}

type ItemProps = Checklist[number]['items'][number] & { readonly brandId: string };

function Item({ item, done, missing = [], brandId }: ItemProps) {
  const t = useTexts('checklist');
  const place = places[item];
  const needs = missing.map((need) => t(`need.${need}`)).join(', ');
  return (
    <Line>
      {done ? <CircleCheck size={18} color="var(--s-success)" /> : <CircleDashed size={18} />}
      <div>
        <strong>{t(`item.${item}`)}</strong>
        {!done && <small>{t(`help.${item}`, { needs })}</small>}
      </div>
      {done && <small>{t('done')}</small>}
      {!done && place && (
        <LinkButton size="s" to={place(brandId)} aria-label={t('openOf', { item: t(`item.${item}`) })}>
          {t('open')}
        </LinkButton>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 12px 16px;

  & > svg {
    flex: none;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    color: var(--s-muted);
    font-size: 13px;
  }
`;
