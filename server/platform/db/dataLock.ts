import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, processStart } from './processes';

interface Holder {
  readonly pid: number;
  readonly start: string;
  readonly since: string;
  readonly ticket: string;
}

/** Another server runs on this data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/** In ms: long enough for two simultaneous starts to see each other's ticket. */
const SETTLE_MS = 60;

/**
 * Locks a data folder for this process; the lock of a process that ended is replaced.
 * @returns a function that releases the lock.
 * @throws DataFolderInUse naming the holder.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'server.lock');
  refuseLiveHolder(folder, await readHolder(file));
  const ticket = randomUUID();
  await writeLock(file, ticket);
  await sleep(SETTLE_MS);
  const holder = await readHolder(file);
  if (holder?.ticket !== ticket) refuseLiveHolder(folder, holder);
  return async () => {
    if ((await readHolder(file))?.ticket === ticket) await rm(file, { force: true });
  };
}

function refuseLiveHolder(folder: string, holder: Holder | undefined): void {
  if (holder === undefined || !isAlive(holder)) return;
  throw new DataFolderInUse(
    `The data folder ${folder} is in use by process ${String(holder.pid)}, started ${holder.since}. ` +
      'Stop that server, or set DATA_DIR to another folder.',
  );
}

function isAlive({ pid, start }: Holder): boolean {
  if (!isRunning(pid)) return false;
  const now = processStart(pid);
  return start === '' || now === '' ? pid !== process.pid && now !== '' : now === start;
}

/** Renaming is atomic: a reader never sees an incomplete lock. */
async function writeLock(file: string, ticket: string): Promise<void> {
  const holder: Holder = {
    pid: process.pid,
    start: processStart(process.pid),
    since: new Date().toISOString(),
    ticket,
  };
  const draft = `${file}.${ticket}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  await rename(draft, file);
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const holder = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder> | null;
    if (!holder || !Number.isInteger(holder.pid)) return undefined;
    return {
      pid: holder.pid ?? 0,
      start: holder.start ?? '',
      since: holder.since ?? '?',
      ticket: holder.ticket ?? '',
    };
  } catch {
    return undefined;
  }
}
