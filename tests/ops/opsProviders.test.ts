import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from '#server/testing/testBrands';
import { projectRoot } from '#server/platform/root';
import { TEST_PASSWORD, buildMember, buildStaff, type TestStaff } from '#server/testing/builders';
import { opsCommands, type OpsProgram } from '#server/testing/opsProgram';
import { fakeVerifier, slipImage, slipPayload, uploadSlip } from '#server/testing/slips';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('npm run ops: providers', () => {
  const slips = fakeVerifier();
  let t: TestApp;
  let admin: TestStaff;
  let program: OpsProgram;
  beforeAll(async () => {
    t = await testApp({ brands: readBrands(path.join(projectRoot, 'brands')), ports: { slips } });
    const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
    admin = await buildStaff(t, 'admin', t.brand.id);
    program = opsCommands(() => ({ OPS_URL: url, OPS_PASSWORD: TEST_PASSWORD }));
  });
  afterAll(() => t.close());

  const run = (...args: string[]) =>
    program.run([...args, '--brand', t.brand.id], { OPS_EMAIL: admin.email });
  const upload = async () =>
    (await uploadSlip(t, await buildMember(t, { brand: t.brand }), await slipImage(slipPayload()))).data;

  it('S7 a provider is watched, switched off and on, and its calls are shown by request', async () => {
    const { slipUuid } = await upload();
    expect((await run('providers')).out).toMatch(/slips +direct-slips +- +on +1 +0 +\d+ +- +-/);
    expect((await run('provider-calls', slipUuid)).out).toMatch(/direct-slips +lookUp OUT +OK +\d+ +1/);
    const without = await run('provider-off', 'direct-slips');
    expect([without.code, without.err]).toEqual([2, expect.stringContaining('--reason <text>')]);
    expect((await run('provider-off', 'direct-slips', '--reason', 'ตอบช้า')).out).toContain('is off.');
    expect((await run('providers', 'day')).out).toMatch(/off since .* by s\w+@staff.example: ตอบช้า +1 +0/);
    slips.questions.length = 0;
    await upload();
    expect(slips.questions).toEqual([]);
    expect((await run('provider-on', 'direct-slips', '--reason', 'ปกติแล้ว')).out).toContain('is on.');
    expect((await run('providers', 'week')).code).toBe(2);
    expect((await run('checklist')).out).toMatch(/PROVIDERS +no +.*email +connect them in the file/);
  }, 60_000);
});
