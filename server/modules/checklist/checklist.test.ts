import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompanyAccount, buildStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { reportMissing } from './index';

describe('checklist', () => {
  const [bare, ready] = [testBrand('primary'), testBrand('sibling')];
  const complete = {
    ...ready,
    hostnames: ['sibling.example'],
    legal: { ...ready.legal, operatorName: 'Operator', helpPhone: '1323' },
  };
  const incomplete = { ...bare, hostnames: [], legal: { ...bare.legal, operatorName: '' } };
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [incomplete, complete] });
  });
  afterAll(() => t.close());

  const missingOf = async (as: { readonly token: string }) =>
    (await t.call('GET /api/staff/checklist', { as })).data.map(({ brandId, items }) => [
      brandId,
      items.filter(({ done }) => !done).map(({ item }) => item),
    ]);
  const setUpFactors = () => t.db.updateTable('staff').set({ totp_confirmed_at: t.clock.now() }).execute();

  it('D15 lists what each brand of the caller lacks, and reports it at a start', async () => {
    const admin = await buildStaff(t, 'admin', complete.id);
    expect(await missingOf(admin)).toEqual([
      [complete.id, ['SECOND_ADMIN', 'SECOND_FACTORS', 'COMPANY_ACCOUNT']],
    ]);
    const everywhere = await buildStaff(t, 'admin');
    await setUpFactors();
    await buildCompanyAccount(t, complete);
    expect(await missingOf(everywhere)).toEqual([
      [incomplete.id, ['SECOND_ADMIN', 'COMPANY_ACCOUNT', 'HOSTS', 'LEGAL']],
      [complete.id, []],
    ]);
    const lines: string[] = [];
    await reportMissing(t.db, t.brands.all, (line) => lines.push(line));
    expect(lines).toEqual([
      `${incomplete.id} is not ready to open; missing: a second administrator, an active bank account for deposits, a public host name, the operator name and the help line.`,
    ]);
  });

  it('D15 a paused account and a suspended administrator do not count', async () => {
    await buildCompanyAccount(t, incomplete);
    const other = await buildStaff(t, 'admin', incomplete.id);
    await setUpFactors();
    expect(await missingOf(other)).toEqual([[incomplete.id, ['HOSTS', 'LEGAL']]]);
    await t.db.updateTable('company_accounts').set({ status: 'PAUSED' }).execute();
    const suspended = await buildStaff(t, 'admin');
    await t.db.updateTable('staff').set({ status: 'SUSPENDED' }).where('id', '<>', other.id).execute();
    expect(suspended.id).not.toBe(other.id);
    expect(await missingOf(other)).toEqual([
      [incomplete.id, ['SECOND_ADMIN', 'COMPANY_ACCOUNT', 'HOSTS', 'LEGAL']],
    ]);
  });
});
