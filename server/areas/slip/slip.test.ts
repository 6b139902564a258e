import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/id';
import { readBalance } from '#server/ledger/accounts';
import { buildCompanyAccount, buildMember, openSession } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import {
  fakeVerifier,
  foundTransfer,
  newReference,
  slipPayload,
  slipPicture,
  uploadSlip,
} from '#server/testing/slips';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { openSlip } from './openSlip';

const BAHT = 100;
const HOUR = 3_600_000;

describe('slips', () => {
  const bank = fakeVerifier();
  let t: TestApp;
  let dataDir: string;
  let account: { id: string; bankName: string; bankId: string };
  let member: TestMember;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sala-slip-'));
    t = await testApp({ connections: 40, config: { dataDir }, ports: { slips: bank } });
    account = await buildCompanyAccount(t);
  });
  afterAll(async () => {
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    member = await laterMember();
    bank.questions.length = 0;
    bank.answer = (question) => foundTransfer(t, question, member, account);
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });

  /** A member since two days. */
  const laterMember = async (brand = t.brand) => {
    const built = await buildMember(t, { brand });
    const since = new Date(t.clock.now().getTime() - 48 * HOUR);
    await t.db.updateTable('members').set({ created_at: since }).where('id', '=', built.id).execute();
    return built;
  };
  const confirm = (slipUuid: string, as = member, key?: string) =>
    t.call('POST /api/auth/slip/confirm', {
      as,
      body: { slipUuid },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const balance = async (of = member) => (await readBalance(t.db, of.brand.id, of.id)).available;
  const pictures = async () =>
    (await readdir(path.join(dataDir, 'slips'), { recursive: true })).filter((name) => name.endsWith('.jpg'))
      .length;

  it('API-125 API-126 reads a slip, and credits it when the member confirms', async () => {
    const read = await uploadSlip(t, member, await slipPicture(slipPayload()));
    expect(read.data).toMatchObject({
      status: 'VERIFIED',
      amount: 500,
      duplicate: false,
      sender: { bank: 'KBANK' },
      receiver: { bank: 'SCB' },
    });
    expect(await balance()).toBe(0);
    const confirmed = await confirm(read.data.slipUuid);
    expect(confirmed.data).toMatchObject({ status: 'SUCCESS', amount: 500, slipUuid: read.data.slipUuid });
    expect(await balance()).toBe(500 * BAHT);
    expect((await confirm(read.data.slipUuid)).error.code).toBe('STATE_CHANGED');
  });

  it('S1 a hundred uploads of one slip by two members, and as many confirmations, credit once', async () => {
    const twin = await laterMember();
    bank.answer = (question) => {
      const sender = { name: member.name, bank: '004', account: null };
      return foundTransfer(t, question, member, account, { sender });
    };
    const picture = await slipPicture(slipPayload());
    const uploads = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const as = index % 2 === 0 ? member : twin;
        return { as, result: await uploadSlip(t, as, picture) };
      }),
    );
    const read = uploads.filter(({ result }) => result.status === 200);
    expect(new Set(read.map(({ as }) => as.id)).size).toBe(2);
    const confirmed = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const one = read[index % read.length];
        if (!one) throw new Error('no slip');
        return confirm(one.result.data.slipUuid, one.as);
      }),
    );
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(confirmed.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(
      new Set([409]),
    );
    expect((await balance()) + (await balance(twin))).toBe(500 * BAHT);
    const rows = await t.db
      .selectFrom('slips')
      .select('status')
      .where('member_id', 'in', [member.id, twin.id])
      .execute();
    expect(rows.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
    expect(rows.filter(({ status }) => status === 'DUPLICATE')).toHaveLength(rows.length - 1);
  }, 60_000);

  it('M6 one confirmation sent a hundred times with its key credits once and answers the same', async () => {
    const { data } = await uploadSlip(t, member, await slipPicture(slipPayload()));
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => confirm(data.slipUuid, member, 'once')),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await confirm(data.slipUuid, member, 'once')).headers['idempotent-replayed']).toBe('true');
    expect(await balance()).toBe(500 * BAHT);
  }, 60_000);

  it('S9 VAL-09 the same file again is the same slip, and asks the bank no second time', async () => {
    const picture = await slipPicture(slipPayload());
    const first = await uploadSlip(t, member, picture);
    const again = await uploadSlip(t, member, picture);
    expect(again.data).toEqual(first.data);
    expect(bank.questions).toHaveLength(1);
  });

  it('S1 #75 the same slip in another picture is still the same slip, also after it was credited', async () => {
    const payload = slipPayload();
    const picture = await slipPicture(payload);
    const first = await uploadSlip(t, member, picture);
    const variants = [
      await sharp(picture).jpeg({ quality: 60 }).toBuffer(),
      await sharp(picture).extract({ left: 300, top: 200, width: 420, height: 520 }).png().toBuffer(),
      await sharp(picture).webp().toBuffer(),
    ];
    for (const variant of variants)
      expect((await uploadSlip(t, member, variant)).data.slipUuid).toBe(first.data.slipUuid);
    await confirm(first.data.slipUuid);
    for (const variant of [picture, ...variants]) {
      expect((await uploadSlip(t, member, variant)).data).toMatchObject({
        status: 'DUPLICATE',
        duplicate: true,
        code: 'SLIP_DUPLICATE',
      });
    }
    expect(bank.questions).toHaveLength(1);
    expect(await balance()).toBe(500 * BAHT);
  });

  it('S1 I7 a slip that paid is used up for every member of every brand, and costs no look-up', async () => {
    const transRef = newReference();
    const { data } = await uploadSlip(t, member, await slipPicture(slipPayload(transRef)));
    await confirm(data.slipUuid);
    const stranger = await laterMember(t.brands.all[1]);
    const copy = await uploadSlip(t, stranger, await slipPicture(slipPayload(transRef.toLowerCase())));
    expect(copy.data).toMatchObject({ status: 'DUPLICATE', duplicate: true, amount: null, sender: null });
    expect((await confirm(copy.data.slipUuid, stranger)).error.code).toBe('SLIP_DUPLICATE');
    expect(bank.questions).toHaveLength(1);
  });

  it('S2 asks in the original spelling and keeps the canonical one', async () => {
    const transRef = `Ab${newReference().slice(2).toLowerCase()}`;
    const payload = slipPayload(transRef);
    const { data } = await uploadSlip(t, member, await slipPicture(payload));
    expect(bank.questions).toEqual([{ payload, sendingBank: '004', transRef }]);
    expect(data.transRef).toBe(transRef.toUpperCase());
  });

  it('S3 credits what the bank says, whatever the member says', async () => {
    bank.answer = (question) => foundTransfer(t, question, member, account, { amount: 50 });
    const { data } = await uploadSlip(t, member, await slipPicture(slipPayload()));
    const forged = await t.call('POST /api/auth/slip/confirm', {
      as: member,
      unchecked: { body: { slipUuid: data.slipUuid, amount: 5000 } },
    });
    expect(forged.status).toBe(400);
    const review = await t.call('POST /api/auth/slip/request-deposit', {
      as: member,
      body: { slipUuid: data.slipUuid, amount: 5000, note: 'โอนห้าพัน' },
    });
    expect(review.data).toMatchObject({ status: 'PENDING_REVIEW', amount: 50 });
    expect(await balance()).toBe(0);
  });

  it('S8 has no transaction open while the bank thinks', async () => {
    let open = -1;
    bank.answer = async (question) => {
      const { rows } = await sql<{ open: number }>`
        SELECT count(*) AS open FROM pg_stat_activity
        WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`.execute(
        t.db,
      );
      open = rows[0]?.open ?? -1;
      return foundTransfer(t, question, member, account);
    };
    await uploadSlip(t, member, await slipPicture(slipPayload()));
    expect(open).toBe(0);
  });

  it('S9 three slips of a member may wait for the bank at once', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    bank.answer = async (question) => {
      await released;
      return foundTransfer(t, question, member, account);
    };
    const files = await Promise.all(Array.from({ length: 5 }, () => slipPicture(slipPayload())));
    const waiting = files.slice(0, 3).map((file) => uploadSlip(t, member, file));
    await expect.poll(() => bank.questions.length, { timeout: 10_000 }).toBe(3);
    const kept = await pictures();
    for (const file of files.slice(3))
      expect((await uploadSlip(t, member, file)).error.code).toBe('SLIP_IN_FLIGHT');
    expect(await pictures()).toBe(kept);
    release();
    expect((await Promise.all(waiting)).map(({ data }) => data.status)).toEqual([
      'VERIFIED',
      'VERIFIED',
      'VERIFIED',
    ]);
  });

  it('S9 of twenty slips opened at the same moment three are let through', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        openSlip(t.db, {
          brand: t.brand,
          memberId: member.id,
          key: { sendingBank: '004', transRef: newReference() },
          payload: slipPayload(),
          imageHash: Buffer.from([index]),
          fileName: `${index}.jpg`,
          now: t.clock.now(),
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('S9 a thousand junk slips ask the bank at most ten times', async () => {
    bank.answer = () => ({ result: 'NOT_FOUND' });
    const files = await Promise.all(Array.from({ length: 25 }, () => slipPicture(slipPayload())));
    const codes = new Map<string, number>();
    for (let index = 0; index < 1_000; index += 1) {
      const { status, error } = await uploadSlip(t, member, files[index % files.length] ?? Buffer.alloc(0));
      const name = status === 200 ? 'read' : error.code;
      codes.set(name, (codes.get(name) ?? 0) + 1);
    }
    expect(bank.questions).toHaveLength(t.brand.limits.slipsPerHour);
    expect(codes.get('read')).toBe(t.brand.limits.slipsPerHour);
    expect((codes.get('SLIP_QUOTA') ?? 0) + (codes.get('RATE_LIMITED') ?? 0)).toBe(
      1_000 - t.brand.limits.slipsPerHour,
    );
    t.clock.advance(HOUR);
    const back = { ...member, ...(await openSession(t, member)) };
    expect((await uploadSlip(t, back, files[20] ?? Buffer.alloc(0))).status).toBe(200);
  }, 120_000);

  it('API-127 hands a slip to staff that was not accepted, five in an hour', async () => {
    bank.answer = (question) =>
      foundTransfer(t, question, member, account, {
        receiver: { name: 'ร้านอื่น', bank: '004', account: 'xxx-x-x1111-x' },
      });
    const results = [];
    for (let index = 0; index < 6; index += 1) {
      const { data } = await uploadSlip(t, member, await slipPicture(slipPayload()));
      expect([data.status, data.code, data.reason]).toEqual([
        'INVALID',
        'SLIP_WRONG_RECEIVER',
        'บัญชีผู้รับไม่ถูกต้อง',
      ]);
      expect((await confirm(data.slipUuid)).error.code).toBe('SLIP_WRONG_RECEIVER');
      results.push(
        await t.call('POST /api/auth/slip/request-deposit', {
          as: member,
          body: { slipUuid: data.slipUuid, amount: 500 },
        }),
      );
    }
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(results[5]?.error).toMatchObject({ code: 'SLIP_QUOTA', params: { n: 5 } });
    const [first] = results;
    const again = await t.call('POST /api/auth/slip/request-deposit', {
      as: member,
      body: { slipUuid: first?.data.slipUuid ?? '', amount: 500 },
    });
    expect(again.error.code).toBe('STATE_CHANGED');
  }, 60_000);

  it('API-128 lists the member’s own slips, newest first, page by page', async () => {
    for (let index = 0; index < 3; index += 1) {
      await uploadSlip(t, member, await slipPicture(slipPayload()));
      t.clock.advance(1_000);
    }
    const all = await t.call('GET /api/auth/slip/my/request', { as: member });
    const first = await t.call('GET /api/auth/slip/my/request', { as: member, query: { limit: '2' } });
    const second = await t.call('GET /api/auth/slip/my/request', {
      as: member,
      query: { limit: '2', cursor: first.meta.next ?? '' },
    });
    expect([...first.data, ...second.data]).toEqual(all.data);
    expect([all.data.length, second.meta.next]).toEqual([3, null]);
    expect((await t.call('GET /api/auth/slip/my/request', { as: await laterMember() })).data).toEqual([]);
  });

  it('I1 #47 another member’s slip is as unknown as a made-up one, and so is one never uploaded', async () => {
    const { data } = await uploadSlip(t, member, await slipPicture(slipPayload()));
    const stranger = await laterMember();
    const madeUp = await confirm(uuidv7(), stranger);
    const real = await confirm(data.slipUuid, stranger);
    expect([real.status, real.text]).toEqual([404, madeUp.text]);
    const review = await t.call('POST /api/auth/slip/request-deposit', {
      as: stranger,
      body: { slipUuid: data.slipUuid, amount: 5 },
    });
    expect(review.status).toBe(404);
    expect(await balance()).toBe(0);
  });

  it('D11 S13 writes no account, name or picture into the log', async () => {
    await uploadSlip(t, member, await slipPicture(slipPayload()));
    await uploadSlip(t, member, await slipPicture('https://example.com/ลับ'));
    const logs = t.logs.join('\n');
    for (const secret of [member.bankId, member.name, member.token, 'example.com'])
      expect(logs).not.toContain(secret);
  });
});
