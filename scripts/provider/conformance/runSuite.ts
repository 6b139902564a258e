import { readFileSync } from 'node:fs';
import type { TransferMapping } from '#server/providers/transfers/transferMapping';
import type { SignatureSettings } from '#server/providers/kit/signature';
import type { ProviderSetup } from '#server/providers/readProviders';
import { runChecks, type CheckResult, type RunOptions } from './check';
import type { Receiver } from './receiver';
import { subjectOf, type Samples } from './subject';
import { bankNameChecks } from './suites/bankNames';
import { fileChecks } from './suites/files';
import { seamlessGameChecks, transferGameChecks } from './suites/games';
import { emailChecks, smsChecks } from './suites/messages';
import { payoutChecks } from './suites/payouts';
import { promptPayChecks } from './suites/promptPay';
import { seamlessWalletChecks } from './suites/seamlessWallet';
import { slipChecks } from './suites/slips';
import { staffLoginChecks } from './suites/staffLogin';
import { transferPollChecks } from './suites/transferPoll';
import { transferWebhookChecks } from './suites/transferWebhook';
import { webhookChecks, webhookSubject } from './suites/webhooks';

export interface SuiteOptions extends RunOptions {
  readonly samples?: Samples;
  /** Starts the server that a provider calls. */
  readonly openReceiver: () => Promise<Receiver>;
}

/** A player whom game providers create on demand. */
const PLAYER = 'conformance/018f3a5e-0000-7000-8000-000000000002';

/** Runs the suite of the provider's port. */
export async function runSuite(setup: ProviderSetup, options: SuiteOptions): Promise<CheckResult[]> {
  const { samples = {} } = options;
  switch (setup.adapter.port) {
    case 'slips':
      return runChecks(slipChecks, subjectOf(setup, 'slips', samples), options);
    case 'payouts':
      return runChecks(payoutChecks, subjectOf(setup, 'payouts', samples), options);
    case 'promptpay':
      return runChecks(promptPayChecks, subjectOf(setup, 'promptpay', samples), options);
    case 'bankNames':
      return runChecks(bankNameChecks, subjectOf(setup, 'bankNames', samples), options);
    case 'sms':
      return runChecks(smsChecks, subjectOf(setup, 'sms', samples), options);
    case 'email':
      return runChecks(emailChecks, subjectOf(setup, 'email', samples), options);
    case 'webhooks':
      return runChecks(webhookChecks, webhookSubject(setup), options);
    case 'files':
      return runChecks(fileChecks, subjectOf(setup, 'files', samples), options);
    case 'staffLogin':
      return runChecks(staffLoginChecks, subjectOf(setup, 'staffLogin', samples), options);
    case 'games':
      return runGames(setup, options);
    case 'transfers':
      return runTransfers(setup, options);
  }
}

async function runGames(setup: ProviderSetup, options: SuiteOptions): Promise<CheckResult[]> {
  const subject = subjectOf(setup, 'games', { player: PLAYER, ...options.samples });
  const isSeamless = await subject.call((service) => Promise.resolve(service.seamless !== undefined));
  if (!isSeamless) return runChecks(transferGameChecks, subject, options);
  const results = await runChecks(seamlessGameChecks, subject, options);
  const wallet = await withReceiver(options, (receiver) =>
    runChecks(seamlessWalletChecks, { receiver, secrets: setup.secrets }, options),
  );
  return [...results, ...wallet];
}

async function runTransfers(setup: ProviderSetup, options: SuiteOptions): Promise<CheckResult[]> {
  const subject = subjectOf(setup, 'transfers', options.samples);
  const source = await subject.call((service) => Promise.resolve(service));
  if (!('kind' in source)) throw new Error('This source of transfers has no suite.');
  if (source.kind === 'POLL') return runChecks(transferPollChecks, subject, options);
  const settings = setup.settings as { mapping?: TransferMapping; signature?: SignatureSettings };
  const { mapping, signature } = settings;
  if (!mapping)
    throw new Error('The suite reads "mapping" of the settings, which this adapter does not have.');
  const message = () => {
    const file = subject.sample('message');
    return readFileSync(file, 'utf8');
  };
  return withReceiver(options, (receiver) =>
    runChecks(
      transferWebhookChecks,
      {
        ...{ receiver, service: source, secrets: setup.secrets, message },
        settings: { mapping, ...(signature && { signature }) },
      },
      options,
    ),
  );
}

async function withReceiver<T>(
  { openReceiver }: SuiteOptions,
  work: (receiver: Receiver) => Promise<T>,
): Promise<T> {
  const receiver = await openReceiver();
  try {
    return await work(receiver);
  } finally {
    await receiver.close();
  }
}
