import styled from 'styled-components';
import { ListChecks } from 'lucide-react';
import { Link } from '@/lib/router';
import { useTexts } from '@studio/i18n/texts';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { useGetChecklistQuery } from '@studio/core/api/companyAccountsApi';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { may } from '@backoffice/api/staffApi';

/** How much is missing before the brands of an administrator can open; nothing when they can. */
export function ChecklistStrip() {
  const t = useTexts('checklist');
  const { data: me } = useGetMeQuery();
  const { data: brands = [] } = useGetBrandsQuery();
  const administered = brands.filter((brand) => may(brand, 'people')).map(({ brandId }) => brandId);
  // A server that requires no second factor is a demonstration, which never opens to the public.
  const skip = me?.secondFactorRequired !== true || administered.length === 0;
  const { data: checklist = [] } = useGetChecklistQuery(undefined, { skip });
  const count = checklist
    .filter(({ brandId }) => administered.includes(brandId))
    .flatMap(({ items }) => items)
    .filter(({ done }) => !done).length;
  if (skip || count === 0) return null;
  return (
    <Strip to="/checklist">
      <ListChecks size={16} />
      <span>
        <strong>{t('title')}</strong>
        {t('missing', { count })}
      </span>
    </Strip>
  );
}

const Strip = styled(Link)`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  margin: 4px 8px 6px;
  padding: 8px 10px;
  border-radius: var(--s-radius);
  background: var(--s-accent-soft);
  color: var(--s-text);
  font-size: 13px;
  line-height: 18px;

  & > svg {
    flex: none;
    color: var(--s-accent);
  }
  strong {
    display: block;
  }
`;
