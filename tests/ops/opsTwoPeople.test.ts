import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTurnover } from '#tests/access/insertProposals';
import { madeUpIds } from '#tests/access/objects';
import { readBrands } from '#server/testing/testBrands';
import { projectRoot } from '#server/platform/root';
import { TEST_PASSWORD, buildMember, buildStaff } from '#server/testing/builders';
import type { TestStaff } from '#server/testing/builders';
import { opsCommands } from '#server/testing/opsProgram';
import type { OpsProgram } from '#server/testing/opsProgram';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';

/** Runs commands as two staff members, one of whom proposes and one approves, against this server. */
describe('npm run ops: levels and turnover', () => {
  let t: TestApp;
  let url: string;
  let people: readonly TestStaff[];
  let program: OpsProgram;
  beforeAll(async () => {
    t = await testApp({ brands: readBrands(path.join(projectRoot, 'brands')) });
    url = await t.app.listen({ port: 0, host: '127.0.0.1' });
    people = [await buildStaff(t, 'operator', t.brand.id), await buildStaff(t, 'operator', t.brand.id)];
    program = opsCommands(() => ({ OPS_URL: url, OPS_PASSWORD: TEST_PASSWORD }));
  });
  afterAll(() => t.close());

  const as =
    (place: 0 | 1) =>
    (...args: string[]) =>
      program.run([...args, '--brand', t.brand.id], { OPS_EMAIL: people[place]?.email ?? '' });
  const [first, second] = [as(0), as(1)];
  const reason = ['--reason', 'ลูกค้าประจำ'] as const;
  const levelOf = async (id: string) =>
    (await t.db.selectFrom('members').select('level').where('id', '=', id).executeTakeFirstOrThrow()).level;

  it('LVL-11 a level is proposed, rejected for its author, granted by the second person, and revoked', async () => {
    const member = await buildMember(t, { level: 2 });
    const [missing, wrong] = await Promise.all([
      first('level', 'give', member.username, '5'),
      first('level', 'give', member.username, '7', ...reason),
    ]);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('--reason')]);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('1 to 6')]);
    const proposed = await first('level', 'give', member.username, '5', ...reason);
    expect([proposed.code, proposed.out]).toEqual([0, expect.stringContaining('needs a second person')]);
    const [, id = ''] = /approve level ([0-9a-f-]{36})/.exec(proposed.out) ?? [];
    const own = await first('approve', 'level', id);
    expect([own.code, own.err]).toEqual([1, expect.stringContaining('403 LEVEL_GRANT_OWN')]);
    expect((await second('list', 'levels', '--status', 'pending')).out).toContain(id);
    expect((await second('approve', 'level', id)).out).toContain(
      `${member.username} is now at level 5, was at level 2.`,
    );
    expect(await levelOf(member.id)).toBe(5);
    const back = await second('level', 'take', member.username, ...reason);
    const [, taken = ''] = /approve level ([0-9a-f-]{36})/.exec(back.out) ?? [];
    expect((await first('reject', 'level', taken, ...reason)).code).toBe(0);
    expect(await levelOf(member.id)).toBe(5);
    expect((await first('approve', 'level', taken)).err).toContain('409 STATE_CHANGED');
  }, 60_000);

  const requirement = async () => {
    const member = await buildMember(t);
    const ids = { ...madeUpIds(), staff: people[0]?.id ?? '' };
    await insertTurnover(t, member, ids);
    return { member, id: ids.turnover };
  };

  it('M16 a pending waiver is listed, rejected by the second person, and proposed and approved again', async () => {
    const { member, id } = await requirement();
    const listed = await second('list', 'turnover', member.username);
    expect([listed.code, listed.out]).toEqual([0, expect.stringContaining(id)]);
    expect(listed.out).toContain(`proposed by ${people[0]?.email ?? ''}`);
    const [unknown, own, silent] = await Promise.all([
      first('list', 'turnover', 'nobody-of-this-name'),
      first('waive', 'turnover', id, ...reason),
      second('waive', 'turnover', id),
    ]);
    expect([unknown.code, unknown.out]).toEqual([0, expect.not.stringContaining(id)]);
    expect([own.code, own.err]).toEqual([1, expect.stringContaining('403 ADJUSTMENT_OWN')]);
    expect([silent.code, silent.err]).toEqual([2, expect.stringContaining('--reason')]);
    const rejected = await second('reject', 'waiver', id, ...reason);
    expect([rejected.code, rejected.out]).toEqual([0, expect.stringContaining('is unchanged: 550.00 baht')]);
    expect((await second('reject', 'waiver', id, ...reason)).err).toContain('409 STATE_CHANGED');
    // A bonus of 50 baht: within the daily limit of one person.
    const waived = await first('waive', 'turnover', id, ...reason);
    expect([waived.code, waived.out]).toEqual([0, expect.stringContaining('is WAIVED.')]);
    expect((await first('list', 'turnover', '--status', 'waived')).out).toContain(id);
  }, 60_000);
});
