import { type CallKey, type Calls, callSpecs } from '#schemas/api/contract';
import type { CallInput } from '#server/testing/testApp';
import { matrix } from './matrix';
import type { Owner } from './objects';
import { sampleBodies } from './sampleBodies';

/** Path parameters that identify no object. */
const OTHERS: Readonly<Record<string, string>> = {
  gameCate: 'slot',
  value: '0812345678',
  bankId: '0123456789',
  afCode: 'ABCD1234',
  provider: 'unknown',
  providerId: 'company',
  kind: 'prize',
  report: 'money',
};

/** Queries of calls that cannot do without one. */
const DAYS = { from: '2026-01-01', to: '2026-12-31' };
const QUERIES: { readonly [K in CallKey]?: Calls[K]['query'] } = {
  'GET /api/staff/member': { q: 'demo01' },
  'GET /api/staff/report/{report}': DAYS,
  'GET /api/staff/report/money/movement': { ...DAYS, column: 'net' },
  'GET /api/staff/report/members/member': { ...DAYS, column: 'members' },
  'GET /api/staff/report/staff/decision': { ...DAYS, column: 'decisions' },
};

/** Path, query and body of a call with the ids of these objects; `but` replaces the ids of some parameters. */
export function fill<K extends CallKey>(
  key: K,
  ids: Owner['ids'],
  but: Readonly<Record<string, string>> = {},
): CallInput<K> {
  const places = Object.entries(matrix[key].ids).map(
    ([place, kind]) => [place, but[place] ?? ids[kind]] as const,
  );
  const inPath = (place: string) => key.includes(`{${place}}`);
  const sample = sampleBodies[key];
  const body = { ...sample, ...Object.fromEntries(places.filter(([place]) => !inPath(place))) };
  const query = QUERIES[key];
  return {
    ...(query !== undefined && { query }),
    unchecked: {
      params: { ...OTHERS, ...Object.fromEntries(places.filter(([place]) => inPath(place))) },
      ...(Object.keys(body).length > 0 && { body }),
    },
  };
}

/** Whether a list pages by cursor; some lists of the specification page by number. */
export function takesCursor(key: CallKey): boolean {
  const { properties } = (callSpecs[key].query ?? {}) as { properties?: object };
  return properties !== undefined && 'cursor' in properties;
}
