import { useMemo } from 'react';
import { queueSorts, signalCodes } from '#schemas/api/shapes/queueItem';
import { useQuery } from '@backoffice/browser/useQuery';
import type { ListQuery } from '@desk/core/queueApi';

const states = ['waiting', 'held', 'mine', 'all'] as const;
export type ListState = (typeof states)[number];
export const signalChoices = [...signalCodes, 'none'] as const;

/** Columns that a person can choose; the member is always shown. */
export const listColumns = ['about', 'signals', 'requested', 'amount', 'due', 'claim', 'age'] as const;
export type ListColumn = (typeof listColumns)[number];
const usualColumns: readonly ListColumn[] = ['about', 'signals', 'amount', 'claim', 'age'];

const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

/** Reads what a list shows from the address; invalid parts are left out, as the server would refuse them. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const text = (name: string, pattern: RegExp) => {
    const value = query.get(name)?.trim() ?? '';
    return pattern.test(value) ? { [name]: value } : {};
  };
  const state = states.find((each) => each === query.get('state'));
  const sort = queueSorts.find((each) => each === query.get('sort'));
  const signal = signalChoices.find((each) => each === query.get('signal'));
  return {
    ...text('brand', /^[a-z0-9,-]{1,2000}$/),
    ...text('from', AMOUNT),
    ...text('to', AMOUNT),
    ...text('q', /^.{1,100}$/),
    ...(state !== undefined && state !== 'waiting' && { state }),
    ...(signal !== undefined && { signal }),
    ...(sort !== undefined && sort !== 'oldest' && { sort }),
  };
}

/** Reads the columns of a list from the address, in the order in which they are shown. */
export function readColumns(query: URLSearchParams): readonly ListColumn[] {
  const wanted = query.get('columns')?.split(',');
  return wanted === undefined ? usualColumns : listColumns.filter((each) => wanted.includes(each));
}

/** The columns as the address has them; undefined for the usual ones. */
export function columnsText(columns: readonly ListColumn[]): string | undefined {
  const text = listColumns.filter((each) => columns.includes(each)).join(',');
  if (text === usualColumns.join(',')) return undefined;
  return text === '' ? 'none' : text;
}

/** Brand ids of the filter; none means all. */
export const brandsOf = ({ brand }: ListQuery): readonly string[] => brand?.split(',') ?? [];

/** Whether only brands narrow the list, oldest first: then the server may choose the next item. */
export const isWorkingOrder = ({ brand: _, ...rest }: ListQuery): boolean => Object.keys(rest).length === 0;

/** Undefined or empty parts are removed. */
type ListChange = { readonly [K in keyof ListQuery]?: ListQuery[K] | undefined } & {
  readonly columns?: string | undefined;
};

/** What the list shows, as the address says, and a way to change it. */
export function useListQuery() {
  const [query, setQuery] = useQuery();
  const list = useMemo(() => readListQuery(query), [query]);
  const columns = useMemo(() => readColumns(query), [query]);
  const setList = (change: ListChange) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(change)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { list, columns, setList };
}
