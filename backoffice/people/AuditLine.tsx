import { ListFilter } from 'lucide-react';
import styled from 'styled-components';
import { useBrandName } from '@backoffice/api/brandListApi';
import { type AuditRow, EVERY_BRAND } from '@backoffice/api/peopleApi';
import { clock } from '@backoffice/i18n/bangkokTime';
import { useLanguage, useTexts } from '@backoffice/i18n/texts';
import { IconButton } from '@backoffice/ui/Button';
import { Quiet } from '@backoffice/ui/Stack';
import { useAuditFilter } from './auditFilter';
import { actorOf, auditFacts, auditSentence } from './auditSentence';

interface Props {
  readonly row: AuditRow;
  /** In a list of all brands. */
  readonly namesBrand: boolean;
}

/** One act; its person and its object narrow the list to themselves. */
export function AuditLine({ row, namesBrand }: Props) {
  const t = useTexts('people');
  const { language } = useLanguage();
  const { setFilter } = useAuditFilter();
  const nameOf = useBrandName();
  const { actor, actorType, target } = row;
  const name = actorOf(row, t);
  return (
    <Item>
      <time dateTime={row.at}>{clock(row.at, language)}</time>
      <div>
        <p>
          {actorType === 'staff' && actor !== null ? (
            <Person type="button" title={t('audit.onlyPerson')} onClick={() => setFilter({ person: actor })}>
              {name}
            </Person>
          ) : (
            <strong>{name}</strong>
          )}{' '}
          {auditSentence(row, t)}
        </p>
        {namesBrand && (
          <Quiet>{row.brandId === EVERY_BRAND ? t('people.allBrands') : nameOf(row.brandId)}</Quiet>
        )}
        {auditFacts(row, t, language).map((fact) => (
          <Quiet key={fact.name}>
            {fact.name}: {fact.value}
          </Quiet>
        ))}
      </div>
      <small>{row.ip}</small>
      {target?.includes(' ') === true && (
        <IconButton
          size="s"
          label={t('audit.onlyTarget')}
          icon={ListFilter}
          onClick={() => setFilter({ target })}
        />
      )}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 56px 1fr auto 26px;
  gap: 4px 16px;
  padding: 8px 16px;

  & > time,
  & > small {
    color: var(--s-faint);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    line-height: 21px;
  }
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media (max-width: 760px) {
    grid-template-columns: 44px 1fr 26px;
    column-gap: 8px;
    padding-inline: 12px 8px;

    & > small {
      grid-row: 2;
      grid-column: 2;
    }
  }
`;

/** A name that narrows the list to its person. */
const Person = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 700;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;
