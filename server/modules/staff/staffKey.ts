import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/platform/config/config';
import type { Database } from '#server/platform/db/connect';
import { SECRET_KEY_BYTES, makeSecretBox, type SecretBox } from '#server/platform/crypto/secretBox';

/**
 * The key of the second factors of staff. A server with another key would refuse every code, so the start fails before
 * it starts.
 * @throws Error with a message for the person who starts it.
 */
export async function openStaffSecrets(
  config: Pick<Config, 'staffKey' | 'dataDir'>,
  db: Database,
): Promise<SecretBox> {
  const secrets = makeSecretBox(await readStaffKey(config));
  const sealed = await db
    .selectFrom('staff')
    .select(['id', 'totp_key'])
    .where('totp_key', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  try {
    if (sealed?.totp_key) secrets.open(sealed.totp_key, sealed.id);
  } catch {
    throw new Error(
      'The staff key does not open the second factors in this database: set STAFF_KEY to the key they were made with, or bring the file "staff-key" of the data folder back.',
    );
  }
  return secrets;
}

/**
 * The key that seals the second factors of staff: `STAFF_KEY`, else a random one, made once in the data folder. It
 * is stored next to the database and not in it, so that a stolen dump contains no second factor.
 */
async function readStaffKey({ staffKey, dataDir }: Pick<Config, 'staffKey' | 'dataDir'>): Promise<Buffer> {
  if (staffKey) return staffKey;
  const file = path.join(dataDir, 'staff-key');
  return (await read(file)) ?? (await make(file));
}

async function read(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== SECRET_KEY_BYTES) throw new Error(`${file} holds no key of ${SECRET_KEY_BYTES} bytes.`);
  return key;
}

/** Written completely before it gets its name, so that two servers that start at once use the same key. */
async function make(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o711 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const key = randomBytes(SECRET_KEY_BYTES);
  await writeFile(draft, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, file);
    return key;
  } catch (error) {
    const other = await read(file);
    if (other) return other;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
