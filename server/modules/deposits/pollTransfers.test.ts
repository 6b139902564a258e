import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bahtToSatang } from '#core/money/money';
import { HOUR_MS, MINUTE_MS } from '#core/time/durations';
import type { Deps } from '#server/providers/deps';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildCompanyAccount, buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { localProvider, type LocalProvider, type ReceivedRequest } from '#server/testing/localProvider';
import { testApp, type TestApp } from '#server/testing/testApp';
import { itemFrom, linesOf, mapping, transferSetup, type TransferItem } from '#server/testing/transferTools';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { pollJobs } from './pollTransfers';

const POLL_MS = 5_000;

describe('polled transfers', () => {
  let t: TestApp;
  let deps: Deps;
  let feed: LocalProvider;
  let list: LocalProvider;
  let account: Awaited<ReturnType<typeof buildCompanyAccount>>;
  let member: TestMember;

  beforeAll(async () => {
    [feed, list] = [await localProvider(), await localProvider()];
    const headers = { authorization: 'Bearer {key}' };
    const period = { url: `${feed.url}/statement`, query: { from: '{from}', to: '{to}', page: '{cursor}' } };
    const endless = { url: `${list.url}/events`, query: { after: '{cursor}' } };
    const shared = { mapping, next: ['/next'] };
    const limits = { attempts: 1, timeoutMs: 300, breakAfter: 1_000 };
    const providers = await transferSetup({
      feed: { adapter: 'poll', limits, settings: { ...shared, request: { ...period, headers } } },
      list: { adapter: 'poll', limits, settings: { ...shared, request: { ...endless, headers } } },
    });
    t = await testApp({
      providers,
      connections: 40,
      registerSites: (_app, built) => {
        deps = built;
        return Promise.resolve();
      },
    });
    account = await buildCompanyAccount(t);
  });
  afterAll(async () => {
    await t.close();
    await Promise.all([feed.close(), list.close()]);
  });
  beforeEach(async () => {
    feed.reply = list.reply = () => ({ body: { transfers: [] } });
    t.clock.advance(HOUR_MS);
    member = await buildMember(t);
    await t.db.deleteFrom('transfer_feeds').execute();
  });
  afterEach(async () => {
    feed.requests.length = list.requests.length = 0;
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });

  const ask = async () =>
    (await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 500 } })).data;
  const itemOf = (payAmount: number, change: Partial<TransferItem> = {}): TransferItem => ({
    ...itemFrom(member, account, bahtToSatang(payAmount), t.clock.now()),
    ...change,
  });
  /** One run of each process's job. @returns the message of its failure. */
  const poll = async (id: 'feed' | 'list', processes = 1) => {
    t.clock.advance(POLL_MS);
    const runs = Array.from({ length: processes }, async () => {
      const job = pollJobs(deps).find(({ name }) => name === `transfers of ${id}`);
      if (!job) throw new Error(`${id} is not polled.`);
      return job.run(deps).then(
        () => 'done',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
    });
    return (await Promise.all(runs)).find((outcome) => outcome !== 'done');
  };
  const balance = async () => (await readBalance(t.db, t.brand.id, member.id)).available;
  const queryOf = ({ url }: ReceivedRequest) => Object.fromEntries(new URL(url, 'http://x').searchParams);
  const position = (id: string) =>
    t.db.selectFrom('transfer_feeds').selectAll().where('provider', '=', id).executeTakeFirstOrThrow();

  it('ST-20 S1 credits once what overlapping periods report again, out of order and late', async () => {
    const request = await ask();
    const item = itemOf(request.payAmount);
    const late = itemOf(10, { time: '2026-11-14T09:30:00+07:00' });
    feed.reply = () => ({ body: { transfers: [item] } });
    await poll('feed');
    feed.reply = () => ({ body: { transfers: [late, item, item] } });
    await poll('feed');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    expect(await linesOf(t.db, late.ref)).toHaveLength(1);
    const [first, second] = feed.requests.map(queryOf);
    expect(feed.requests[0]?.headers.authorization).toBe('Bearer key-of-the-provider');
    const hours = (since?: string, until?: string) =>
      (Date.parse(until ?? '') - Date.parse(since ?? '')) / HOUR_MS;
    expect(hours(first?.['from'], first?.['to'])).toBe(25);
    expect(hours(second?.['from'], first?.['to'])).toBe(1);
  });

  it('S1 of four processes one polls, and none before the next poll is due', async () => {
    await poll('feed', 4);
    expect(feed.requests).toHaveLength(1);
    t.clock.advance(-1);
    await poll('feed', 4);
    expect(feed.requests).toHaveLength(1);
    await poll('feed', 4);
    expect(feed.requests).toHaveLength(2);
  });

  it('reads the pages of a period, and begins each poll at the first', async () => {
    const items = [itemOf(11), itemOf(12), itemOf(13)];
    feed.reply = (request) => {
      const page = Number(queryOf(request)['page'] ?? '');
      return { body: { transfers: [items[page]], next: page < 2 ? page + 1 : null } };
    };
    await poll('feed');
    await poll('feed');
    expect(feed.requests.map((request) => queryOf(request)['page'])).toEqual(['', '1', '2', '', '1', '2']);
    for (const { ref } of items) expect(await linesOf(t.db, ref)).toHaveLength(1);
  });

  it('goes on in an endless list after what is committed', async () => {
    const items = [itemOf(11), itemOf(12)];
    list.reply = (request) => {
      const after = Number(queryOf(request)['after'] ?? '');
      return {
        body: { transfers: items.slice(after, after + 1), next: String(Math.min(after + 1, items.length)) },
      };
    };
    await poll('list');
    await poll('list');
    expect(list.requests.map((request) => queryOf(request)['after'])).toEqual(['', '1', '2', '2']);
    expect((await position('list')).cursor).toBe('2');
  });

  it.each([
    ['answers 500', () => ({ status: 500 })],
    ['answers no JSON', () => ({ body: '<html>' })],
    ['answers without a list', () => ({ body: { error: 'maintenance' } })],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('loses nothing of a provider that %s', async (_what, reply) => {
    const request = await ask();
    await poll('feed');
    const { read_until: before } = await position('feed');
    feed.reply = reply;
    expect(await poll('feed')).toBeDefined();
    expect((await position('feed')).read_until).toEqual(before);
    feed.reply = () => ({ body: { transfers: [itemOf(request.payAmount)] } });
    await poll('feed');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('takes what a slow provider reports', async () => {
    const request = await ask();
    feed.reply = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { body: { transfers: [itemOf(request.payAmount)] } };
    };
    await poll('feed');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('reports a line that it refuses, and goes on', async () => {
    const request = await ask();
    const wrong = itemOf(10, { amount: 'much' });
    const stranger = itemOf(10, { to: { bank: 'SCB', account: '9999999999' } });
    list.reply = () => ({ body: { transfers: [wrong, stranger, itemOf(request.payAmount)], next: '3' } });
    expect(await poll('list')).toContain('could not be taken');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
    expect((await position('list')).cursor).toBe('3');
  });

  it('does not poll a provider that is switched off, and takes its transfers afterwards', async () => {
    const { id: staffId } = await buildStaff(t, 'operator');
    const request = await ask();
    const switches = t.brands.all.map(({ id }) => ({
      ...{ brand_id: id, provider: 'list', staff_id: staffId, reason: 'outage', created_at: t.clock.now() },
    }));
    const [one, ...others] = switches;
    list.reply = () => ({ body: { transfers: [itemOf(request.payAmount)], next: '1' } });
    await t.db.insertInto('provider_switches').values(switches).execute();
    await poll('list');
    expect(list.requests).toEqual([]);
    // Other brands still use it: the list is read, and read again once this brand is back.
    if (others.length > 0 && one)
      await t.db.deleteFrom('provider_switches').where('brand_id', '<>', one.brand_id).execute();
    await poll('list');
    expect([await balance(), (await position('list')).cursor]).toEqual([0, null]);
    await t.db.deleteFrom('provider_switches').execute();
    await poll('list');
    expect(await balance()).toBe(bahtToSatang(request.payAmount));
  });

  it('polls again after the lease of a process that died', async () => {
    const dead = { provider: 'feed', next_poll_at: new Date(t.clock.now().getTime() + 2 * MINUTE_MS) };
    await t.db.insertInto('transfer_feeds').values(dead).execute();
    await poll('feed');
    expect(feed.requests).toEqual([]);
    t.clock.advance(2 * MINUTE_MS);
    await poll('feed');
    expect(feed.requests).toHaveLength(1);
  });
});
