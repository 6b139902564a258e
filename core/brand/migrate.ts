import { BRAND_VERSION } from '#schemas/brand/identity';
import { isRecord, type JsonRecord } from './json';
import { problem, type Problem } from './problem';

/** Lifts a file by one version. Pure; the runner writes the new `version`. */
export type Migration = (file: JsonRecord) => JsonRecord;

/** `migrations[0]` lifts version 1 to 2, and so on: one entry per step, never edited once released. */
export const migrations: readonly Migration[] = [];

export interface Migrated {
  readonly file: unknown;
  /** Steps that were taken. */
  readonly steps: number;
  readonly problems: readonly Problem[];
}

/**
 * Migrates a brand file, or the defaults, to the current version before validation. Returns a file without a usable
 * version unchanged, for the schema to reject.
 */
export function migrate(file: unknown, ladder: readonly Migration[] = migrations): Migrated {
  const current = ladder === migrations ? BRAND_VERSION : ladder.length + 1;
  const version = isRecord(file) ? file.version : undefined;
  if (!isRecord(file) || !Number.isInteger(version) || Number(version) < 1)
    return { file, steps: 0, problems: [] };
  const from = Number(version);
  if (from > current)
    return { file, steps: 0, problems: [problem('VERSION_NEWER', '/version', { version: from, current })] };
  const due = ladder.slice(from - 1);
  let lifted: JsonRecord = file;
  let next = from;
  for (const step of due) {
    next += 1;
    lifted = { ...step(lifted), version: next };
  }
  return { file: lifted, steps: due.length, problems: [] };
}
