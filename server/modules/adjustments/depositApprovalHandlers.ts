import { findDeposit, presentDeposit } from '#server/modules/deposits/index';
import { byStaff } from '#server/platform/http/byStaff';
import type { Handlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { approveRequest } from './approveRequest';

/** Staff approval of a deposit request. It counts as an adjustment: above a limit it waits for a second person. */
export function depositApprovalHandlers({
  config,
}: Deps): Handlers<'POST /api/staff/deposit/{uuid}/approve'> {
  return {
    'POST /api/staff/deposit/{uuid}/approve': (context) => {
      const { brand, params, body, money } = context;
      return money(async (trx, { clientRef }) => {
        await approveRequest(trx, {
          ...{ brand, requestId: params.uuid, by: byStaff(context), clientRef },
          ...body,
          alone: config.adjustAlone,
        });
        return presentDeposit(await findDeposit(trx, brand.id, params.uuid));
      });
    },
  };
}
