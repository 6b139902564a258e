import { createHash, randomUUID } from 'node:crypto';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import type { Deps } from '#server/providers/deps';
import { uuidv7 } from '#server/platform/id';
import { buildCompanyAccount, buildMember, buildStaff, TEST_PASSWORD } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import type { ScriptedGames } from '#server/testing/scriptedGames';
import type { ScriptedPayouts } from '#server/testing/scriptedPayouts';
import type { CallInput, CallResult, TestApp } from '#server/testing/testApp';
import { openSession } from './model/session';
import type { State } from './model/state';
import { dayOf, newMember } from './model/state';

/** A member as the simulation knows it; the fourth has to register first. */
export interface Person
  extends Pick<TestMember, 'id' | 'username' | 'phone' | 'name' | 'bankName' | 'bankId' | 'token' | 'brand'> {
  readonly password: string;
}

/** The server under test in this process, with every external system under the test's control. */
export interface Ground {
  readonly t: TestApp;
  readonly deps: Deps;
  readonly games: ScriptedGames;
  readonly bank: ScriptedPayouts;
}

/** The environment of one run: a brand of a server that serves others too. */
export interface World extends Ground {
  readonly account: { readonly id: string; readonly bankName: string; readonly bankId: string };
  readonly staff: TestStaff;
  /** Two deciders; the first is `staff`. */
  readonly clerks: readonly [TestStaff, TestStaff];
  readonly people: Person[];
  /** Ids in the order of the model's lists. */
  readonly requests: string[];
  readonly slips: string[];
  readonly withdrawals: string[];
  /** Adjustments, pending ones included. */
  readonly proposals: string[];
  /** References of transfers at the bank. */
  readonly references: string[];
}

/** Id of the provider that stakes from the member's credit. */
export const SEAMLESS = 'seamless';

/** Initial credit of each member, in satang. */
const CREDIT = 250_000;
const THERE = 3;
/** Satang that each of them lost on the day before, which is not settled yet; the last one won. */
const LOST = [30_000, 4_444, -500] as const;

/** A new brand with three members. @param ground the server and the external systems that it uses. */
export async function openWorld(ground: Ground, brand: Brand, seed: number): Promise<World> {
  const { t: all } = ground;
  const t: TestApp = { ...all, brand, call: (key, input) => all.call(key, { brand, ...input }) };
  // The database draws the satang that distinguish two requests, on the only connection.
  await t.pool.query('SELECT setseed($1)', [(seed % 1_000) / 1_000]);
  const people: Person[] = [];
  for (let who = 0; who < THERE; who += 1) {
    const member = await buildMember(t, { credit: CREDIT });
    await promiseSeed(t, member.id, seedOf(seed, who));
    await t.db
      .insertInto('game_days')
      .values(yesterdayOf(t, member.id, LOST[who] ?? 0))
      .execute();
    await openSeamlessWallet(t, member.id);
    people.push({ ...member, password: TEST_PASSWORD });
  }
  const account = await buildCompanyAccount(t);
  const staff = await buildStaff(t, 'admin');
  const clerks = [staff, await buildStaff(t, 'operator')] as const;
  const lists = { requests: [], slips: [], withdrawals: [], proposals: [], references: [] };
  return { ...ground, t, account, staff, clerks, people, ...lists };
}

/** As opening one of its games does. */
export async function openSeamlessWallet({ db, brand, clock }: TestApp, memberId: string): Promise<void> {
  const wallet = { brand_id: brand.id, id: uuidv7(), member_id: memberId, provider: SEAMLESS };
  await db
    .insertInto('game_wallets')
    .values({ ...wallet, created_at: clock.now() })
    .execute();
}

function yesterdayOf({ brand, clock }: TestApp, memberId: string, lost: number) {
  const turnover = Math.max(1, lost);
  const day = bangkokDay(new Date(clock.now().getTime() - DAY_MS));
  return {
    brand_id: brand.id,
    id: uuidv7(),
    member_id: memberId,
    day,
    rounds: 1,
    turnover,
    win: turnover - lost,
  };
}

/** The reference model of a new world. */
export function firstState({ t }: World): State {
  const now = t.clock.now().getTime();
  const members = Array.from({ length: THERE + 1 }, (_, who) =>
    newMember(who < THERE, who < THERE ? CREDIT : 0),
  );
  const lists = {
    ...{ requests: [], transfers: [], slips: [], withdrawals: [] },
    ...{ credits: [], proposals: [], waivers: [] },
  };
  const state: State = { now, values: 'A', members, ...lists, won: 0, asked: 0, calls: 0 };
  for (const [who, member] of members.slice(0, THERE).entries()) {
    openSession(state, member);
    member.days.set(dayOf(now) - 1, { lost: LOST[who] ?? 0, isSettled: false });
  }
  return state;
}

export interface Draw {
  readonly seed: Buffer;
  readonly client: string;
}

/** Determines a member's spins in this run. */
export function seedOf(seed: number, who: number): Draw {
  const client = `${String(seed)}-${String(who)}`;
  return { seed: createHash('sha256').update(client).digest(), client };
}

/** Commits to this seed instead of one that the server would draw. */
export async function promiseSeed(t: TestApp, memberId: string, { seed, client }: Draw): Promise<void> {
  await t.db
    .insertInto('fair_seeds')
    .values({
      brand_id: t.brand.id,
      id: uuidv7(),
      member_id: memberId,
      seed,
      commitment: createHash('sha256').update(seed).digest(),
      client_seed: client,
      first_nonce: 0,
      nonce: 0,
      created_at: t.clock.now(),
    })
    .execute();
}

export interface Answer<K extends CallKey> {
  /** `OK` or the code of the rejection. */
  readonly code: string;
  readonly data: Calls[K]['data'] | undefined;
}

/** Makes a call; with `again` a second time with the same key, which must return the same bytes (M6). */
export async function send<K extends CallKey>(
  { t }: World,
  key: K,
  input: CallInput<K>,
  again = false,
): Promise<Answer<K>> {
  if (!again) return answerOf(await t.call(key, input));
  const keyed = { ...input, headers: { 'idempotency-key': randomUUID() } };
  const first = await t.call(key, keyed);
  const second = await t.call(key, keyed);
  const answer = answerOf(first);
  const isReplayed = answer.code !== 'OK' || second.headers['idempotent-replayed'] === 'true';
  const isSame = second.status === first.status && second.text === first.text && isReplayed;
  return isSame ? answer : { ...answer, code: `${answer.code}, then another answer: ${second.text}` };
}

function answerOf<K extends CallKey>(result: CallResult<K>): Answer<K> {
  return result.status === 200
    ? { code: 'OK', data: result.data }
    : { code: result.error.code, data: undefined };
}
