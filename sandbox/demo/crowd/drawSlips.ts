import type { Database } from '#server/platform/db/connect';
import { folderStore } from '#server/platform/files/folderStore';
import { slipImage } from '#sandbox/bank/slipImage';
import { CROWD_SLIPS } from './crowdRequests';

/** Draws the images of the crowd's slips that are missing. It takes a second, so the server need not wait for it. */
export async function drawSlips(db: Database, dataDir: string): Promise<void> {
  const files = folderStore(dataDir);
  const slips = await db
    .selectFrom('slips as s')
    .innerJoin('company_accounts as a', (join) =>
      join.onRef('a.brand_id', '=', 's.brand_id').onRef('a.id', '=', 's.company_account_id'),
    )
    .select([
      's.id',
      's.file_name',
      's.sending_bank',
      's.trans_ref',
      's.requested_amount',
      's.transferred_at',
    ])
    .select(['s.sender_bank', 's.sender_account', 's.sender_name'])
    .select(['a.bank_name', 'a.bank_id', 'a.account_name'])
    .where('s.file_name', 'like', `${CROWD_SLIPS}%`)
    .execute();
  for (const slip of slips) {
    const key = `slips/${slip.file_name}`;
    if ((await files.get(key)) || !slip.sending_bank || !slip.trans_ref || !slip.transferred_at) continue;
    const transfer = {
      ...{ id: slip.id, sending_bank: slip.sending_bank, trans_ref: slip.trans_ref },
      ...{
        from_bank: slip.sender_bank ?? '',
        from_account: slip.sender_account ?? '',
        from_name: slip.sender_name ?? '',
      },
      ...{ to_bank: slip.bank_name, to_account: slip.bank_id, to_name: slip.account_name },
      ...{
        amount: slip.requested_amount ?? 0,
        payment_reference: null,
        note: null,
        transferred_at: slip.transferred_at,
      },
    };
    await files.put(key, await slipImage(transfer, dataDir));
  }
}
