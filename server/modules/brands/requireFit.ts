import type { Calls } from '#schemas/api/contract';
import { isRecord, pointerKeys, sameJson, valueAt } from '#core/brand/json';
import { fail } from '#server/platform/appError';

type PathChange = Calls['PATCH /api/staff/brand/{brandId}/draft']['body']['changes'][number];

/** A shipped brand file takes 10 KB and is five levels deep. */
const MAX_BYTES = 200 * 1024;
const MAX_DEPTH = 12;

/** Who the brand is and how its file is read: never a matter of taste. */
const FIXED = ['/id', '/version'];
/** Names that mean something else to JavaScript. */
const REFUSED = ['__proto__', 'constructor', 'prototype'];

/** @throws AppError DRAFT_UNFIT for changes that are invalid in every brand file. */
export function requireFitChanges(changes: readonly PathChange[]): void {
  const fit = changes.every(({ path, after }) => isFitPath(path) && isFitValue(after, 1));
  if (!fit) throw fail('DRAFT_UNFIT');
}

/** @throws AppError DRAFT_UNFIT for a file too large or too deep, or of another brand or version. */
export function requireFitFile(file: unknown, before: unknown): void {
  const moved = FIXED.some((path) => !sameJson(valueAt(file, path), valueAt(before, path)));
  if (moved || !isFitValue(file, 1) || Buffer.byteLength(JSON.stringify(file)) > MAX_BYTES)
    throw fail('DRAFT_UNFIT');
}

const isFitPath = (path: string): boolean => !pointerKeys(path).some((key) => REFUSED.includes(key));

function isFitValue(value: unknown, depth: number): boolean {
  // A number that is too large parses as infinity, which JSON cannot represent.
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (isRecord(value) && Object.keys(value).some((key) => REFUSED.includes(key))) return false;
  return Object.values(value).every((item) => isFitValue(item, depth + 1));
}
