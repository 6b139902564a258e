import type { ReactNode } from 'react';
import { OPEN_REQUESTS } from '@/api/sessionStorage';
import { type KeyValueStorage, useEnvironment } from '@/api/transport';
import { type OpenRequest, useGetOpenRequestsQuery } from '@/features/user/openRequestsApi';
import { useLocation } from '@/lib/router';

/** Height of a row in pixels. */
export const ROW = 52;

/** The page that shows a request of a kind itself. */
export const requestPages: Readonly<Record<string, string>> = {
  DEPOSIT: '/auth/deposit',
  SLIP: '/auth/deposit/slip',
  WITHDRAWAL: '/auth/withdraw',
};

/** Whether the page shows a request of this kind itself. */
export const isShownAt = (kind: string, pathname: string) =>
  pathname === requestPages[kind] || (kind === 'DEPOSIT' && pathname === '/auth/deposit/qr');

/** Stores the kinds of the open requests, so that the next page load reserves their rows before it knows them. */
export const storeKinds = (storage: KeyValueStorage, open: readonly OpenRequest[]) =>
  storage.setItem(OPEN_REQUESTS, open.map(({ kind }) => kind).join(' '));

/** Maximum number of requests shown. */
export const MOST = 3;

/**
 * Rows that the strip needs on this page: those of the open requests or of the last visit, whichever are more, so that the
 * page does not move when a request has ended. Undefined on a first visit until the requests are known.
 */
export function useReservedRows(): number | undefined {
  const { storage } = useEnvironment();
  const { pathname } = useLocation();
  const { data, isError } = useGetOpenRequestsQuery();
  const stored = storage.getItem(OPEN_REQUESTS)?.split(' ');
  const rowsOf = (kinds: readonly string[] = []) =>
    kinds
      .filter((kind) => kind in requestPages)
      .slice(0, MOST)
      .filter((kind) => !isShownAt(kind, pathname)).length;
  if (!data && !stored && !isError) return undefined;
  return Math.max(rowsOf(stored), rowsOf(data?.map(({ kind }) => kind)));
}

interface SpaceProps {
  /** Undefined while unknown. */
  readonly rows: number | undefined;
  readonly children?: ReactNode;
}

/** Reserves the height of the given number of rows for the strip. */
export function OpenRequestSpace({ rows, children }: SpaceProps) {
  return (
    <div
      data-loading={rows === undefined || undefined}
      style={{ position: 'relative', zIndex: 5, height: (rows ?? 0) * ROW }}
    >
      {children}
    </div>
  );
}

/** The reserved height while the strip loads. */
export function StoredSpace() {
  return <OpenRequestSpace rows={useReservedRows()} />;
}
