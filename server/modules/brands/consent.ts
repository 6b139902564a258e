import type { ReleaseReview } from '#core/brand/release/review';
import type { Transaction } from '#server/platform/db/transaction';
import { AppError, fail } from '#server/platform/appError';

/** Whose word a release has. */
export interface Consent {
  readonly brandId: string;
  readonly authorId: string;
  readonly approverId: string | null;
}

/**
 * Two people approve a release that needs them, one of them an administrator of the brand today where hosts or
 * log-ins change.
 * @throws AppError FOUR_EYES, ADMIN_NEEDED with the settings that need one.
 */
export async function assertConsent(
  trx: Transaction,
  review: ReleaseReview,
  consent: Consent,
): Promise<void> {
  const missing = await findMissingConsent(trx, review, consent);
  if (missing) throw missing;
}

/** What {@link assertConsent} throws, or nothing. */
export async function findMissingConsent(
  trx: Transaction,
  { second, admin, sensitive }: ReleaseReview,
  consent: Consent,
): Promise<AppError | undefined> {
  const { authorId, approverId } = consent;
  if (second && (approverId === null || approverId === authorId)) return fail('FOUR_EYES');
  if (!admin || (await hasAdmin(trx, consent))) return undefined;
  const sentence = 'การเปลี่ยนค่านี้ต้องมีผู้ดูแลระบบเป็นผู้ขอหรือผู้อนุมัติ';
  return new AppError('ADMIN_NEEDED', {}, Object.fromEntries(sensitive.map((path) => [path, sentence])));
}

async function hasAdmin(trx: Transaction, { brandId, authorId, approverId }: Consent): Promise<boolean> {
  const people = approverId === null ? [authorId] : [authorId, approverId];
  const found = await trx
    .selectFrom('staff_roles as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select('s.id')
    .where('r.staff_id', 'in', people)
    .where('r.role', '=', 'admin')
    .where('r.brand_id', 'in', ['*', brandId])
    .where('s.status', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Audit details of a review: the bounds that it exceeds and the settings that need an administrator. */
export function auditFacts({ costs, sensitive, second }: ReleaseReview) {
  const beyond = costs
    .filter((cost) => cost.beyond)
    .map(({ bound, path, after, limit }) => `${bound}${path} ${after ?? '∞'} > ${limit}`);
  return {
    second,
    beyond: beyond.length > 0 ? beyond.join(' · ') : null,
    sensitive: sensitive.length > 0 ? sensitive.join(' ') : null,
  };
}
