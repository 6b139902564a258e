import { bankByCode } from '#schemas/common/banks';
import { DAY_MS } from '#core/time/durations';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import type { BankFeed } from '#server/providers/ports/bankFeed';
import { withSandbox } from '../db/database';
import { QUIET } from './transferReports';

/** Age after which an unread transfer is no longer reported. */
const LOOK_BACK_MS = DAY_MS;
const AT_ONCE = 50;

/** Transfers of the sandbox bank to accounts of the brands, until the brands have written them down. */
export function sandboxFeed(db: Database, clock: Clock): BankFeed {
  return {
    newTransfers: async () => {
      const rows = await withSandbox(db)
        .selectFrom('sandbox_bank_transfers as t')
        .innerJoin('company_accounts as a', (on) =>
          on.onRef('a.bank_name', '=', 't.to_bank').onRef('a.bank_id', '=', 't.to_account'),
        )
        .selectAll('t')
        .where('t.transferred_at', '>', new Date(clock.now().getTime() - LOOK_BACK_MS))
        .where('t.note', 'is distinct from', QUIET)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('bank_transfers as b')
                .select('b.id')
                .whereRef('b.brand_id', '=', 'a.brand_id')
                .whereRef('b.sending_bank', '=', 't.sending_bank')
                .whereRef('b.trans_ref', '=', 't.trans_ref'),
            ),
          ),
        )
        .distinct()
        .orderBy('t.transferred_at')
        .limit(AT_ONCE)
        .execute();
      return rows.map((row) => ({
        sendingBank: row.sending_bank,
        transRef: row.trans_ref,
        to: { bankName: row.to_bank, bankId: row.to_account },
        sender: {
          bankName: bankByCode(row.from_bank) ? row.from_bank : null,
          account: row.from_account,
          name: row.from_name,
        },
        amount: row.amount,
        transferredAt: row.transferred_at,
      }));
    },
  };
}
