import styled from 'styled-components';
import { Loaded } from '@backoffice/layout/Loaded';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { formatMoney } from '@/lib/formatMoney';
import { Link } from '@/lib/router';
import { type MovementQuery, useGetMovementsInfiniteQuery } from '@desk/core/reportApi';
import { useBrandName } from '@desk/core/useBrandName';
import { memberAddress } from '@desk/core/memberPlaces';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { columnName, useRowName } from './reportText';

interface Props {
  readonly query: MovementQuery;
  /** Of the row. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The movements of the ledger behind a number. */
export function MovementsDialog({ query, name, onClose }: Props) {
  const t = useTexts('report');
  const u = useTexts('ui');
  const { language } = useLanguage();
  const nameOf = useRowName();
  const brandOf = useBrandName();
  const list = useGetMovementsInfiniteQuery(query);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog
      title={`${columnName(query.column, t)} · ${name}`}
      text={t('movements.text')}
      width={720}
      onClose={onClose}
    >
      <Loaded query={{ ...list, data: rows }} empty={t('movements.empty')}>
        {(all) => (
          <Rows>
            {all.map((row) => (
              <li key={row.uuid + row.kind}>
                <time dateTime={row.at}>{moment(row.at, language)}</time>
                <span>
                  {row.user ? (
                    <Link to={memberAddress(row.brandId, row.user.uuid)}>{row.user.username}</Link>
                  ) : (
                    '–'
                  )}
                  <small>
                    {brandOf(row.brandId)} ·{' '}
                    {nameOf({ name: 'money', by: 'channel' }, row.channel, row.channel)}
                  </small>
                </span>
                <b>{formatMoney(row.amount)}</b>
              </li>
            ))}
          </Rows>
        )}
      </Loaded>
      {list.hasNextPage && (
        <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {u('more')}
        </Button>
      )}
    </Dialog>
  );
}

const Rows = styled.ol`
  margin: 0 0 8px;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 160px) minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-height: 40px;
    border-bottom: 1px solid var(--s-line);
  }
  @media (max-width: 760px) {
    li {
      grid-template-columns: 84px minmax(0, 1fr) auto;
    }
  }
  time,
  small {
    color: var(--s-muted);
    font-size: 13px;
  }
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
