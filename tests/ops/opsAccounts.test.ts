import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from '#server/testing/testBrands';
import { projectRoot } from '#server/platform/root';
import { TEST_PASSWORD, buildCompanyAccount, buildStaff, type TestStaff } from '#server/testing/builders';
import { opsCommands, type OpsProgram } from '#server/testing/opsProgram';
import { testApp, type TestApp } from '#server/testing/testApp';

/** Runs commands as two administrators, one of whom proposes and one approves. */
describe('npm run ops: company accounts', () => {
  let t: TestApp;
  let people: readonly TestStaff[];
  let program: OpsProgram;
  beforeAll(async () => {
    t = await testApp({ brands: readBrands(path.join(projectRoot, 'brands')) });
    const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
    people = [await buildStaff(t, 'admin', t.brand.id), await buildStaff(t, 'admin', t.brand.id)];
    program = opsCommands(() => ({ OPS_URL: url, OPS_PASSWORD: TEST_PASSWORD }));
  });
  afterAll(() => t.close());

  const as =
    (place: 0 | 1) =>
    (...args: string[]) =>
      program.run(['account', ...args, '--brand', t.brand.id], { OPS_EMAIL: people[place]?.email ?? '' });
  const [first, second] = [as(0), as(1)];

  it('M26 M27 an account is proposed, approved by another person, limited, ordered, paused and retired', async () => {
    const { id: other } = await buildCompanyAccount(t);
    const [bank, amount] = await Promise.all([
      first('add', 'nobank', '0123456789', 'x'),
      first('add', 'kbank', '0123456789', 'x', '--limit', 'much'),
    ]);
    expect([bank.code, bank.err]).toEqual([2, expect.stringContaining('KBANK')]);
    expect([amount.code, amount.err]).toEqual([2, expect.stringContaining('is not an amount')]);
    const proposed = await first('add', 'kbank', '012-3-45678-9', 'บจก. ทดสอบ', '--limit', '50000');
    expect([proposed.code, proposed.out]).toEqual([0, expect.stringContaining('needs a second person')]);
    const [, change = ''] = /account approve ([0-9a-f-]{36})/.exec(proposed.out) ?? [];
    expect((await first('list')).out).toContain(change);
    expect((await first('approve', change)).err).toContain('403 COMPANY_ACCOUNT_OWN');
    const [, id = ''] = /approved: ([0-9a-f-]{36})/.exec((await second('approve', change)).out) ?? [];
    expect((await second('list')).out).toMatch(/KBANK 0123456789 +บจก. ทดสอบ .*ACTIVE +0.00 +50,000.00/);
    expect((await first('limit', id, 'none')).out).toContain('no daily limit');
    const ordered = (await first('order', id)).out;
    expect(ordered.indexOf(id)).toBeLessThan(ordered.indexOf(other));
    expect((await first('pause', id)).out).toContain('is PAUSED.');
    expect((await first('resume', id)).out).toContain('is ACTIVE.');
    expect((await first('retire', id)).out).toContain('is RETIRED.');
  }, 60_000);

  it('M26 a new name is proposed and rejected', async () => {
    const { id } = await buildCompanyAccount(t);
    const proposed = await first('rename', id, 'บจก. ชื่อใหม่', '--promptpay', '0812345678');
    const [, change = ''] = /account approve ([0-9a-f-]{36})/.exec(proposed.out) ?? [];
    const rejected = await second('reject', change, '--reason', 'ชื่อไม่ตรงกับสมุดบัญชี');
    expect(rejected.out).toContain('is REJECTED.');
  }, 60_000);
});
