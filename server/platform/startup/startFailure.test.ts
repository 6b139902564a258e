import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config/config';
import { migrateDatabase } from '#server/platform/db/migrate';
import { StartFailure, explainDatabase, explainFolder, explainStart } from './startFailure';
import { createTestDatabase } from '#server/testing/testDatabase';

const FOLDER = '/srv/sala';
const config = readConfig({ DATA_DIR: FOLDER });
const failure = (code: string, more: object = {}) => Object.assign(new Error('cryptic'), { code, ...more });

describe('start failures', () => {
  it.each([
    ['EROFS', 'is on a read-only file system'],
    ['EACCES', 'This user may not write to the data folder'],
    ['EPERM', 'This user may not write to the data folder'],
    ['ENOSPC', 'is full'],
    ['EDQUOT', 'is full'],
    ['ENOTDIR', 'cannot be created'],
  ])('D1 %s is explained in a sentence with a remedy', (code, words) => {
    const text = explainFolder(failure(code), FOLDER)?.message ?? '';
    expect(text).toContain(words);
    expect(text).toContain(FOLDER);
    expect(text).toContain('set DATA_DIR to another folder');
  });

  it('D5 a full disk is recognized in what the programs of PostgreSQL print', () => {
    const printed = { stderr: 'initdb: error: could not write file: No space left on device' };
    expect(explainStart(failure('1', printed), config)).toContain('is full');
  });

  it('D1 a file that is missing elsewhere is not blamed on the data folder', () => {
    expect(explainStart(failure('ENOENT', { path: '/srv/else' }), config)).toBe('cryptic');
    expect(explainStart(failure('ENOENT', { path: `${FOLDER}/x` }), config)).toContain('data folder');
  });

  it('D1 a database is explained with host, user and name, never with the password', async () => {
    const { access, drop } = await createTestDatabase();
    const explain = async (change: (url: URL) => void) => {
      const url = new URL(access.owner);
      change(url);
      const error: unknown = await migrateDatabase(url.toString()).catch((cause: unknown) => cause);
      const known = explainDatabase(error, url.toString());
      expect(known).toBeInstanceOf(StartFailure);
      return known?.message ?? '';
    };
    const wrong = await explain((url) => (url.password = 'wrong-secret'));
    expect(wrong).toContain('refuses the password of "sala_owner"');
    expect(wrong).not.toContain('wrong-secret');
    expect(await explain((url) => (url.pathname = '/nowhere'))).toContain('has no database "nowhere"');
    expect(await explain((url) => (url.hostname = 'no-such-host.invalid'))).toMatch(
      /unknown|cannot be looked up/,
    );
    await drop();
  });

  it('D1 an owner that may not create the role of the server gets the statements for an administrator', () => {
    const error = new Error('Migration failed', { cause: failure('42501', { routine: 'CreateRole' }) });
    const text = explainDatabase(error, 'postgres://shop@db.example/sala')?.message ?? '';
    expect(text).toContain('CREATE ROLE sala_app; GRANT sala_app TO "shop";');
  });
});
