import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandFolders } from '#scripts/bundle/places';
import { startEmbedded } from '#server/platform/db/embedded';
import { migrateDatabase } from '#server/platform/db/migrate';
import { projectRoot, temporaryFolder } from '#server/platform/root';
import { findAdapters, readProviders, type ProviderSetup } from '#server/providers/readProviders';
import type { CheckResult } from './conformance/check';
import { openReceiver, type Receiver, type ReceiverOptions } from './conformance/receiver';
import { runSuite } from './conformance/runSuite';
import type { Samples } from './conformance/subject';

const SIGNS = { PASSED: '✓', FAILED: '✗', SKIPPED: '–' } as const;

export interface CheckOptions {
  readonly id: string;
  /** The providers file. */
  readonly file: string;
  /** File of the report as JSON. */
  readonly report?: string | undefined;
  readonly samples: Samples;
  readonly withMoney: boolean;
  readonly env: NodeJS.ProcessEnv;
}

/** Checks a provider of the file and prints the results. @returns whether no check failed. */
export async function checkProvider(options: CheckOptions): Promise<boolean> {
  const { id, report, samples, withMoney } = options;
  const setup = await readSetup(options);
  console.log(`${id}: ${setup.adapterName ?? setup.adapter.port}\n`);
  const results = await runSuite(setup, {
    ...{ samples, withMoney },
    openReceiver: () => openLocal({ setup }),
    onResult: (result) => {
      console.log(lineOf(result));
    },
  });
  console.log(`\n${summaryOf(results)}`);
  if (report !== undefined) {
    const {
      adapterName: adapter,
      adapter: { port },
    } = setup;
    const content = { provider: id, port, adapter, at: new Date().toISOString(), checks: results };
    await writeFile(report, `${JSON.stringify(content, null, 2)}\n`);
  }
  return results.every(({ result }) => result !== 'FAILED');
}

/** A result for the terminal: a failed check with its reason and remedy below it. */
function lineOf({ name, result, ms, reason, remedy }: CheckResult): string {
  const sign = SIGNS[result];
  if (result === 'PASSED') return `  ${sign} ${name} (${ms} ms)`;
  if (result === 'SKIPPED') return `  ${sign} ${name}: ${reason ?? ''}`;
  return `  ${sign} ${name}\n      ${reason ?? ''}\n      → ${remedy ?? ''}`;
}

function summaryOf(results: readonly CheckResult[]): string {
  const count = (wanted: CheckResult['result']) => results.filter(({ result }) => result === wanted).length;
  return `${count('PASSED')} passed, ${count('FAILED')} failed, ${count('SKIPPED')} skipped`;
}

/** Receives the provider's own calls until `stopped`, and prints how each was answered. */
export async function listen(
  options: Pick<CheckOptions, 'id' | 'file' | 'env'> & { readonly port: number },
  stopped: Promise<unknown>,
): Promise<void> {
  const setup = await readSetup(options);
  const receiver = await openLocal({
    ...{ setup, port: options.port },
    onCall: ({ url, status, answer }) => {
      console.log(`  ${status === 200 ? '✓' : '✗'} ${url} ${status} ${answer}`);
    },
  });
  console.log(`Call ${receiver.url}/api/provider/${setup.id}/…; Ctrl-C ends.`);
  if (setup.adapter.port === 'transfers') {
    const { amount, ...transfer } = (await receiver.deposit()).transfer;
    console.log(`An open deposit is paid by ${amount} satang: ${JSON.stringify(transfer)}`);
  } else console.log(`A player with credit: ${JSON.stringify(await receiver.player())}`);
  await stopped;
  await receiver.close();
}

async function readSetup({
  id,
  file,
  env,
}: Pick<CheckOptions, 'id' | 'file' | 'env'>): Promise<ProviderSetup> {
  const brandIds = brandFolders(path.join(projectRoot, 'brands'));
  const { providers } = await readProviders(file, { adapters: findAdapters(), brandIds, env });
  const setup = providers.find((provider) => provider.id === id);
  if (setup) return setup;
  throw new Error(
    `${file} has no provider "${id}": name one of ${providers.map((one) => one.id).join(', ')}.`,
  );
}

/** A server with a database of its own, which is removed with it. */
async function openLocal(options: Omit<ReceiverOptions, 'access'>): Promise<Receiver> {
  const dataDir = await temporaryFolder('sala-provider');
  const database = await startEmbedded({ dataDir, settings: { fsync: 'off' } });
  const end = async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrateDatabase(database.access.owner);
    const receiver = await openReceiver({ ...options, access: database.access });
    return {
      ...receiver,
      close: async () => {
        await receiver.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
