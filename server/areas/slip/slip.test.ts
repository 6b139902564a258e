import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBalance } from '#server/ledger/accounts';
import { buildCompanyAccount, buildMember } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { fakeVerifier, foundTransfer, slipPayload, slipPicture, uploadSlip } from '#server/testing/slips';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';

const BAHT = 100;

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
    member = await buildMember(t);
    t.clock.advance(60 * 60_000);
    await t.db.updateTable('sessions').set({ last_used_at: t.clock.now(), expires_at: new Date(t.clock.now().getTime() + 3_600_000) }).execute();
    bank.questions.length = 0;
    bank.answer = (question) => foundTransfer(t, question, member, account);
  });
  const balance = async (of: TestMember) => (await readBalance(t.db, t.brand.id, of.id)).available;

  it('API-125 API-126 reads a slip, and credits it when the member confirms', async () => {
    const read = await uploadSlip(t, member, await slipPicture(slipPayload()));
    expect(read.data).toMatchObject({ status: 'VERIFIED', amount: 500, duplicate: false, sender: { bank: 'KBANK' }, receiver: { bank: 'SCB' } });
    expect(await balance(member)).toBe(0);
    const confirmed = await t.call('POST /api/auth/slip/confirm', { as: member, body: { slipUuid: read.data.slipUuid } });
    expect(confirmed.data).toMatchObject({ status: 'SUCCESS', amount: 500, slipUuid: read.data.slipUuid });
    expect(await balance(member)).toBe(500 * BAHT);
    expect((await readdir(path.join(dataDir, 'slips', t.brand.id), { recursive: true })).filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
  });
});
