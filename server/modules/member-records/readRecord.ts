import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { bangkokIso } from '#core/time/bangkok';
import { readLevel } from '#server/modules/members/index';
import { readNetPosition, readPlayStatus } from '#server/modules/responsible-gambling/index';
import type { Database } from '#server/platform/db/connect';
import { presentShort, requireMember } from './memberRow';
import { findWarnings, presentNote } from './notes';
import { findSameAccount, findSameDevice, readAccounts } from './readAccounts';
import { readCredit, readFigures } from './readFigures';
import { readReferral, readRequests, readSessions } from './readRelations';

type MemberRecord = Calls['GET /api/staff/brand/{brandId}/member/{uuid}']['data'];

interface Reading {
  readonly brand: Brand;
  readonly memberId: string;
  /** Brands at which the caller may see other members with the same bank account. */
  readonly visible: readonly Brand[];
  readonly now: Date;
}

/** Everything that staff need to know about a member, numbers masked. @throws AppError NOT_FOUND. */
export async function readRecord(
  db: Database,
  { brand, memberId, visible, now }: Reading,
): Promise<MemberRecord> {
  const row = await requireMember(db, brand.id, memberId);
  const key = { brandId: brand.id, memberId };
  const [warnings, balance, level, play, figures, accounts, net] = await Promise.all([
    findWarnings(db, brand.id, memberId),
    readCredit(db, key),
    readLevel(db, brand, row, now),
    readPlayStatus(db, brand.id, memberId, now),
    readFigures(db, key),
    readAccounts(db, key),
    readNetPosition(db, brand.id, memberId, now),
  ]);
  const [sameAccount, sameDevice, sessions, referral, requests] = await Promise.all([
    findSameAccount(db, key, visible),
    findSameDevice(db, key, brand),
    readSessions(db, key, brand, now),
    readReferral(db, key, row),
    readRequests(db, key, now),
  ]);
  const { team, marketing, source } = row;
  return {
    ...{ brandId: brand.id, brandName: brand.displayName, member: presentShort(row) },
    ...{ birthDate: row.birth_date, team, marketing, source },
    createdAt: bangkokIso(row.created_at),
    warnings: warnings.map(presentNote),
    ...{ balance, level, play, ...accounts, sameAccount, sameDevice, sessions, referral, requests },
    turnover: figures.turnover,
    totals: { ...figures.totals, net },
  };
}
