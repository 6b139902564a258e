import type { Selectable } from 'kysely';
import { codeByBot, bankByCode } from '#schemas/common/banks';
import { maskAccount } from '#core/identity/mask';
import { matchName } from '#core/identity/matchName';
import { canonicalBank } from '#core/identity/transferKey';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { CompanyAccounts, Slips } from '#server/platform/db/schema';
import { inLiterals } from '#server/platform/db/keyset';
import { matchAccount, openStatuses } from '#server/modules/deposits/index';
import { findSlip, presentSlip } from '#server/modules/slips/index';
import type { Evidence, EvidenceOf } from './evidence';
import { lineCandidate } from './lineCandidates';
import { findBank, type OwnBank } from './memberEvidence';

type SlipEvidence = NonNullable<Evidence['slip']>;
type Comparison = SlipEvidence['comparison'][number];

/** What the member claims, what the bank says and what the ledger expects, and what else may be the same money. */
export const slipEvidence: EvidenceOf = async ({ db }, { brand_id: brandId, id }) => {
  const row = await findSlip(db, brandId, id);
  const slip = presentSlip(row);
  const [bank, account, request, line, recent] = await Promise.all([
    findBank(db, brandId, row.member_id),
    findAccount(db, row),
    findOpenRequest(db, row),
    findLine(db, row),
    findRecent(db, row),
  ]);
  return {
    slip: {
      code: slip.code,
      reason: slip.reason,
      note: slip.note,
      comparison: compare(row, { bank, account, expected: request?.pay_amount ?? null }),
      depositUuid: row.deposit_request_id ?? request?.id ?? null,
      line: line ? lineCandidate(line, bank, [row.amount, request?.pay_amount ?? null]) : null,
      near: slip.near,
      recent: recent.map(({ id: uuid, amount, status, created_at }) => ({
        uuid,
        amount: amount === null ? null : satangToBaht(amount),
        status,
        createdAt: bangkokIso(created_at),
      })),
    } satisfies SlipEvidence,
  };
};

type SlipRow = Selectable<Slips>;
type Account = Pick<Selectable<CompanyAccounts>, 'bank_name' | 'bank_id' | 'account_name'>;

interface Known {
  readonly bank: OwnBank | undefined;
  readonly account: Account | undefined;
  /** Satang that an open request waits for. */
  readonly expected: number | null;
}

/** Rows that say nothing are left out. */
function compare(slip: SlipRow, { bank, account, expected }: Known): Comparison[] {
  const known = slip.amount !== null;
  const rows: Comparison[] = [
    {
      field: 'amount',
      member: baht(slip.requested_amount),
      bank: baht(slip.amount),
      expected: baht(expected),
      differs: known && [slip.requested_amount, expected].some((one) => one !== null && one !== slip.amount),
    },
    {
      ...says('time', slip.transferred_at && bangkokIso(slip.transferred_at)),
      differs: slip.reason === 'SLIP_EXPIRED' || slip.reason === 'SLIP_FUTURE',
    },
    { ...says('reference', known ? slip.trans_ref : null), member: slip.trans_ref },
    ...party(
      'sender',
      { name: slip.sender_name, bank: slip.sender_bank, account: slip.sender_account },
      bank,
      maskAccount,
    ),
    ...party(
      'receiver',
      { name: slip.receiver_name, bank: slip.receiver_bank, account: slip.receiver_account },
      account,
    ),
  ];
  return rows.filter(({ member, bank: said, expected: right }) => (member ?? said ?? right) !== null);
}

interface Shown {
  readonly name: string | null;
  /** Three-digit code. */
  readonly bank: string | null;
  readonly account: string | null;
}

/** One end of the transfer, compared with our record. Digits that the bank masks do not count as different. */
function party(
  end: 'sender' | 'receiver',
  shown: Shown,
  own: Account | undefined,
  mask = (number: string) => number,
): Comparison[] {
  const ownBank = bankByCode(own?.bank_name ?? '')?.bot ?? '';
  const differs = {
    name: own !== undefined && matchName(shown.name, own.account_name) === 'no',
    bank: own !== undefined && shown.bank !== null && canonicalBank(shown.bank) !== canonicalBank(ownBank),
    account:
      own !== undefined &&
      matchAccount(
        { bank: null, account: shown.account },
        { bankName: own.bank_name, bankId: own.bank_id },
      ) === 'no',
  };
  const bankName = shown.bank === null ? null : (codeByBot(canonicalBank(shown.bank)) ?? shown.bank);
  return [
    { ...says(`${end}Name`, shown.name, own?.account_name), differs: differs.name },
    { ...says(`${end}Bank`, bankName, own?.bank_name), differs: differs.bank },
    { ...says(`${end}Account`, shown.account, own && mask(own.bank_id)), differs: differs.account },
  ];
}

function says(field: Comparison['field'], bank: string | null, expected: string | null = null): Comparison {
  return { field, member: null, bank, expected, differs: false };
}

function baht(satang: number | null): string | null {
  return satang === null ? null : satangToBaht(satang).toFixed(2);
}

async function findAccount(db: Database, slip: SlipRow): Promise<Account | undefined> {
  if (slip.company_account_id === null) return undefined;
  return db
    .selectFrom('company_accounts')
    .select(['bank_name', 'bank_id', 'account_name'])
    .where('brand_id', '=', slip.brand_id)
    .where('id', '=', slip.company_account_id)
    .executeTakeFirst();
}

function findOpenRequest(db: Database, slip: SlipRow) {
  return db
    .selectFrom('deposit_requests')
    .select(['id', 'pay_amount'])
    .where('brand_id', '=', slip.brand_id)
    .where('member_id', '=', slip.member_id)
    .where(inLiterals('status', openStatuses))
    .executeTakeFirst();
}

/** The bank line of the same transfer. */
async function findLine(db: Database, slip: SlipRow) {
  if (slip.sending_bank === null || slip.trans_ref === null) return undefined;
  return db
    .selectFrom('bank_transfers')
    .selectAll()
    .where('brand_id', '=', slip.brand_id)
    .where('sending_bank', '=', slip.sending_bank)
    .where('trans_ref', '=', slip.trans_ref)
    .executeTakeFirst();
}

function findRecent(db: Database, slip: SlipRow) {
  return db
    .selectFrom('slips')
    .select(['id', 'amount', 'status', 'created_at'])
    .where('brand_id', '=', slip.brand_id)
    .where('member_id', '=', slip.member_id)
    .where('id', '<>', slip.id)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();
}
