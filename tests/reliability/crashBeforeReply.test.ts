import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallKey } from '#schemas/api/contract';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildBankLine } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { CONSISTENT, audit, bonusOf, effectsOf } from './testing/audit';
import { inside, settle } from './testing/members';
import type { People } from './testing/members';
import { isUndecided, send } from './testing/send';
import type { Message, Reply } from './testing/send';
import { makeSite } from './testing/site';
import type { Program, Site } from './testing/site';

const fatal = { preload: path.join(import.meta.dirname, 'testing/dieBeforeReply.mjs') };
const NOTHING_ACKNOWLEDGED = { requested: [], credited: [], held: [], refunded: [] };

describe('a server that crashes between COMMIT and its response', () => {
  let site: Site;
  let people: People;
  let program: Program;
  beforeAll(async () => {
    site = await makeSite();
    program = await site.start(fatal);
    people = await settle(site, 4, 100_000);
  });
  afterAll(() => site.remove());

  const member = (n: number): TestMember => {
    const found = people.members[n];
    if (!found) throw new Error('Too few members.');
    return found;
  };
  /** Spendable and held satang, without the bonus of a deposit. */
  const worth = (n: number) =>
    inside(site, async ({ db, brand }) => {
      const { available, held } = await readBalance(db, brand.id, member(n).id);
      return [available - (await bonusOf(db, member(n).id)), held];
    });

  /**
   * Repeats a request until it is answered, as the member app does: a busy server that has just started may answer 503.
   */
  async function decided<K extends CallKey>(key: K, message: Message<K>): Promise<Reply<K>> {
    for (;;) {
      const reply = await send(await site.address(), key, message);
      if (!isUndecided(reply)) return reply;
      await sleep(20);
    }
  }

  /**
   * Sends a request that crashes the server, restarts the site and repeats the request twice. @returns the first
   * response.
   */
  async function survive<K extends CallKey>(key: K, message: Omit<Message<K>, 'idempotencyKey'>) {
    const request = { ...message, idempotencyKey: randomUUID() };
    await expect(decided(key, { ...request, headers: { 'x-test-die': '1' } })).rejects.toThrow(TypeError);
    expect(await program.ended).toBe('SIGKILL');
    expect(await inside(site, ({ db }) => effectsOf(db, [request.idempotencyKey]))).toEqual([
      request.idempotencyKey,
    ]);
    program = await site.start(fatal);
    const first = await decided(key, request);
    const second = await decided(key, request);
    expect([first.status, first.replayed, second.text]).toEqual([200, true, first.text]);
    expect(await audit(site, NOTHING_ACKNOWLEDGED)).toEqual(CONSISTENT);
    return first;
  }

  const count = (table: 'deposit_requests' | 'withdrawals', n: number) =>
    inside(site, async ({ db }) =>
      (await db.selectFrom(table).select('id').where('member_id', '=', member(n).id).execute()).map(
        ({ id }) => id,
      ),
    );

  it('M9 a deposit request exists once, and the retry returns it', async () => {
    const { data } = await survive('POST /api/auth/deposit-request', {
      token: member(0).token,
      body: { amount: 300 },
    });
    expect(await count('deposit_requests', 0)).toEqual([data.uuid]);
  });

  it('M9 a withdrawal is held once', async () => {
    const { id, token } = member(1);
    const { data } = await survive('POST /api/auth/withdraw/{uuid}', {
      token,
      params: { uuid: id },
      body: { amount: 400 },
    });
    expect(await count('withdrawals', 1)).toEqual([data.uuid]);
    expect(await worth(1)).toEqual([60_000, 40_000]);
  });

  it('M9 a deposit approved by staff is credited once', async () => {
    const { token } = member(2);
    const { data } = await send(await site.address(), 'POST /api/auth/deposit-request', {
      token,
      body: { amount: 500 },
    });
    const amount = Math.round(data.payAmount * 100);
    const accountId = data.bank.uuid;
    const bankTransferId = await inside(site, (world) =>
      buildBankLine(world, { member: member(2), amount, accountId }),
    );
    await survive('POST /api/staff/deposit/{uuid}/approve', {
      token: people.staff.token,
      params: { uuid: data.uuid },
      body: { bankTransferId },
    });
    expect(await worth(2)).toEqual([100_000 + Math.round(data.payAmount * 100), 0]);
  });

  it('M9 S1 a slip is credited once', async () => {
    const { id: memberId, token } = member(3);
    const slipUuid = uuidv7();
    await inside(site, ({ db, brand }) =>
      db
        .insertInto('slips')
        .values({
          brand_id: brand.id,
          id: slipUuid,
          member_id: memberId,
          company_account_id: people.account.id,
          image_hash: randomBytes(32),
          file_name: 'slip.png',
          sending_bank: '004',
          trans_ref: randomBytes(9).toString('hex').toUpperCase(),
          amount: 77_700,
          transferred_at: new Date(Date.now() - 60_000),
          status: 'VERIFIED',
          created_at: new Date(),
        })
        .execute(),
    );
    await survive('POST /api/auth/slip/confirm', { token, body: { slipUuid } });
    expect(await worth(3)).toEqual([177_700, 0]);
  });
});
