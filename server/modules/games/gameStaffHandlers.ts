import type { Deps } from '#server/providers/deps';
import { finishTransfer } from './finishTransfer';
import { fail } from '#server/platform/appError';
import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import { findTransfer, presentTransfer, transfersOf } from './gameTransferRepository';

type StaffCall = 'GET /api/staff/game/transfer' | 'POST /api/staff/game/transfer/{uuid}/query';

/**
 * The staff queue of game transfers. Only the provider knows the outcome of a transfer, so staff can retry it but
 * not decide it.
 */
export function gameStaffHandlers({ db, ports }: Deps): Handlers<StaffCall> {
  return {
    'GET /api/staff/game/transfer': ({ brand, query }) =>
      readPage(transfersOf(db, brand.id), query, { table: 't', present: presentTransfer }),
    'POST /api/staff/game/transfer/{uuid}/query': async (context) => {
      const { brand, params } = context;
      const transfer = await findTransfer(db, brand.id, params.uuid);
      if (!transfer) throw fail('NOT_FOUND');
      const house = ports.games.find(({ id }) => id === transfer.provider);
      if (!house) throw fail('SERVICE_UNAVAILABLE');
      const status = await finishTransfer({ db }, house, transfer, staffOrigin(context));
      if (status === transfer.status) return presentTransfer(transfer);
      return presentTransfer((await findTransfer(db, brand.id, params.uuid)) ?? transfer);
    },
  };
}
