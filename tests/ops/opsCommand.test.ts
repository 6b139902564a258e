import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from '#server/testing/testBrands';
import { projectRoot } from '#server/platform/root';
import {
  TEST_PASSWORD,
  buildBankLine,
  buildCompanyAccount,
  buildMember,
  buildStaff,
} from '#server/testing/builders';
import { opsCommands, opsProgram } from '#server/testing/opsProgram';
import type { OpsProgram } from '#server/testing/opsProgram';
import { scriptedGames } from '#server/testing/scriptedGames';
import { scriptedPayouts } from '#server/testing/scriptedPayouts';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';

/** Runs the commands against this server. */
describe('npm run ops', () => {
  const payouts = scriptedPayouts();
  payouts.answer = { status: 'PAID' };
  const house = scriptedGames();
  let t: TestApp;
  let url: string;
  let email: string;
  let program: OpsProgram;
  const env = () => ({ OPS_URL: url, OPS_EMAIL: email, OPS_PASSWORD: TEST_PASSWORD });
  beforeAll(async () => {
    t = await testApp({
      brands: readBrands(path.join(projectRoot, 'brands')),
      ports: { payouts, games: [house] },
    });
    url = await t.app.listen({ port: 0, host: '127.0.0.1' });
    ({ email } = await buildStaff(t, 'operator', t.brand.id));
    program = opsCommands(env);
  });
  afterAll(() => t.close());

  const ops: OpsProgram['run'] = (args, env) => program.run(args, env);
  const here = (...args: string[]) => ops([...args, '--brand', t.brand.id]);

  it('finds a pending deposit, credits it once, and explains why not twice', async () => {
    await buildCompanyAccount(t);
    const member = await buildMember(t);
    const { data } = await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 500 } });
    const listed = await here('list', 'deposits', '--status', 'pending');
    expect([listed.code, listed.out]).toEqual([0, expect.stringContaining(data.uuid)]);
    const amount = Math.round(data.payAmount * 100);
    const line = await buildBankLine(t, { member, amount, accountId: data.bank.uuid });
    const lines = await here(
      'list',
      'bank-lines',
      '--status',
      'unmatched',
      '--amount',
      String(data.payAmount),
    );
    expect([lines.code, lines.out]).toEqual([
      0,
      expect.stringContaining(`REQUEST ${data.payAmount.toFixed(2)} ${data.uuid}`),
    ]);
    expect((await here('approve', 'deposit', data.uuid)).code).toBe(2);
    const approved = await here('approve', 'deposit', data.uuid, '--line', line);
    expect([approved.code, approved.out]).toEqual([0, expect.stringContaining('is SUCCESS.')]);
    const again = await here('approve', 'deposit', data.uuid, '--line', line);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('409 STATE_CHANGED')]);
    const shown = await here('member', member.username);
    expect(shown.out).toMatch(/credit +500\.\d\d\n/);
    const other = await buildBankLine(t, { member, amount: 70_000, accountId: data.bank.uuid });
    const credited = await here('line', 'credit', other, member.username, '--reason', 'x');
    expect([credited.code, credited.out]).toEqual([0, expect.stringContaining('is MATCHED.')]);
    const stray = await buildBankLine(t, { member, amount: 80_000, accountId: data.bank.uuid });
    const refunded = await here('line', 'refund', stray, '--reason', 'x');
    expect([refunded.code, refunded.out]).toEqual([0, expect.stringContaining('is REFUNDED.')]);
  }, 60_000);

  it('ENT-14 creates, lists and ends an announcement', async () => {
    const link = 'https://a.example/x';
    const said = await here('announce', 'ข่าวด่วน', '--for', 'member', '--popup', '--link', link);
    expect([said.code, said.out]).toEqual([0, expect.stringContaining('is shown until it is ended.')]);
    const [id = ''] = /[0-9a-f-]{36}/.exec(said.out) ?? [];
    expect((await here('list', 'news')).out).toContain(`MEMBER  yes    ข่าวด่วน  ${link}`);
    expect((await here('end', 'news', id)).out).toContain('is shown until');
    const wrong = await here('announce', 'x', '--for', 'staff');
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('all, public, member')]);
  }, 60_000);

  it('approves a withdrawal, suspends its member, closes and opens the site', async () => {
    const member = await buildMember(t, { credit: 100_000 });
    const { data } = await t.call('POST /api/auth/withdraw/{uuid}', {
      as: member,
      params: { uuid: member.id },
      body: { amount: 300 },
    });
    expect((await here('withdraw', 'approve', data.uuid)).out).toContain('is PROCESSING.');
    await expect
      .poll(async () => (await here('list', 'withdrawals')).out, { timeout: 20_000 })
      .toContain('SUCCESS');
    expect((await here('suspend', member.username, '--reason', 'ตรวจสอบ')).code).toBe(0);
    expect(
      (await t.call('GET /api/auth/user/detail/{uuid}', { as: member, params: { uuid: member.id } })).error
        .code,
    ).toBe('USER_SUSPENDED');
    expect((await here('ma', 'on', '--until', '+2h')).out).toContain('MA');
    expect((await t.call('GET /api/setting/operational/website')).data.websiteStatus).toBe('MA');
    expect((await here('ma', 'off')).out).toContain('ACTIVE');
  }, 60_000);

  it('M9 shows a game transfer with an unknown result, and asks its provider', async () => {
    const member = await buildMember(t, { credit: 50_000 });
    house.answer = () => Promise.resolve({ status: 'UNKNOWN' });
    await t.call('POST /api/auth/user/opengame', {
      as: member,
      body: { type: 'slot', slot: 'JK', platform: 'DSK' },
    });
    const [open] = await t.db
      .selectFrom('game_transfers')
      .select('id')
      .where('member_id', '=', member.id)
      .execute();
    const id = open?.id ?? '';
    const listed = await here('list', 'transfers', '--status', 'pending');
    expect([listed.code, listed.out]).toEqual([
      0,
      expect.stringMatching(new RegExp(`${id}.*to game.*500\\.00`)),
    ]);
    expect((await here('query', 'transfer', id)).out).toContain('is PENDING.');
    house.answer = undefined;
    expect((await here('query', 'transfer', id)).out).toContain('is DONE.');
    expect(house.wallets.get(member.id)).toBe(50_000);
  }, 60_000);

  it('M21 M22 adjusts credit, requests the second approval, creates a trial balance', async () => {
    const { username } = await buildMember(t);
    const add = (baht: string) =>
      here('adjust', 'add', username, baht, '--reason', 'ชดเชย', '--kind', 'compensation');
    const [small, large, drawn] = await Promise.all([
      add('99.50'),
      add('5000'),
      here('trial-balance', 'run'),
    ]);
    expect([small.code, small.out]).toEqual([0, expect.stringContaining(`99.50 baht to ${username}, done.`)]);
    expect(drawn.out).toContain('Trial balance: every account matches its entries');
    const [, id = ''] = /approve adjustment ([0-9a-f-]{36})/.exec(large.out) ?? [];
    const [own, listed] = await Promise.all([here('approve', 'adjustment', id), here('trial-balance')]);
    expect([own.code, own.err]).toEqual([1, expect.stringContaining('403 ADJUSTMENT_OWN')]);
    expect(listed.out).toContain('Withdrawals are open.');
  }, 60_000);

  it('leaves no session behind', async () => {
    await here('login');
    const open = await t.db
      .selectFrom('staff_sessions as s')
      .innerJoin('staff as p', 'p.id', 's.staff_id')
      .select('s.id')
      .where('p.email', '=', email)
      .where('s.revoked_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  }, 30_000);

  it('exits 1 on rejection or when the server is unreachable, 2 on wrong usage', async () => {
    const { run } = await opsProgram(env);
    const [other] = t.brands.all.slice(1);
    const [foreign, wrong, alone, misspelt, reasonless] = await Promise.all([
      run(['list', 'slips', '--brand', other?.id ?? '']),
      run(['login'], { OPS_PASSWORD: 'wrong-password' }),
      run(['login'], { OPS_URL: 'http://127.0.0.1:9' }),
      run(['withdrow', 'approve', 'x', '--brand', t.brand.id]),
      run(['suspend', 'somebody', '--brand', t.brand.id]),
    ]);
    expect([foreign.code, foreign.err]).toEqual([1, expect.stringContaining('403 FORBIDDEN')]);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('401 AUTH_INVALID')]);
    expect([alone.code, alone.err]).toEqual([1, expect.stringContaining('is the server running?')]);
    expect([misspelt.code, reasonless.code]).toEqual([2, 2]);
  }, 60_000);
});
