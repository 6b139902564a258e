import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallKey } from '#schemas/api/contract';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { CONSISTENT, audit, bonusOf } from './testing/audit';
import { inside, settle } from './testing/members';
import { makePair, type Pair } from './testing/pair';
import { rounds } from '#server/testing/proving';
import { isUndecided, send, type Message, type Reply } from './testing/send';

const AGENTS = rounds(4, 20);
const ITEMS = rounds(60, 2_000);
const SATANG = 50_000;
/** One in this many is rejected, the others are credited. */
const REJECTED = 3;
/** After every this many items an agent tries one that a colleague has claimed. */
const STRAY = 5;

describe('agents on one queue with two servers', () => {
  let pair: Pair;
  let member: TestMember;
  let agents: TestStaff[];
  beforeAll(async () => {
    pair = await makePair();
    const people = await settle(pair, 1);
    [member] = people.members as [TestMember];
    agents = await inside(pair, async (world) => {
      await insertSlips(world.db, member, people.account.id);
      return Promise.all(Array.from({ length: AGENTS }, () => buildStaff(world, 'operator')));
    });
  }, 300_000);
  afterAll(() => pair.remove());

  it('DSK-95 M10 decide every item once, with one of the servers killed meanwhile', {
    timeout: 600_000,
  }, async () => {
    const claimed: string[] = [];
    const decided: string[] = [];
    let interrupted = 0;
    let isKilled = false;
    const kill = () => {
      if (isKilled || decided.length < ITEMS / 3) return;
      isKilled = true;
      pair.programs[1].child.kill('SIGKILL');
    };
    /** At one server, and at the other one when it does not answer. */
    const ask = async <K extends CallKey>(place: number, key: K, message: Message<K>): Promise<Reply<K>> => {
      for (let at = place; ; at += 1) {
        try {
          const reply = await send(pair.addresses[at % 2 === 0 ? 0 : 1], key, message);
          if (!isUndecided(reply)) return reply;
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
          interrupted += 1;
        }
      }
    };
    const decide = (place: number, { token }: TestStaff, uuid: string) => {
      const message = { token, params: { uuid }, idempotencyKey: randomUUID() };
      return Number.parseInt(uuid.slice(-4), 16) % REJECTED === 0
        ? ask(place, 'POST /api/staff/slip/{uuid}/reject', { ...message, body: { reason: 'x' } })
        : ask(place, 'POST /api/staff/slip/{uuid}/approve', { ...message, body: {} });
    };
    /** The next item; at the end those whose claim was made while its answer was lost. */
    const next = async (place: number, { token }: TestStaff) => {
      const params = { kind: 'slip' } as const;
      const { data } = await ask(place, 'POST /api/staff/queue/{kind}/next', { token, params, body: {} });
      if (data) return data.uuid;
      const query = { state: 'mine', limit: '1' } as const;
      return (await ask(place, 'GET /api/staff/queue/{kind}', { token, params, query })).data[0]?.uuid;
    };
    await Promise.all(
      agents.map(async (agent, place) => {
        for (let n = 1; ; n += 1) {
          const uuid = await next(place + n, agent);
          if (uuid === undefined) return;
          claimed.push(uuid);
          if ((await decide(place + n, agent, uuid)).status === 200) decided.push(uuid);
          kill();
          const other = claimed.at(-1);
          if (n % STRAY !== 0 || other === undefined) continue;
          if ((await decide(place, agent, other)).status === 200) decided.push(other);
        }
      }),
    );
    expect([isKilled, interrupted > 0]).toEqual([true, true]);
    expect(new Set(decided).size).toBe(decided.length);
    expect(decided).toHaveLength(ITEMS);
    expect(await inside(pair, ({ db }) => results(db))).toEqual({ waiting: 0, lines: ITEMS, items: ITEMS });
    const credited = decided.filter((uuid) => Number.parseInt(uuid.slice(-4), 16) % REJECTED !== 0).length;
    const gained = await inside(pair, async ({ db, brand }) => {
      const { available } = await readBalance(db, brand.id, member.id);
      return available - (await bonusOf(db, member.id));
    });
    expect(gained).toBe(credited * SATANG);
    expect(await audit(pair, { requested: [], credited: [], held: [], refunded: [] })).toEqual(CONSISTENT);
  });
});

type Db = Parameters<Parameters<typeof inside>[1]>[0]['db'];

/** Slips of one member that the bank has confirmed. */
async function insertSlips(db: Db, { brand, id: member_id, name, bankId }: TestMember, accountId: string) {
  const now = Date.now();
  const rows = Array.from({ length: ITEMS }, (_, n) => {
    const at = new Date(now - (ITEMS - n) * 1_000);
    const id = uuidv7();
    return {
      ...{ brand_id: brand.id, id, member_id, company_account_id: accountId, image_hash: randomBytes(32) },
      ...{
        file_name: `${id}.jpg`,
        amount: SATANG,
        sender_name: name,
        sender_account: bankId,
        sending_bank: '004',
      },
      ...{ trans_ref: `KILL${id.replaceAll('-', '').toUpperCase()}`, transferred_at: at, created_at: at },
      status: 'PENDING_REVIEW' as const,
    };
  });
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('slips')
      .values(rows.slice(from, from + 500))
      .execute();
}

/** Slips that still wait, lines of the audit trail about decisions, and slips that have one. */
async function results(db: Db) {
  const { waiting } = await db
    .selectFrom('slips')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('status', '=', 'PENDING_REVIEW')
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('audit_log')
    .select(({ fn }) => [
      fn.countAll<number>().as('lines'),
      fn.count<number>('subject_id').distinct().as('items'),
    ])
    .where('action', 'in', ['slip.approve', 'slip.reject'])
    .executeTakeFirstOrThrow();
  return { waiting, ...lines };
}
