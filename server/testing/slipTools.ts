import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildCompanyAccount, buildMember, type TestMember } from './builders';
import { fakeVerifier, foundTransfer, type FakeVerifier } from './slips';
import { testApp, type TestApp, type TestAppOptions } from './testApp';
import { brokenAccounts, totalOfEntries } from './trialBalance';

export type Account = Awaited<ReturnType<typeof buildCompanyAccount>>;

export interface SlipTools {
  /** The look-up service; in each test it confirms every transfer as sent from `member` to `account`. */
  readonly bank: FakeVerifier;
  /** Context of the running test: a new member, on one server for the file. */
  current(): {
    readonly t: TestApp;
    readonly member: TestMember;
    readonly account: Account;
    readonly dataDir: string;
  };
  /** A member of long ago, so that no transfer is older than they are. */
  oldMember(brand?: TestMember['brand']): Promise<TestMember>;
  confirm(slipUuid: string, as?: TestMember, key?: string): ReturnType<typeof confirmSlip>;
  /** Satang. */
  balance(of?: TestMember): Promise<number>;
  /** Names of the stored images. */
  images(): Promise<string[]>;
}

/**
 * Sets a server with one company account up for slips, and checks the trial balance after each test. Call it in a
 * `describe`.
 */
export function slipTools(options: Pick<TestAppOptions, 'registerSites' | 'ports'> = {}): SlipTools {
  const bank = fakeVerifier();
  let t: TestApp;
  let account: Account;
  let member: TestMember;
  let dataDir: string;
  const oldMember = async (brand = t.brand) => {
    const built = await buildMember(t, { brand });
    const longAgo = new Date(0);
    await t.db.updateTable('members').set({ created_at: longAgo }).where('id', '=', built.id).execute();
    return built;
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sala-slip-'));
    t = await testApp({
      ...options,
      connections: 40,
      config: { dataDir },
      ports: { ...options.ports, slips: bank },
    });
    account = await buildCompanyAccount(t);
  });
  afterAll(async () => {
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    member = await oldMember();
    bank.questions.length = 0;
    bank.answer = (question) => foundTransfer(t, question, member, account);
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  return {
    bank,
    current: () => ({ t, member, account, dataDir }),
    oldMember,
    confirm: (slipUuid, as = member, key) => confirmSlip(t, slipUuid, as, key),
    balance: async (of = member) => (await readBalance(t.db, of.brand.id, of.id)).available,
    images: async () => {
      const names = await readdir(path.join(dataDir, 'slips'), { recursive: true }).catch(() => []);
      return names.filter((name) => name.endsWith('.jpg'));
    },
  };
}

function confirmSlip(t: TestApp, slipUuid: string, as: TestMember, key?: string) {
  return t.call('POST /api/auth/slip/confirm', {
    as,
    body: { slipUuid },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}
