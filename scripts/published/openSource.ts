import { InputError } from '../lib/inputError';
import { UsageError } from '../ops/usage';
import type { PublishedSource } from './publishedSource';

/**
 * Reads published revisions from a server, as a member of its staff, or from its database.
 * @param address `https://…`, `http://…`, `postgres://…` or `postgresql://…`.
 * @throws UsageError for another address, or without credentials. InputError with one sentence when the source is
 * unreachable, refuses or fails, also while `work` reads from it.
 */
export async function withSource<T>(
  address: string,
  env: NodeJS.ProcessEnv,
  work: (source: PublishedSource) => Promise<T>,
): Promise<T> {
  const open = openerOf(address);
  try {
    const source = await open(address, env);
    try {
      return await work(source);
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof InputError || error instanceof UsageError) throw error;
    throw new InputError(`Nothing was read from ${sourceName(address)}: ${reasonOf(error)}`);
  }
}

/** An address without credentials. */
function sourceName(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
}

type Opener = (address: string, env: NodeJS.ProcessEnv) => Promise<PublishedSource>;

/** Each is loaded when it is used: one is half of the server. */
function openerOf(address: string): Opener {
  const { protocol } = URL.canParse(address) ? new URL(address) : { protocol: '' };
  if (protocol === 'http:' || protocol === 'https:')
    return async (...args) => (await import('./serverSource')).serverSource(...args);
  if (protocol === 'postgres:' || protocol === 'postgresql:')
    return async (...args) => (await import('./databaseSource')).databaseSource(...args);
  throw new UsageError('--from is the address of a server (https://…) or of a database (postgres://…).');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A failure of several addresses has no message of its own.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  // A refused call lists its fields below.
  return error.message.split('\n', 1)[0] ?? '';
}
