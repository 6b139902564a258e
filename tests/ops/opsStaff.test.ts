import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from '#server/testing/testBrands';
import { projectRoot } from '#server/platform/root';
import { enrol } from '#server/testing/authenticator';
import { TEST_PASSWORD, buildStaff } from '#server/testing/builders';
import type { TestStaff } from '#server/testing/builders';
import { opsCommands } from '#server/testing/opsProgram';
import type { OpsProgram } from '#server/testing/opsProgram';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';

/** Runs the commands against this server. */
describe('npm run ops -- staff', () => {
  let t: TestApp;
  let url: string;
  let admin: TestStaff;
  let program: OpsProgram;
  beforeAll(async () => {
    t = await testApp({ brands: readBrands(path.join(projectRoot, 'brands')) });
    url = await t.app.listen({ port: 0, host: '127.0.0.1' });
    admin = await buildStaff(t, 'admin');
    program = opsCommands(() => ({ OPS_URL: url, OPS_EMAIL: admin.email, OPS_PASSWORD: TEST_PASSWORD }));
  });
  afterAll(() => t.close());

  const staff: OpsProgram['run'] = (args, env) => program.run(['staff', ...args], env);

  it('A10 invites, lists, changes the role, suspends and restores', async () => {
    const email = 'newcomer@staff.example';
    const invited = await staff(['invite', email, '--role', 'viewer', '--brand', t.brand.id]);
    const [, code = ''] = /\/accept#([\w-]{43})/.exec(invited.out) ?? [];
    const body = { code, email, name: 'สมหญิง ใจดี', password: 'ต้นไม้ ริมน้ำ 88' };
    expect((await t.call('POST /api/staff/accept', { body })).status).toBe(200);
    expect((await staff(['list'])).out).toMatch(new RegExp(`${email}.*ACTIVE.*viewer of ${t.brand.id}`));
    expect((await staff(['role', email, '--role', 'operator', '--all'])).out).toContain(
      'operator at every brand',
    );
    expect((await staff(['role', email, '--role', 'none', '--brand', t.brand.id])).code).toBe(0);
    expect((await staff(['suspend', email])).out).toContain('SUSPENDED');
    expect((await staff(['list'])).out).toMatch(
      new RegExp(`${email}.*SUSPENDED.*- +operator of every brand`),
    );
    expect((await staff(['restore', email])).out).toContain('ACTIVE');
  }, 90_000);

  it('A10 exits 1 on rejection, 2 on wrong usage', async () => {
    const [last, nobody, noRole, noCommand] = await Promise.all([
      staff(['suspend', admin.email]),
      staff(['suspend', 'nobody@staff.example']),
      staff(['invite', 'x@staff.example', '--role', 'king']),
      staff(['fire', admin.email]),
    ]);
    expect([last.code, last.err]).toEqual([1, expect.stringContaining('409 LAST_ADMIN')]);
    expect([nobody.code, nobody.err]).toEqual([1, expect.stringContaining('Nobody of your brands')]);
    expect([noRole.code, noCommand.code]).toEqual([2, 2]);
  }, 60_000);

  it('A10 reads the second-factor code from OPS_OTP, and reports when it is missing', async () => {
    const app = await enrol(t, admin);
    const [without, withCode] = [await staff(['list']), await staff(['list'], { OPS_OTP: app() })];
    expect([without.code, without.err]).toEqual([2, expect.stringContaining('OPS_OTP')]);
    expect([withCode.code, withCode.err]).toEqual([0, '']);
  }, 60_000);
});
