import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  localProvider,
  type LocalProvider,
  type ProviderReply,
  type ReceivedRequest,
} from '#server/testing/localProvider';
import { proving } from '#server/testing/proving';
import { adapter as bankNames } from '#server/providers/bankNames/http/adapter';
import { adapter as games } from '#server/providers/games/transfer/adapter';
import type { Adapter } from '#server/providers/kit/defineAdapter';
import { adapter as payouts } from '#server/providers/payouts/http/adapter';
import { adapter as promptpay } from '#server/providers/promptpay/http/adapter';
import { adapter as ownCodes } from '#server/providers/promptpay/own/adapter';
import { adapter as slips } from '#server/providers/slips/http/adapter';
import { adapter as inquiry } from '#server/providers/slips/inquiry/adapter';
import { adapter as sms } from '#server/providers/sms/http/adapter';
import { adapter as transfers } from '#server/providers/transfers/poll/adapter';
import { checked, setupOf } from './testing/check';
import * as services from './testing/services';

interface Case {
  readonly adapter: Adapter;
  readonly settings: (url: string) => object;
  readonly service: (flaw?: never) => (request: ReceivedRequest) => ProviderReply;
  readonly samples: Readonly<Record<string, string>>;
  /** The checks that each flaw of the service fails. */
  readonly flaws: Readonly<Record<string, readonly string[]>>;
}

const ACCOUNT = { account: 'KBANK:1234567890', name: 'นาย สมชาย ใจดี' };
const cases: Readonly<Record<string, Case>> = {
  'slips/http': {
    ...{ adapter: slips, settings: services.slipSettings, service: services.slipService },
    samples: services.SLIP,
    flaws: {
      invents: [
        'contract: a transfer that does not exist is not found',
        'wrong reference: a QR code of another transfer is not this transfer',
      ],
      open: ['look-up: a wrong key is refused'],
      changes: ['duplicates: the same slip twice, also at once, is the same transfer'],
      nameless: ['contract: a real slip is found with reference, amount, date, sender and receiver'],
    },
  },
  'slips/inquiry': {
    adapter: inquiry,
    settings: (url) => ({ url, pauseMs: 10 }),
    service: services.inquiryService,
    samples: services.SLIP,
    flaws: { 'forgets the key': ['look-up: a wrong key is refused'] },
  },
  'payouts/http': {
    ...{
      adapter: payouts,
      settings: services.payoutSettings,
      service: services.payoutService,
      samples: ACCOUNT,
    },
    flaws: {
      'pays again': ['idempotency: the same reference five times pays once'],
      forgets: [
        'unknown outcome: an order whose answer was lost is known by its reference',
        'status: a result that was reported once stays',
      ],
      open: ['status: a wrong key is refused'],
      invents: ['contract: an order that was never given is not found'],
      'changes its mind': ['status: a result that was reported once stays'],
    },
  },
  'promptpay/http': {
    ...{ adapter: promptpay, settings: services.qrSettings, service: services.qrService, samples: {} },
    flaws: {
      // The adapter refuses such a code, so nothing else can be checked.
      'other amount': [
        'contract: the code is a PromptPay code of the amount, valid for the time of the order',
        'idempotency: the same order three times, two of them at once, is one payment',
        'contract: a code that nobody has paid has no payment',
      ],
      expired: ['contract: the code is a PromptPay code of the amount, valid for the time of the order'],
      'new payment': ['idempotency: the same order three times, two of them at once, is one payment'],
      paid: ['contract: a code that nobody has paid has no payment'],
      open: ['create: a wrong key is refused'],
    },
  },
  'bankNames/http': {
    ...{
      adapter: bankNames,
      settings: services.nameSettings,
      service: services.nameService,
      samples: ACCOUNT,
    },
    flaws: {
      invents: ['contract: an account that does not exist has no owner'],
      open: ['find: a wrong key is refused'],
    },
  },
  'sms/http': {
    ...{ adapter: sms, settings: services.smsSettings, service: services.smsService },
    samples: { phone: '+66812345678' },
    flaws: {
      open: ['send: a wrong key is refused'],
      'accepts anything': ['contract: a number that does not exist is refused'],
    },
  },
  'transfers/poll': {
    ...{ adapter: transfers, settings: services.pollSettings, service: services.pollService, samples: {} },
    flaws: {
      repeats: ['contract: pages end, and the day has no transfer twice'],
      loses: ['duplicates: a period that is read again has the same transfers'],
      unreadable: ['contract: each item of the last day is a transfer, or is excluded by the settings'],
      open: ['read: a wrong key is refused'],
    },
  },
  'games/transfer': {
    ...{ adapter: games, settings: services.gameSettings, service: services.gameService, samples: {} },
    flaws: {
      'ignores the signature': [
        ...['games: a wrong key is refused', 'games: a signature of ten minutes ago, or of then, is refused'],
        ...[
          'balance: a wrong key is refused',
          'balance: a signature of ten minutes ago, or of then, is refused',
        ],
      ],
      'ignores the clock': [
        'games: a signature of ten minutes ago, or of then, is refused',
        'balance: a signature of ten minutes ago, or of then, is refused',
      ],
      'moves again': [
        'idempotency: the same deposit five times moves once, and so does the withdrawal',
        'unknown outcome: a deposit whose answer was lost moves once when it is sent again',
      ],
      lends: ['wrong amount: more than the player has is refused'],
      'same address': ['contract: a game opens at an address of the provider, a new one each time'],
      'wrong game': ['contract: the catalogue has games, each valid and with a code of its own'],
      'unsorted rounds': [
        'contract: rounds are finished, in order, since the time asked for, and the same when asked again',
      ],
      'gives credit': ['contract: a player who never played has nothing'],
    },
  },
};

