import type { Brand } from '#schemas/brand/brand';
import type { Updateable } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { Slips } from '#server/platform/db/schema';
import { inTransaction } from '#server/platform/db/transaction';
import { transferKey } from '#core/identity/transferKey';
import { MINUTE_MS } from '#core/time/durations';
import type { LookUp, VouchedTransfer } from '#server/providers/slips/readAnswer';
import { judge } from './judge';
import type { SlipTools } from './makeSlipTools';
import { parseMiniQr } from './miniQr';
import { auditToStaff } from './sendToStaff';
import { findPayer, findReceivingAccounts, updateVerifying, type SlipRow } from './slipRepository';

/** Delays in ms between look-ups without an answer from the bank; after the last one the slip goes to staff. */
const BACK_OFF_MS = [15_000, 60_000, 5 * MINUTE_MS, 15 * MINUTE_MS, 15 * MINUTE_MS];

/**
 * Looks a slip's transfer up at the bank and stores the result. No transaction is open during the bank call.
 * @returns the resulting slip; unchanged when it was finished elsewhere meanwhile.
 */
export async function lookUpSlip(
  { db, clock, slips, images }: Pick<SlipTools, 'db' | 'clock' | 'slips' | 'images'>,
  brand: Brand,
  slip: SlipRow,
): Promise<SlipRow> {
  const miniQr = parseMiniQr(slip.qr_payload ?? '');
  const answer: LookUp = miniQr
    ? await slips.lookUp({
        ...{ brandId: brand.id, slipId: slip.id, payload: slip.qr_payload ?? '', ...miniQr },
        image: () => images.read(brand.id, slip.file_name),
      })
    : { result: 'NOT_FOUND' };
  const now = clock.now();
  const change =
    answer.result === 'WAIT'
      ? waitLonger(slip, answer.retryAfterMs, now)
      : await outcome(db, brand, slip, answer, now);
  if (change.status !== 'PENDING_REVIEW')
    return (await updateVerifying(db, brand.id, slip.id, change)) ?? slip;
  return inTransaction(db, async (trx) => {
    const sent = await updateVerifying(trx, brand.id, slip.id, change);
    if (sent) await auditToStaff(trx, sent, now);
    return sent ?? slip;
  });
}

function waitLonger({ tries }: SlipRow, retryAfterMs: number | undefined, now: Date): Updateable<Slips> {
  const pause = BACK_OFF_MS[tries];
  if (pause === undefined) return { status: 'PENDING_REVIEW', reason: 'SLIP_WAITING', retry_at: null };
  return { tries: tries + 1, retry_at: new Date(now.getTime() + Math.max(pause, retryAfterMs ?? 0)) };
}

async function outcome(
  db: Database,
  brand: Brand,
  slip: SlipRow,
  answer: Exclude<LookUp, { result: 'WAIT' }>,
  now: Date,
): Promise<Updateable<Slips>> {
  if (answer.result === 'NOT_FOUND') return { status: 'INVALID', reason: 'SLIP_NOT_FOUND', retry_at: null };
  const { transfer } = answer;
  const key = transferKey(slip.sending_bank ?? '', slip.trans_ref ?? '');
  const payer = await findPayer(db, brand.id, slip.member_id);
  if (!key || !payer)
    return { status: 'PENDING_REVIEW', reason: 'SLIP_INVALID', retry_at: null, ...factsOf(transfer) };
  const { status, reason, accountId } = judge(transfer, {
    key,
    accounts: await findReceivingAccounts(db, brand.id, slip.member_id),
    payer,
    memberSince: payer.since,
    maxAgeHours: brand.limits.slipMaxAgeHours,
    now,
  });
  return { status, reason, company_account_id: accountId, retry_at: null, ...factsOf(transfer) };
}

/** The bank's data; only its amount is ever credited. */
function factsOf({ amount, at, sender, receiver }: VouchedTransfer): Updateable<Slips> {
  return {
    amount,
    transferred_at: at,
    sender_name: sender.name,
    sender_bank: sender.bank,
    sender_account: sender.account,
    receiver_name: receiver.name,
    receiver_bank: receiver.bank,
    receiver_account: receiver.account,
  };
}
