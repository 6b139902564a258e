import { afterAll, beforeAll, beforeEach } from 'vitest';
import { connectDatabase } from '#server/platform/db/connect';
import { administer, createTestDatabase, type TestDatabase } from './testDatabase';

/**
 * A database for the tests of one `describe` and a single connection to it, so that prepared statements persist.
 * @param fresh SQL that the owner runs before each test.
 */
export function oneConnection(fresh: string) {
  let database: TestDatabase;
  let open: ReturnType<typeof connectDatabase>;
  const asOwner = (statement: string) => administer(database.access, statement);
  beforeAll(async () => {
    database = await createTestDatabase();
    open = connectDatabase({ connectionString: database.access.app, max: 1 });
  });
  afterAll(async () => {
    await open.db.destroy();
    await database.drop();
  });
  beforeEach(() => asOwner(fresh));
  return {
    /** Once the tests run. */
    db: () => open.db,
    asOwner,
    /** The connection string of the server's role. */
    url: () => database.access.app,
  };
}
