import { sql, type RawBuilder } from 'kysely';
import type { CallSpec, PlayKind } from '#schemas/api/callSpec';
import type { BreakKind, CheckMinutes } from '#schemas/common/terms';
import type { PlayBounds, PlayGuard } from '#server/platform/http/playGuard';
import type { Brand } from '#schemas/brand/brand';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { fail } from '#server/platform/appError';
import { activeBreak } from './exclusions';
import type { Transaction } from '#server/platform/db/transaction';

/** Where a member has not chosen (R4). */
export const CHECK_MINUTES = 60;

/** An expression: the last round that a provider reported, for a member `t.member_id` of `t.brand_id`. */
export const lastRound = sql<Date | null>`
  (SELECT g.played_at FROM game_rounds g WHERE g.brand_id = t.brand_id AND g.member_id = t.member_id
   ORDER BY g.played_at DESC LIMIT 1)`;

/** Columns of a session's query that `requirePlay` reads; of the member `m`. None for a call that is not play. */
export function playColumns(play: PlayKind | undefined, now: Date): RawBuilder<unknown> {
  if (!play) return sql``;
  const bounds = sql`, m.birth_date_needed,
    (SELECT kind FROM (${activeBreak(sql.ref('m.brand_id'), sql.ref('m.id'), now)}) b) AS break_kind`;
  if (play !== 'game') return bounds;
  const own = sql`FROM play_sessions t WHERE t.brand_id = m.brand_id AND t.member_id = m.id`;
  return sql`${bounds},
    (SELECT t.since ${own}) AS play_since, (SELECT t.seen_at ${own}) AS play_seen_at,
    (SELECT t.every_minutes ${own}) AS check_minutes, (SELECT greatest(t.seen_at, ${lastRound}) ${own}) AS play_sign`;
}

/**
 * The one guard of play (R3, R4, R7): a call that the contract marks with `play` passes here, and no other. A break
 * counts whether the brand shows responsible play or not, or switching it off would shorten it.
 * @throws AppError SELF_EXCLUDED, TIME_OUT_ACTIVE, BIRTH_DATE_NEEDED, REALITY_CHECK_DUE.
 */
export function requirePlay(
  { play }: CallSpec,
  brand: Brand,
  bounds: PlayBounds | undefined,
  now: Date,
): void {
  if (!play || !bounds) return;
  if (bounds.break_kind) throw fail(refusalOf(bounds.break_kind));
  if (!brand.flags.responsiblePlay) return;
  if (bounds.birth_date_needed) throw fail('BIRTH_DATE_NEEDED');
  if (play === 'game' && playSessionOf(bounds, now).due) throw fail('REALITY_CHECK_DUE');
}

function playSessionOf({ play_since, play_sign, check_minutes }: PlayBounds, now: Date): PlaySessionNow {
  const everyMinutes = check_minutes ?? CHECK_MINUTES;
  return playSessionAt({ since: play_since, lastSign: play_sign, everyMinutes }, now);
}

/** The code with which a break refuses play. */
export function refusalOf(kind: BreakKind): 'SELF_EXCLUDED' | 'TIME_OUT_ACTIVE' {
  return kind === 'SELF_EXCLUSION' ? 'SELF_EXCLUDED' : 'TIME_OUT_ACTIVE';
}

/** Records that a game was played, at most once a minute; continues or starts the play session. */
export async function recordPlay(
  db: Database,
  { play }: CallSpec,
  { id: brandId, flags }: Brand,
  memberId: string | undefined,
  bounds: PlayBounds | undefined,
  now: Date,
): Promise<void> {
  if (play !== 'game' || !bounds || memberId === undefined || !flags.responsiblePlay) return;
  const { since } = playSessionOf(bounds, now);
  const seenAt = bounds.play_seen_at;
  if (since && seenAt && now.getTime() - seenAt.getTime() < MINUTE_MS) return;
  const begun = since ?? now;
  await sql`
    INSERT INTO play_sessions AS t (brand_id, member_id, since, seen_at)
    VALUES (${brandId}, ${memberId}, ${begun}, ${now})
    ON CONFLICT (brand_id, member_id) DO UPDATE SET since = ${begun}, seen_at = greatest(t.seen_at, ${now})`.execute(
    db,
  );
}

export const playGuard: PlayGuard = { columns: playColumns, require: requirePlay, record: recordPlay };

/** A play session ends after this time without a sign of play, in ms. */
const PAUSE_MS = 15 * MINUTE_MS;

/** A play session as it is stored; `lastSign` is the last call or round that shows play. */
interface StoredSession {
  readonly since: Date | null;
  readonly lastSign: Date | null;
  readonly everyMinutes: number;
}

export interface PlaySessionNow {
  /** Start of the current play; null when the member is not playing. */
  readonly since: Date | null;
  readonly minutes: number;
  /** The member must answer the summary first, however long the pause. */
  readonly due: boolean;
}

const NONE: PlaySessionNow = { since: null, minutes: 0, due: false };

/** The play session at an instant: only play up to the check makes it due. */
export function playSessionAt({ since, lastSign, everyMinutes }: StoredSession, now: Date): PlaySessionNow {
  if (!since || !lastSign) return NONE;
  const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE_MS);
  const checkAt = since.getTime() + everyMinutes * MINUTE_MS;
  if (now.getTime() >= checkAt && lastSign.getTime() > checkAt - PAUSE_MS)
    return { since, minutes, due: true };
  return now.getTime() - lastSign.getTime() < PAUSE_MS ? { since, minutes, due: false } : NONE;
}

interface Of {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Sets after how many minutes of play the member is reminded of time and result. */
export async function chooseMinutes(
  trx: Transaction,
  { brandId, memberId }: Of,
  minutes: CheckMinutes,
): Promise<void> {
  await trx
    .insertInto('play_sessions')
    .values({ brand_id: brandId, member_id: memberId, every_minutes: minutes })
    .onConflict((on) => on.columns(['brand_id', 'member_id']).doUpdateSet({ every_minutes: minutes }))
    .execute();
}

/** Starts the next play session now, or none. */
export async function answerCheck(
  trx: Transaction,
  { brandId, memberId, now }: Of,
  goOn: boolean,
): Promise<void> {
  await trx
    .updateTable('play_sessions')
    .set(goOn ? { since: now, seen_at: now } : { since: null })
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('since', 'is not', null)
    .execute();
}
