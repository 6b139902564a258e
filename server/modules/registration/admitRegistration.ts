import type { Proof } from '#schemas/common/proofOfWork';
import { HOUR_MS } from '#core/time/durations';
import type { Deps } from '#server/providers/deps';
import { bitsFor, proofRequired, redeemProof } from '#server/platform/http/proofOfWork';
import { addUse, countUse } from '#server/platform/http/rateLimit';

/** Registrations in a minute from one address, with a proof of work or without: a hash each. */
const PER_MINUTE = 60;

/**
 * Counts a registration by its address, over all brands. Phones of one mobile network share addresses, so one that is
 * used a lot must send a proof of work and is not refused: a member solves one in a moment, a program that creates
 * members by the hundred pays for each.
 * @throws AppError PROOF_REQUIRED, RATE_LIMITED beyond 60 a minute.
 */
export async function admitRegistration(
  deps: Deps,
  { place, proof, now }: { readonly place: string; readonly proof: Proof | undefined; readonly now: Date },
): Promise<void> {
  const { db, config } = deps;
  const counter = { brandId: '*', key: place, now } as const;
  const use = { brandId: '*', subject: `register ${place}`, now };
  const free = config.registrationsPerAddress;
  const isProven = await redeemProof(deps, use, proof);
  const { hits } = await addUse(db, { ...counter, scope: 'register', windowMs: HOUR_MS });
  if (hits > free && !isProven) throw proofRequired(deps, use, bitsFor(hits, free));
  await countUse(db, { ...counter, scope: 'register-minute', limit: PER_MINUTE, windowMs: 60_000 });
}
