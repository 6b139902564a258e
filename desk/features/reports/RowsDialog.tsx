import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type CallError, Loaded } from '@backoffice/layout/Loaded';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Link } from '@/lib/router';
import { memberAddress } from '@desk/core/memberPlaces';
import { useTexts } from '@desk/i18n/texts';

export interface RowsDialogProps<Q> {
  readonly query: Q;
  /** Of the number. */
  readonly title: string;
  readonly onClose: () => void;
}

interface Pages<R> {
  readonly data?: { readonly pages: readonly { readonly items: readonly R[] }[] } | undefined;
  readonly error?: CallError;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface Props<R> {
  readonly title: string;
  readonly text: string;
  readonly list: Pages<R>;
  readonly onClose: () => void;
  readonly children: (row: R) => ReactNode;
}

/** Rows behind a number of a report, page by page. */
export function RowsDialog<R>({ title, text, list, onClose, children }: Props<R>) {
  const t = useTexts('report');
  const u = useTexts('ui');
  const rows = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog title={title} text={text} width={720} onClose={onClose}>
      <Loaded query={{ ...list, data: rows }} empty={t('movements.empty')}>
        {(all) => <Rows>{all.map((row) => children(row))}</Rows>}
      </Loaded>
      {list.hasNextPage && (
        <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {u('more')}
        </Button>
      )}
    </Dialog>
  );
}

interface MemberProps {
  readonly brandId: string;
  readonly user: { readonly uuid: string; readonly username: string } | null;
  /** Below the name. */
  readonly note: string;
}

/** Whom a row is about. */
export function RowMember({ brandId, user, note }: MemberProps) {
  return (
    <span>
      {user ? <Link to={memberAddress(brandId, user.uuid)}>{user.username}</Link> : '–'}
      <small>{note}</small>
    </span>
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
    text-align: right;
  }
`;
