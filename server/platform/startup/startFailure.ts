import type { Config } from '#server/platform/config/config';
import { SERVER_ROLE } from '#server/platform/db/connect';

/** Why the server cannot start, with a remedy for the person who starts it; no stack is shown. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly path?: unknown;
  readonly stderr?: unknown;
  readonly cause?: unknown;
  /** Function of PostgreSQL that reported it. */
  readonly routine?: unknown;
}

/** The database of an operator, by the code of Node, or of PostgreSQL. */
const DATABASE: Readonly<Record<string, (at: string, user: string, name: string) => string>> = {
  ECONNREFUSED: (at) =>
    `No database answers at ${at}: is PostgreSQL running there? Start it, or correct DATABASE_URL.`,
  ETIMEDOUT: (at) =>
    `The database at ${at} did not answer in time. Check the network and the firewall, or correct DATABASE_URL.`,
  EHOSTUNREACH: (at) =>
    `The database at ${at} cannot be reached. Check the network, or correct DATABASE_URL.`,
  ENETUNREACH: (at) => `The database at ${at} cannot be reached. Check the network, or correct DATABASE_URL.`,
  ECONNRESET: (at) =>
    `The database at ${at} closed the connection. Is that PostgreSQL? Correct DATABASE_URL.`,
  ENOTFOUND: (at) => `The host of the database, ${at}, is unknown. Correct DATABASE_URL.`,
  EAI_AGAIN: (at) =>
    `The host of the database, ${at}, cannot be looked up. Check the network, or correct DATABASE_URL.`,
  '28P01': (at, user) => `The database at ${at} refuses the password of "${user}". Correct DATABASE_URL.`,
  '28000': (at, user) =>
    `The database at ${at} does not let "${user}" in. Check its pg_hba.conf, or correct DATABASE_URL.`,
  '3D000': (at, _user, name) =>
    `The server at ${at} has no database "${name}". Create it, or correct DATABASE_URL.`,
  '42501': (at, user) =>
    `"${user}" may not make tables in the database at ${at}. DATABASE_URL must name the owner of the database.`,
  '53300': (at) =>
    `The database at ${at} takes no more connections. Close some, or raise its max_connections.`,
  '57P03': (at) => `The database at ${at} is still starting. Try again in a moment.`,
};

const PORT: Readonly<Record<string, (port: string, host: string) => string>> = {
  EADDRINUSE: (port, host) =>
    `Port ${port} on ${host} is in use by another program. Stop that program, or set PORT to another number.`,
  EACCES: (port) => `This user may not listen on port ${port}. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `HOST is "${host}", which is no address of this machine. Correct HOST.`,
  ENOTFOUND: (_port, host) => `HOST is "${host}", which no name server knows. Correct HOST.`,
};

/** A failure to listen; nothing when it is something else. @param variable that sets the port. */
export function explainPort(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  variable = 'PORT',
): StartFailure | undefined {
  const sentence = PORT[codeOf(error)]?.(String(port), host);
  return sentence === undefined
    ? undefined
    : new StartFailure(sentence.replaceAll('PORT', variable), { cause: error });
}

/** A failure to write where data is stored; nothing when it is something else. @param folder to name. */
export function explainFolder(error: unknown, folder: string): StartFailure | undefined {
  const remedy = 'or set DATA_DIR to another folder.';
  const code = codeOf(error);
  const failed = (why: string) => new StartFailure(why, { cause: error });
  if (isFull(error))
    return failed(`The disk of the data folder ${folder} is full. Make room on it, ${remedy}`);
  if (code === 'EROFS')
    return failed(`The data folder ${folder} is on a read-only file system. Make it writable, ${remedy}`);
  if (code === 'EACCES' || code === 'EPERM')
    return failed(
      `This user may not write to the data folder ${folder}. Give it to the user that runs the server, ${remedy}`,
    );
  // Node reports ENOENT for a folder that it cannot create on a read-only file system.
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT')
    return failed(
      `The data folder ${folder} cannot be created: part of its path is a file, missing or read-only. Correct the path, ${remedy}`,
    );
  return undefined;
}

/**
 * A failure to reach or prepare a database, without its password; nothing when it is something else.
 * @param variable that names the database.
 */
export function explainDatabase(
  error: unknown,
  databaseUrl: string,
  variable = 'DATABASE_URL',
): StartFailure | undefined {
  const url = new URL(databaseUrl);
  const at = `${url.hostname || 'localhost'}:${url.port || '5432'}`;
  const user = decodeURIComponent(url.username);
  const isLate = /timeout/i.test(messageOf(error)) && codeOf(error) === '';
  const sentence = chain(error).some(({ routine }) => routine === 'CreateRole')
    ? `The database at ${at} has no role ${SERVER_ROLE}, and "${user}" may not create it. Let an administrator of the database run: CREATE ROLE ${SERVER_ROLE}; GRANT ${SERVER_ROLE} TO "${user}";`
    : DATABASE[isLate ? 'ETIMEDOUT' : codeOf(error)]?.(at, user, url.pathname.slice(1));
  return sentence === undefined
    ? undefined
    : new StartFailure(sentence.replaceAll('DATABASE_URL', variable), { cause: error });
}

/** The reason why the start failed, for the operator. */
export function explainStart(error: unknown, config: Config | undefined): string {
  const plain = messageOf(error) || String(error);
  if (error instanceof StartFailure || !config) return plain;
  const known =
    (isInFolder(error, config.dataDir) ? explainFolder(error, config.dataDir) : undefined) ??
    (config.databaseUrl === undefined ? undefined : explainDatabase(error, config.databaseUrl));
  return known?.message ?? plain;
}

function isInFolder(error: unknown, folder: string): boolean {
  return (
    isFull(error) || chain(error).some(({ path }) => typeof path === 'string' && path.startsWith(folder))
  );
}

/** Of the failure, of what caused it, or of the first of several attempts. */
function codeOf(error: unknown): string {
  for (const each of chain(error)) if (typeof each.code === 'string') return each.code;
  return '';
}

function messageOf(error: unknown): string {
  for (const each of chain(error))
    if (typeof each.message === 'string' && each.message !== '') return each.message;
  return '';
}

/** Also what a program of PostgreSQL prints. */
function isFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error))) return true;
  return chain(error).some(({ stderr, message }) =>
    /No space left on device/i.test(`${String(stderr)} ${String(message)}`),
  );
}

function chain(error: unknown): Failure[] {
  const all: Failure[] = [];
  for (let at = error; typeof at === 'object' && at !== null && all.length < 5; at = (at as Failure).cause)
    all.push(at, ...(at instanceof AggregateError ? (at.errors as Failure[]) : []));
  return all;
}
