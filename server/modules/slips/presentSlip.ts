import { bankByCode, codeByBot, otherBanks } from '#schemas/common/banks';
import type { Calls } from '#schemas/api/contract';
import { slipReason } from '#server/modules/deposits/index';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { SlipRow } from './slipRepository';

type Result = Calls['POST /api/auth/slip/verify']['data'];
type Request = Calls['GET /api/auth/slip/my/request']['data'][number];

/** The outcome of reading a slip. A credited slip uploaded again is a duplicate. */
export function presentResult(row: SlipRow): Result {
  const status = row.status === 'SUCCESS' ? 'DUPLICATE' : row.status;
  const { code, text } = slipReason(status === 'DUPLICATE' ? 'SLIP_DUPLICATE' : row.reason);
  const known = row.amount !== null;
  return {
    slipUuid: row.id,
    transRef: row.trans_ref,
    amount: row.amount === null ? null : satangToBaht(row.amount),
    sender: known ? party(row.sender_name, row.sender_bank, row.sender_account) : null,
    receiver: known ? party(row.receiver_name, row.receiver_bank, row.receiver_account) : null,
    date: row.transferred_at && bangkokIso(row.transferred_at),
    status,
    duplicate: status === 'DUPLICATE',
    code,
    reason: text,
  };
}

/** A slip with its status. */
export function presentSlip(row: SlipRow): Request {
  const { code, text } = slipReason(row.reason);
  return {
    uuid: row.id,
    slipUuid: row.id,
    amount: row.amount === null ? null : satangToBaht(row.amount),
    status: row.status,
    code,
    reason: text,
    reasonEn: row.reason_en,
    createdAt: bangkokIso(row.created_at),
  };
}

/** The bank by our code if known, otherwise by name. */
function party(
  name: string | null,
  bot: string | null,
  account: string | null,
): NonNullable<Result['sender']> {
  const code = bot === null ? undefined : codeByBot(bot);
  const bank =
    code !== undefined && bankByCode(code) ? code : bot === null ? null : (otherBanks[bot]?.th ?? null);
  return { name, bank, account };
}
