import path from 'node:path';
import { HOUR_MS } from '#core/time/durations';
import { brandsToBuild } from '#scripts/bundle/brandsToBuild';
import { systemClock } from '#server/platform/clock';
import { connectDatabase } from '#server/platform/db/connect';
import { startEmbedded } from '#server/platform/db/embedded';
import { migrateDatabase } from '#server/platform/db/migrate';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { heldAccount, memberAccount, openAccounts } from '#server/modules/ledger/accounts';
import { post } from '#server/modules/ledger/post';
import { createToken, hashToken } from '#server/platform/crypto/token';

export interface Member {
  readonly token: string;
  readonly username: string;
  readonly uuid: string;
}

export interface People {
  readonly members: readonly Member[];
  /** Token of a staff member who may decide. */
  readonly staff: string;
}

const MEMBERS = 1_000;
/** Initial credit of each member, in satang. */
const FUNDS = 2_000_000;
/**
 * No password matches it: these members use sessions. Its parameters are the real ones, so that a log-in costs the
 * same.
 */
const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$NxQcXh+hJk3DBP1j/IUfsQ$bRk4dWAj9mM7LP1E3LHQ1YvvHhMgITSKRh/AxiPbuk8';

/** Creates a data folder with 1,000 members who have credit and a session each, written directly into the database. */
export async function seedMembers(dataDir: string): Promise<People> {
  const database = await startEmbedded({ dataDir });
  await migrateDatabase(database.access.owner);
  const { db } = connectDatabase({ connectionString: database.access.app });
  const { brands } = await brandsToBuild();
  const brandId = (brands.find(({ primary }) => primary) ?? brands[0])?.id ?? '';
  const now = systemClock.now();
  const members = Array.from({ length: MEMBERS }, (_, n) => ({
    token: createToken(),
    username: `bench${String(n).padStart(4, '0')}`,
    uuid: uuidv7(),
  }));
  const number = (n: number) => String(n).padStart(8, '0');
  await db
    .insertInto('members')
    .values(
      members.map(({ uuid, username }, n) => ({
        brand_id: brandId,
        id: uuid,
        username,
        phone_e164: `+668${number(n)}`,
        name: 'สมชาย ทดสอบ',
        password_hash: HASH,
        aff_code: `B${number(n)}`,
        created_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('member_banks')
    .values(
      members.map(({ uuid }, n) => ({
        brand_id: brandId,
        member_id: uuid,
        id: uuidv7(),
        bank_name: 'KBANK',
        bank_id: `10${number(n)}`,
        account_name: 'สมชาย ทดสอบ',
        changed_at: now,
      })),
    )
    .execute();
  const end = new Date(now.getTime() + 12 * HOUR_MS);
  await db
    .insertInto('sessions')
    .values(
      members.map(({ uuid, token }) => ({
        brand_id: brandId,
        id: uuidv7(),
        member_id: uuid,
        token_hash: hashToken(token),
        created_at: now,
        last_used_at: now,
        expires_at: end,
      })),
    )
    .execute();
  await inTransaction(db, async (trx) => {
    for (const { uuid } of members) {
      // The rows that a registration creates.
      await openAccounts(trx, brandId, [memberAccount(uuid), heldAccount(uuid)]);
      const entries = [
        { account: memberAccount(uuid), amount: FUNDS },
        { account: { kind: 'ADJUSTMENT' as const }, amount: -FUNDS },
      ];
      await post(trx, {
        brandId,
        kind: 'ADJUSTMENT',
        reference: { type: 'ADJUSTMENT', id: uuidv7() },
        now,
        entries,
      });
    }
  });
  await db
    .insertInto('company_accounts')
    .values(
      Array.from({ length: 3 }, (_, n) => ({
        brand_id: brandId,
        id: uuidv7(),
        bank_name: 'SCB',
        bank_id: `20${number(n)}`,
        account_name: 'บจก. ศาลา',
        opened_at: now,
        created_at: now,
      })),
    )
    .execute();
  const staff = createToken();
  const staffId = uuidv7();
  await db
    .insertInto('staff')
    .values({
      id: staffId,
      email: 'bench@staff.example',
      name: 'bench',
      password_hash: HASH,
      // In production, decisions require a second factor.
      totp_confirmed_at: now,
      created_at: now,
    })
    .execute();
  await db.insertInto('staff_roles').values({ staff_id: staffId, brand_id: '*', role: 'operator' }).execute();
  await db
    .insertInto('staff_sessions')
    .values({
      id: uuidv7(),
      staff_id: staffId,
      token_hash: hashToken(staff),
      created_at: now,
      last_used_at: now,
      expires_at: end,
    })
    .execute();
  await db.destroy();
  await database.stop();
  return { members, staff };
}

/** Files of a running data folder that contain its connection string. */
export const accessFiles = (dataDir: string) => ({
  secrets: path.join(dataDir, 'postgres-secret.json'),
  postmaster: path.join(dataDir, 'postgres/postmaster.pid'),
});
