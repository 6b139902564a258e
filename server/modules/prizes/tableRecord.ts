import { createHash } from 'node:crypto';
import type { PrizeTable } from '#core/brand/prizes';

export interface TableRecord {
  readonly hash: Buffer;
  readonly json: string;
}

const known = new WeakMap<PrizeTable, TableRecord>();

/** A prize table as it is kept, named by its content: a play says for ever what it was drawn from (G6). */
export function tableRecord(prizes: PrizeTable): TableRecord {
  const found = known.get(prizes);
  if (found) return found;
  const json = JSON.stringify(prizes);
  const record = { hash: createHash('sha256').update(json).digest(), json };
  known.set(prizes, record);
  return record;
}