describe.each(Object.entries(cases))(
  'suite of %s',
  (_name, { adapter, settings, service, samples, flaws }) => {
    let server: LocalProvider;
    beforeAll(async () => {
      server = await localProvider();
    });
    afterAll(() => server.close());
    const run = (flaw?: string, withMoney = true) => {
      server.reply = service(flaw as never);
      return checked(setupOf(adapter, settings(server.url)), { samples, withMoney });
    };

    it('an honest service passes every check', async () => {
      expect(await run()).toMatchObject({ failed: [], skipped: [] });
    });

    it.each(Object.entries(flaws).slice(0, proving ? undefined : 2))(
      'a service that has the flaw “%s” fails the checks of it',
      async (flaw, failed) => {
        expect((await run(flaw)).failed).toEqual(failed);
      },
    );
  },
);

describe('adapters that take failures for results', () => {
  it('fail the checks of each fault', async () => {
    const swallowing: Adapter = {
      ...slips,
      create: ({ fetch }) => ({
        lookUp: async () => {
          await fetch('http://127.0.0.1:9/').catch(() => undefined);
          return { result: 'NOT_FOUND' };
        },
      }),
    };
    const { failed } = await checked(setupOf(swallowing, {}));
    expect(failed).toEqual([
      'look-up: a wrong key is refused',
      'look-up: an error answer is no result',
      'look-up: a malformed answer is no result',
      'look-up: a broken connection leaves the outcome unknown',
      'look-up: a silent service ends with the time limit',
    ]);
  });

  it('fail when they ignore the end of their time', async () => {
    const hanging: Adapter = {
      ...slips,
      create: ({ fetch }) => ({
        lookUp: async () => {
          await fetch('http://127.0.0.1:9/').catch(() => undefined);
          return new Promise(() => undefined);
        },
      }),
    };
    const setup = { ...setupOf(hanging, {}), limits: { timeoutMs: 20 } };
    expect((await checked(setup)).failed).toContain('look-up: a silent service ends with the time limit');
  });

  it('fail with settings for which any answer 200 is a result', async () => {
    const server = await localProvider();
    server.reply = services.payoutService();
    const lenient = { ...services.payoutSettings(server.url), paid: [{ status: [200] }] };
    const { failed } = await checked(setupOf(payouts, lenient), { samples: ACCOUNT });
    expect(failed).toEqual([
      'status: a malformed answer is no result',
      'pay: a malformed answer is no result',
    ]);
    await server.close();
  });

  it('are not tried where they make no request', async () => {
    const { failed, skipped } = await checked(setupOf(ownCodes, {}, {}));
    expect([failed, skipped.length]).toEqual([[], 10]);
  });

  it('are not asked for money or messages, nor without a sample', async () => {
    const server = await localProvider();
    server.reply = services.payoutService();
    const setup = setupOf(payouts, services.payoutSettings(server.url));
    expect((await checked(setup, { withMoney: false })).skipped).toHaveLength(3);
    expect((await checked(setup)).skipped).toHaveLength(3);
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await server.close();
  });
});
