import { bankByCode } from '#schemas/common/banks';
import type { Database } from '#server/platform/db/connect';
import { transferKey } from '#core/identity/transferKey';
import { satangToBaht } from '#core/money/money';
import type { FoundTransfer } from '#server/providers/ports/slipVerifier';
import { maskAccount } from '#core/identity/mask';
import { bangkokIso } from '#core/time/bangkok';
import { withSandbox } from '../db/database';

/** The transfer of a slip among those that the sandbox bank made, its accounts masked as banks do. */
export async function findSlip(
  db: Database,
  sendingBank: string,
  transRef: string,
): Promise<FoundTransfer | undefined> {
  const key = transferKey(sendingBank, transRef);
  const found = key && (await findTransfer(db, key.sendingBank, key.transRef));
  if (!found) return undefined;
  const party = (name: string, bank: string, account: string) => ({
    name,
    bank: bankByCode(bank)?.bot ?? null,
    account: maskAccount(account),
  });
  return {
    transRef: found.trans_ref,
    sendingBank: found.sending_bank,
    amount: satangToBaht(found.amount),
    currency: 'THB',
    country: 'TH',
    date: bangkokIso(found.transferred_at),
    sender: party(found.from_name, found.from_bank, found.from_account),
    receiver: party(found.to_name, found.to_bank, found.to_account),
  };
}

function findTransfer(db: Database, sendingBank: string, transRef: string) {
  return withSandbox(db)
    .selectFrom('sandbox_bank_transfers')
    .selectAll()
    .where('sending_bank', '=', sendingBank)
    .where('trans_ref', '=', transRef)
    .executeTakeFirst();
}
