import type { Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { playedCategories } from '#schemas/common/terms';
import type { TurnoverRequirements } from '#server/platform/db/schema';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { Weights } from './allocate';

type Requirement = Calls['GET /api/auth/turnover']['data']['requirements'][number];

/** Columns that every view of a requirement needs. */
export const turnoverColumns = [
  't.id',
  't.source',
  't.given',
  't.deposit',
  't.multiple',
  't.required',
  't.progress',
  't.games',
  't.at_expiry',
  't.status',
  't.taken',
  't.expires_at',
  't.created_at',
  't.completed_at',
] as const;

export type TurnoverRow = Pick<
  Selectable<TurnoverRequirements>,
  (typeof turnoverColumns)[number] extends `t.${infer Column}` ? Column & keyof TurnoverRequirements : never
>;

/** Amounts in baht and status of a requirement. */
export function turnoverFigures(row: Omit<TurnoverRow, 'games'>) {
  return {
    source: row.source,
    given: satangToBaht(row.given),
    deposit: satangToBaht(row.deposit),
    multiple: row.multiple,
    required: satangToBaht(row.required),
    progress: satangToBaht(row.progress),
    left: row.status === 'OPEN' ? satangToBaht(row.required - row.progress) : 0,
    status: row.status,
    atExpiry: row.at_expiry,
    taken: satangToBaht(row.taken),
    expiresAt: bangkokIso(row.expires_at),
    createdAt: bangkokIso(row.created_at),
  };
}

/** A requirement as its member sees it. */
export function presentTurnover(row: TurnoverRow): Requirement {
  const games = row.games as Weights;
  return {
    uuid: row.id,
    ...turnoverFigures(row),
    games: playedCategories.flatMap((category) => {
      const percent = games[category];
      return percent === undefined ? [] : [{ category, percent }];
    }),
    completedAt: row.completed_at && bangkokIso(row.completed_at),
  };
}
