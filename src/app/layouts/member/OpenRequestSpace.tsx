import type { ReactNode } from 'react';
import { OPEN_REQUESTS } from '@/api/sessionStorage';
import { type KeyValueStorage, useEnvironment } from '@/api/transport';
import type { OpenRequest } from '@/features/user/openRequestsApi';
import { useLocation } from '@/lib/router';

/** Height of a row in pixels. */
export const ROW = 52;

/** The page that shows a request of a kind itself. */
export const requestPages: Readonly<Record<string, string>> = {
  DEPOSIT: '/auth/deposit',
  SLIP: '/auth/deposit/slip',
  WITHDRAWAL: '/auth/withdraw',
};

/** Stores the kinds of the open requests, so that the next page load reserves their rows before it knows them. */
export const storeKinds = (storage: KeyValueStorage, open: readonly OpenRequest[]) =>
  storage.setItem(OPEN_REQUESTS, open.map(({ kind }) => kind).join(' '));

/** Rows that the strip had at the last visit, without those of the present page. */
export function useStoredRows(): number {
  const { storage } = useEnvironment();
  const { pathname } = useLocation();
  const kinds = storage.getItem(OPEN_REQUESTS)?.split(' ') ?? [];
  return kinds.filter((kind) => kind in requestPages && requestPages[kind] !== pathname).length;
}

/** The height of so many rows, in which the strip lies. */
export function OpenRequestSpace({
  rows,
  children,
}: {
  readonly rows: number;
  readonly children?: ReactNode;
}) {
  return <div style={{ position: 'relative', zIndex: 5, height: rows * ROW }}>{children}</div>;
}

/** The reserved height while the strip loads. */
export function StoredSpace() {
  return <OpenRequestSpace rows={useStoredRows()} />;
}
