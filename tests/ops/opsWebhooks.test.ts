import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/root';
import { readBrands } from '#server/testing/testBrands';
import { TEST_PASSWORD, buildMember, buildStaff, type TestStaff } from '#server/testing/builders';
import { opsCommands, type OpsProgram } from '#server/testing/opsProgram';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('npm run ops: webhooks', () => {
  let t: TestApp;
  let operator: TestStaff;
  let program: OpsProgram;
  beforeAll(async () => {
    const webhooks = { send: () => Promise.resolve() };
    t = await testApp({ brands: readBrands(path.join(projectRoot, 'brands')), ports: { webhooks } });
    const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
    operator = await buildStaff(t, 'operator', t.brand.id);
    program = opsCommands(() => ({ OPS_URL: url, OPS_PASSWORD: TEST_PASSWORD }));
  });
  afterAll(() => t.close());

  const run = (...args: string[]) =>
    program.run([...args, '--brand', t.brand.id], { OPS_EMAIL: operator.email });

  it('D1 deliveries are listed by event and status, and sent again', async () => {
    const member = await buildMember(t, { brand: t.brand, credit: 5_000_00 });
    const { data } = await t.call('POST /api/auth/withdraw/{uuid}', {
      as: member,
      params: { uuid: member.id },
      body: { amount: 500 },
    });
    const [, id = ''] =
      new RegExp(`(\\S+) .* withdrawal.requested +${data.uuid} +PENDING +0 `).exec(
        (await run('webhooks')).out,
      ) ?? [];
    expect((await run('webhooks', 'member.registered')).out).not.toContain(id);
    expect((await run('webhooks', 'withdrawal.requested', '--status', 'failed')).out).not.toContain(id);
    expect((await run('webhooks', 'resend', id)).out).toContain(
      `withdrawal.requested ${id} is sent to direct-webhooks again.`,
    );
    const unknown = await run('webhooks', 'paid');
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('withdrawal.paid')]);
  }, 60_000);
});
