import type { PortName } from '#schemas/providers/providersFile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompanyAccount, buildStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { reportMissing } from './index';
import { missingProviders } from './missingProviders';

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
    const services = Object.fromEntries(
      ['payouts', 'transfers', 'promptpay', 'sms', 'email'].map((port) => [port, {}]),
    );
    t = await testApp({ brands: [incomplete, complete], ports: services });
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
    const isConnected = (port: PortName, brandId: string) => brandId === complete.id || port === 'slips';
    await reportMissing(t.db, t.brands.all, isConnected, (line) => lines.push(line));
    expect(lines).toEqual([
      `${incomplete.id} is not ready to open; missing: a second administrator; an active bank account for deposits; providers of payouts, email in the file of PROVIDERS_FILE; a public host name; the operator name and the help line.`,
    ]);
  });

  it('D15 names the outside services that the brand needs by its features', async () => {
    const { flags } = complete;
    const codes = { verifyPhone: false, accountRecovery: false, changeBank: false };
    const off = { ...flags, ...codes, games: false, promptPay: false };
    const missing = (change: object, ...connected: string[]) =>
      missingProviders({ ...complete, flags: { ...off, ...change } }, (port) => connected.includes(port));
    expect(missing({})).toEqual(['payouts', 'deposits', 'email']);
    expect(missing({ games: true }, 'slips', 'email')).toEqual(['payouts', 'games']);
    expect(missing({ promptPay: true }, 'slips', 'payouts', 'email')).toEqual(['promptpay']);
    for (const flag of Object.keys(codes))
      expect(missing({ [flag]: true }, 'transfers', 'payouts', 'email'), flag).toEqual(['sms']);
    expect(missing({}, 'transfers', 'payouts', 'email')).toEqual([]);
    const bareApp = await testApp({
      brands: [complete],
      ports: { payouts: null, transfers: null, slips: null },
    });
    const admin = await buildStaff(bareApp, 'admin');
    const [answer] = (await bareApp.call('GET /api/staff/checklist', { as: admin })).data;
    expect(answer?.items.find(({ item }) => item === 'PROVIDERS')).toEqual({
      ...{ item: 'PROVIDERS', done: false },
      missing: expect.arrayContaining(['payouts', 'deposits', 'email']) as unknown,
    });
    await bareApp.close();
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
