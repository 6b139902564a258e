import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { buildStaff, type TestMember } from '#server/testing/builders';
import { slipTools, type Account } from '#server/testing/slipTools';
import { foundTransfer, newReference, slipPayload, slipImage, uploadSlip } from '#server/testing/slips';
import type { TestApp } from '#server/testing/testApp';

const BAHT = 100;

describe('slips', () => {
  const tools = slipTools();
  const { bank, oldMember, confirm, balance } = tools;
  let t: TestApp;
  let member: TestMember;
  let account: Account;
  beforeEach(() => {
    ({ t, member, account } = tools.current());
  });

  it('API-125 API-126 reads a slip and credits it after the member’s confirmation', async () => {
    const read = await uploadSlip(t, member, await slipImage(slipPayload()));
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

  it('S1 a hundred concurrent uploads and confirmations of one slip by two members credit once', async () => {
    const twin = await oldMember();
    bank.answer = (question) => {
      const sender = { name: member.name, bank: '004', account: null };
      return foundTransfer(t, question, member, account, { sender });
    };
    const image = await slipImage(slipPayload());
    const uploads = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const as = index % 2 === 0 ? member : twin;
        return { as, result: await uploadSlip(t, as, image) };
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

  it('M6 a confirmation sent a hundred times with one key credits once and replays its response', async () => {
    const { data } = await uploadSlip(t, member, await slipImage(slipPayload()));
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => confirm(data.slipUuid, member, 'once')),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await confirm(data.slipUuid, member, 'once')).headers['idempotent-replayed']).toBe('true');
    expect(await balance()).toBe(500 * BAHT);
  }, 60_000);

  it('S9 VAL-09 the same file again is the same slip, without a second look-up', async () => {
    const image = await slipImage(slipPayload());
    const first = await uploadSlip(t, member, image);
    const again = await uploadSlip(t, member, image);
    expect(again.data).toEqual(first.data);
    expect(bank.questions).toHaveLength(1);
  });

  it('S1 #75 another image of a slip is the same slip, also after it was credited', async () => {
    const payload = slipPayload();
    const image = await slipImage(payload);
    const first = await uploadSlip(t, member, image);
    const variants = [
      await sharp(image).jpeg({ quality: 60 }).toBuffer(),
      await sharp(image).extract({ left: 300, top: 200, width: 420, height: 520 }).png().toBuffer(),
      await sharp(image).webp().toBuffer(),
    ];
    for (const variant of variants)
      expect((await uploadSlip(t, member, variant)).data.slipUuid).toBe(first.data.slipUuid);
    await confirm(first.data.slipUuid);
    for (const variant of [image, ...variants]) {
      expect((await uploadSlip(t, member, variant)).data).toMatchObject({
        status: 'DUPLICATE',
        duplicate: true,
        code: 'SLIP_DUPLICATE',
      });
    }
    expect(bank.questions).toHaveLength(1);
    expect(await balance()).toBe(500 * BAHT);
  });

  it('S1 I7 a credited slip is used up for all members of all brands, without a look-up', async () => {
    const transRef = newReference();
    const { data } = await uploadSlip(t, member, await slipImage(slipPayload(transRef)));
    await confirm(data.slipUuid);
    const stranger = await oldMember(t.brands.all[1]);
    const copy = await uploadSlip(t, stranger, await slipImage(slipPayload(transRef.toLowerCase())));
    expect(copy.data).toMatchObject({ status: 'DUPLICATE', duplicate: true, amount: null, sender: null });
    expect((await confirm(copy.data.slipUuid, stranger)).error.code).toBe('SLIP_DUPLICATE');
    expect(bank.questions).toHaveLength(1);
  });

  it('S2 looks up the original spelling and stores the canonical one', async () => {
    const transRef = `Ab${newReference().slice(2).toLowerCase()}`;
    const payload = slipPayload(transRef);
    const { data } = await uploadSlip(t, member, await slipImage(payload));
    expect(bank.questions).toMatchObject([{ payload, sendingBank: '004', transRef }]);
    expect(data.transRef).toBe(transRef.toUpperCase());
  });

  it('S3 credits the amount that the bank reports, not the claimed one', async () => {
    bank.answer = (question) => foundTransfer(t, question, member, account, { amount: 50 });
    const { data } = await uploadSlip(t, member, await slipImage(slipPayload()));
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
    const params = { uuid: data.slipUuid };
    await t.call('POST /api/staff/slip/{uuid}/approve', { as: await buildStaff(t, 'operator'), params });
    expect(await balance()).toBe(50 * BAHT);
  });

  it('API-128 lists the member’s own slips, newest first, page by page', async () => {
    for (let index = 0; index < 3; index += 1) {
      await uploadSlip(t, member, await slipImage(slipPayload()));
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
    expect((await t.call('GET /api/auth/slip/my/request', { as: await oldMember() })).data).toEqual([]);
  });

  it('ST-24 returns one of the member’s slips by id', async () => {
    const { data } = await uploadSlip(t, member, await slipImage(slipPayload()));
    const one = () =>
      t.call('GET /api/auth/slip/my/request/{uuid}', { as: member, params: { uuid: data.slipUuid } });
    expect((await one()).data).toMatchObject({ slipUuid: data.slipUuid, status: 'VERIFIED' });
    const confirmed = await confirm(data.slipUuid);
    expect((await one()).data).toEqual(confirmed.data);
  });

  it('I1 #47 another member’s slip is as unknown as a non-existent one', async () => {
    const { data } = await uploadSlip(t, member, await slipImage(slipPayload()));
    const stranger = await oldMember();
    const madeUp = await confirm(uuidv7(), stranger);
    const real = await confirm(data.slipUuid, stranger);
    expect([real.status, real.text]).toEqual([404, madeUp.text]);
    const review = await t.call('POST /api/auth/slip/request-deposit', {
      as: stranger,
      body: { slipUuid: data.slipUuid, amount: 5 },
    });
    expect(review.status).toBe(404);
    for (const uuid of [data.slipUuid, uuidv7()]) {
      const one = await t.call('GET /api/auth/slip/my/request/{uuid}', { as: stranger, params: { uuid } });
      expect([one.status, one.text]).toEqual([404, madeUp.text]);
    }
    expect(await balance()).toBe(0);
  });

  it('D11 S13 logs no account, name or image', async () => {
    await uploadSlip(t, member, await slipImage(slipPayload()));
    await uploadSlip(t, member, await slipImage('https://example.com/ลับ'));
    const logs = t.logs.join('\n');
    for (const secret of [member.bankId, member.name, member.token, 'example.com'])
      expect(logs).not.toContain(secret);
  });
});
