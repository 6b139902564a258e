import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { withTimeout, type GameProvider, type Round } from '#server/providers/ports/gameProvider';
import { bookRounds, type CategorizedRound, type PlayedWallet } from './bookRounds';
import { gamesOf } from './catalogue';
import { endLost } from '#server/modules/turnover/index';

/** Rounds per page, and maximum pages per run. */
const AT_ONCE = 500;
const PAGES = 20;
/** Overlap of consecutive runs in ms, because a provider may report a round this late. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** Initial look-back in ms. */
const FIRST_MS = DAY_MS;

/**
 * Fetches finished rounds from the providers and books them. Failed rounds are fetched again and do not block the
 * others. Safe on several servers at once.
 * @throws AggregateError of the failures, after all others are done.
 */
export async function pullRounds(deps: Pick<Deps, 'db' | 'clock' | 'ports'>): Promise<void> {
  const failures: unknown[] = [];
  for (const provider of deps.ports.games) {
    await pullFrom(deps, provider, failures).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Game rounds could not be booked.');
}

async function pullFrom(
  deps: Pick<Deps, 'db' | 'clock' | 'ports'>,
  provider: GameProvider,
  failures: unknown[],
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  let since = await readSince(db, provider.id, now);
  let limit = AT_ONCE;
  const before = failures.length;
  for (let page = 0; page < PAGES; page += 1) {
    const rounds = await withTimeout(provider.rounds(since, limit));
    const wallets = await byWallet(db, provider.id, rounds, failures);
    for (const [wallet, own] of wallets) {
      await bookOne(deps, provider, wallet, own).catch((error: unknown) => failures.push(error));
    }
    const last = rounds.length < limit ? undefined : rounds.at(-1)?.endedAt;
    // A page full of rounds of one instant would come again and again, so the next one is larger.
    limit = last && last <= since ? limit * 2 : AT_ONCE;
    since = last ?? new Date(Math.max(since.getTime(), now.getTime() - OVERLAP_MS));
    // The stored position does not advance past failed rounds, so the next run fetches them again.
    if (failures.length === before) await writeSince(db, provider.id, since);
    if (!last) return;
  }
}

/** When a provider does not return the balance, the turnover sweep retries. */
async function bookOne(
  deps: Pick<Deps, 'db' | 'clock' | 'ports'>,
  provider: GameProvider,
  wallet: PlayedWallet,
  own: readonly Round[],
): Promise<void> {
  const rounds = await categorize(provider, own);
  const now = deps.clock.now();
  const mayEnd = await inTransaction(deps.db, (trx) => bookRounds(trx, wallet, rounds, now));
  if (mayEnd) await endLost(deps, wallet).catch(() => undefined);
}

/** A code may identify several games of a provider, one per slot. */
async function categorize(
  provider: GameProvider,
  rounds: readonly Round[],
): Promise<readonly CategorizedRound[]> {
  const games = await gamesOf(provider);
  return rounds.map((round) => ({
    ...round,
    categories: games.filter(({ code }) => code === round.game).map(({ category }) => category),
  }));
}

/** Groups unbooked rounds by their wallet; rounds of an unknown member are reported as failures. One query. */
async function byWallet(
  db: Database,
  provider: string,
  rounds: readonly Round[],
  failures: unknown[],
): Promise<ReadonlyMap<PlayedWallet, readonly Round[]>> {
  if (rounds.length === 0) return new Map();
  const { rows } = await sql<{ place: number; wallet_id: string | null; inviter_id: string | null }>`
    SELECT r.place::integer AS place, w.id AS wallet_id, m.inviter_id
    FROM unnest(${rounds.map(({ player }) => player.brandId)}::text[], ${rounds.map(({ player }) => player.memberId)}::uuid[],
      ${rounds.map(({ reference }) => reference)}::text[]) WITH ORDINALITY AS r (brand_id, member_id, ref, place)
    LEFT JOIN game_wallets w ON w.brand_id = r.brand_id AND w.member_id = r.member_id AND w.provider = ${provider}
    LEFT JOIN members m ON m.brand_id = w.brand_id AND m.id = w.member_id
    WHERE NOT EXISTS (SELECT FROM game_rounds g WHERE g.brand_id = r.brand_id AND g.provider = ${provider} AND g.round_ref = r.ref)
    ORDER BY r.place`.execute(db);
  const wallets = new Map<string, [PlayedWallet, Round[]]>();
  for (const { place, wallet_id: walletId, inviter_id: inviterId } of rows) {
    const round = rounds[place - 1];
    if (!round) continue;
    if (walletId === null) {
      failures.push(new Error(`Round ${round.reference} of ${provider} has no known member.`));
      continue;
    }
    const [, own] = wallets.get(walletId) ?? [undefined, []];
    wallets.set(walletId, [{ ...round.player, walletId, inviterId, provider }, [...own, round]]);
  }
  return new Map(wallets.values());
}

async function readSince(db: Database, provider: string, now: Date): Promise<Date> {
  const feed = await db
    .selectFrom('game_feeds')
    .select('read_until')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return feed?.read_until ?? new Date(now.getTime() - FIRST_MS);
}

async function writeSince(db: Database, provider: string, since: Date): Promise<void> {
  await sql`
    INSERT INTO game_feeds AS f (provider, read_until) VALUES (${provider}, ${since})
    ON CONFLICT (provider) DO UPDATE SET read_until = greatest(f.read_until, excluded.read_until)`.execute(
    db,
  );
}
