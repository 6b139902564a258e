import { bankByCode } from '#schemas/common/banks';
import type { Database } from '#server/platform/db/connect';
import { transferKey } from '#core/identity/transferKey';
import { satangToBaht } from '#core/money/money';
import type { SlipVerifier } from '#server/providers/ports/slipVerifier';
import { maskAccount } from '#core/identity/mask';
import { bangkokIso } from '#core/time/bangkok';
import { withSandbox } from '../db/database';

/** Looks slips up among the transfers that the sandbox bank made, and masks accounts as banks do. */
export function sandboxSlips(db: Database): SlipVerifier {
  return {
    lookUp: async ({ sendingBank, transRef }) => {
      const key = transferKey(sendingBank, transRef);
      const found = key && (await findTransfer(db, key.sendingBank, key.transRef));
      if (!found) return { result: 'NOT_FOUND' };
      const party = (name: string, bank: string, account: string) => ({
        name,
        bank: bankByCode(bank)?.bot ?? null,
        account: maskAccount(account),
      });
      return {
        result: 'FOUND',
        transfer: {
          transRef: found.trans_ref,
          sendingBank: found.sending_bank,
          amount: satangToBaht(found.amount),
          currency: 'THB',
          country: 'TH',
          date: bangkokIso(found.transferred_at),
          sender: party(found.from_name, found.from_bank, found.from_account),
          receiver: party(found.to_name, found.to_bank, found.to_account),
        },
      };
    },
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
