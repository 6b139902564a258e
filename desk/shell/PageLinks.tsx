import styled from 'styled-components';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { RailLink } from '@desk/features/queues/Rail';
import { useTexts } from '@desk/i18n/texts';
import { pages } from './pages';

/** Pages besides the queues, for those who may read them. */
export function PageLinks() {
  const t = useTexts('shell');
  const shown = usePages();
  return (
    <>
      {shown.length > 0 && <Line aria-hidden="true" />}
      {shown.map(({ to, icon: Icon, name }) => (
        <RailLink key={to} to={to} title={t(name)}>
          <Icon size={16} aria-hidden="true" />
          <span>
            <b>{t(name)}</b>
          </span>
        </RailLink>
      ))}
    </>
  );
}

/** The pages that the person may read at one brand at least. */
export function usePages() {
  const { data: brands = [] } = useGetBrandsQuery();
  return pages.filter(({ permission }) => brands.some((brand) => may(brand, permission)));
}

/** Between the queues and the pages. */
const Line = styled.hr`
  flex: none;
  align-self: stretch;
  margin: 6px 8px;
  border: 0;
  border-top: 1px solid var(--s-line);

  @media (max-width: 760px) {
    margin: 6px 4px;
    border-left: 1px solid var(--s-line);
  }
`;
