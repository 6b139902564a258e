import { randomBytes } from 'node:crypto';
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/platform/root';
import { buildStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { makeSecretBox } from '#server/platform/crypto/secretBox';
import { openStaffSecrets } from './staffKey';

const secret = Buffer.from('12345678901234567890');

describe('sealed secrets', () => {
  const box = makeSecretBox(randomBytes(32));

  it('A10 open for their owner only, by their key only, and unchanged only', () => {
    const sealed = box.seal(secret, 'a');
    expect(box.open(sealed, 'a')).toEqual(secret);
    expect(sealed.includes(secret)).toBe(false);
    expect(box.seal(secret, 'a')).not.toEqual(sealed);
    expect(() => box.open(sealed, 'b')).toThrow();
    expect(() => makeSecretBox(randomBytes(32)).open(sealed, 'a')).toThrow();
    for (const at of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => box.open(changed, 'a')).toThrow();
    }
  });
});

describe('staff key', () => {
  let t: TestApp;
  let folder: string;
  beforeAll(async () => {
    t = await testApp();
    folder = await temporaryFolder('sala-staff-key');
  });
  afterAll(async () => {
    await t.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('A10 is created once, readable by its owner only, when several servers start', async () => {
    const dataDir = path.join(folder, 'new', 'data');
    const boxes = await Promise.all(
      Array.from({ length: 8 }, () => openStaffSecrets({ dataDir, staffKey: undefined }, t.db)),
    );
    const sealed = boxes.map((box) => box.seal(secret, 'a'));
    for (const box of boxes) for (const one of sealed) expect(box.open(one, 'a')).toEqual(secret);
    expect(await readdir(dataDir)).toEqual(['staff-key']);
    expect((await stat(path.join(dataDir, 'staff-key'))).mode & 0o777).toBe(0o600);
  });

  it('A10 of the environment is used and not written down', async () => {
    const staffKey = randomBytes(32);
    const dataDir = path.join(folder, 'none');
    const box = await openStaffSecrets({ dataDir, staffKey }, t.db);
    expect(makeSecretBox(staffKey).open(box.seal(secret, 'a'), 'a')).toEqual(secret);
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  });

  it('stops with a message when it is not the key of the database, or none', async () => {
    const { id } = await buildStaff(t, 'admin');
    const staffKey = randomBytes(32);
    const sealed = makeSecretBox(staffKey).seal(secret, id);
    await t.db.updateTable('staff').set({ totp_key: sealed }).where('id', '=', id).execute();
    await expect(openStaffSecrets({ dataDir: folder, staffKey }, t.db)).resolves.toBeDefined();
    await expect(openStaffSecrets({ dataDir: folder, staffKey: randomBytes(32) }, t.db)).rejects.toThrow(
      'STAFF_KEY',
    );
    await rm(path.join(folder, 'staff-key'), { force: true });
    await writeFile(path.join(folder, 'staff-key'), 'short');
    await expect(openStaffSecrets({ dataDir: folder, staffKey: undefined }, t.db)).rejects.toThrow(
      'holds no key',
    );
    expect(await readFile(path.join(folder, 'staff-key'), 'utf8')).toBe('short');
  });
});
