import type { Adapter } from '#server/providers/kit/defineAdapter';
import type { ProviderSetup } from '#server/providers/readProviders';
import type { Receiver } from '../receiver';
import { runSuite, type SuiteOptions } from '../runSuite';

export const setupOf = (
  adapter: Adapter,
  settings: unknown,
  secrets: Readonly<Record<string, string>> = { key: 'secret-key' },
): ProviderSetup => ({
  id: 'tested',
  adapter,
  settings,
  secrets,
  limits: { timeoutMs: 5_000 },
  place: 'test',
});

const noReceiver = (): Promise<Receiver> => Promise.reject(new Error('This port is not called.'));

/** Runs the suite of the adapter's port. @returns the names of the checks by their result. */
export async function checked(
  setup: ProviderSetup,
  options: Partial<SuiteOptions> = {},
): Promise<{ readonly passed: string[]; readonly failed: string[]; readonly skipped: string[] }> {
  const results = await runSuite(setup, { withMoney: true, openReceiver: noReceiver, ...options });
  const names = (wanted: string) => results.filter(({ result }) => result === wanted).map(({ name }) => name);
  return { passed: names('PASSED'), failed: names('FAILED'), skipped: names('SKIPPED') };
}
