import type { CallSpec } from '#schemas/api/callSpec';
import { contract } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import { fill } from '#tests/access/buildRequest';
import { madeUpIds } from '#tests/access/objects';
import { DAYS } from './manyRows';
import { pageOf } from '#server/platform/db/keyset';

/** The longest page that a call may request (D13). */
export const PAGE = 100;

/** A list of the contract, and its filters. */
export interface ListCall {
  readonly key: CallKey;
  readonly access: CallSpec['access'];
  readonly statuses: readonly string[];
}

/** Of one deposit, slip or withdrawal, so never long; and of the days of a report, which bound it. */
const SHORT: readonly CallKey[] = [
  'GET /api/staff/brand/{brandId}/provider-call/{uuid}',
  'GET /api/staff/report/money/movement',
  'GET /api/staff/report/members/member',
  'GET /api/staff/report/staff/decision',
];

const lists = (Object.entries(contract) as [CallKey, CallSpec][])
  .filter(([key, spec]) => spec.paged && !SHORT.includes(key))
  .map(([key, { access, query }]) => ({ key, access, query, statuses: statusesOf(query) }));

/** Every list of this version that is paged by a cursor. */
export const cursorLists: readonly ListCall[] = lists.filter(({ query }) => takesCursor(query));

/** Lists of the specification with page numbers. */
export const numberedLists: readonly ListCall[] = lists.filter(({ query }) => !takesCursor(query));

/** The member whose lists are requested. */
export interface ListOwner {
  readonly id: string;
  readonly username: string;
  readonly brandId: string;
}

/** The request for a page of a list. */
export function listInput(
  key: CallKey,
  { id, username, brandId }: ListOwner,
  query: string,
  page: object = {},
): { params: Record<string, string>; query: string; body?: object } {
  const ids = { ...madeUpIds(), member: id, username };
  return {
    params: { uuid: id, username, brandId, kind: 'prize' },
    query,
    ...(key.startsWith('POST') && {
      body: { ...(fill(key, ids).unchecked?.body as object | undefined), ...page },
    }),
  };
}

/**
 * Cursor of a page with this many rows before it, among rows that `insertManyRows` created. @param rows their total
 * number.
 */
export function cursorAt(key: CallKey, row: number, rows: number, now: Date): string {
  if (key.endsWith('/revision')) return Buffer.from(String(rows - row)).toString('base64url');
  const last = {
    // Days of play are a day apart, with thousands of rows each: start from the second to last.
    created_at: key.includes('/log/affiliate')
      ? new Date('2026-11-02T00:00:00+07:00')
      : key.includes('/cashback/')
        ? new Date(now.getTime() - (DAYS / 2) * 86_400_000)
        : new Date(now.getTime() - row * 1_000),
    id: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
  };
  return pageOf([last, last], { limit: 1, after: undefined }).meta.next ?? '';
}

/** Rows of a page, wherever the response has them. */
export function lengthOf(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  const inside = Object.values((data ?? {}) as Record<string, unknown>).filter(Array.isArray);
  return Math.max(0, ...inside.map((list) => list.length));
}

function statusesOf(query: unknown): readonly string[] {
  const { properties } = (query ?? {}) as { properties?: { status?: { enum?: readonly string[] } } };
  return properties?.status?.enum ?? [];
}

function takesCursor(query: unknown): boolean {
  const { properties } = (query ?? {}) as { properties?: object };
  return properties !== undefined && 'cursor' in properties;
}
