import type { ContractArea } from './callSpec';
import { pagedByStatus } from './page';
import { byUuid, needs, withoutBody } from './callParts';
import { staffGameTransfer } from './shapes/gameTransfer';
import { gameTransferStatuses } from './shapes/statuses';

/**
 * Credit transfers between members and game providers. Only a provider knows the result of a transfer: staff may query
 * it, not decide it.
 */
export const staffGame = {
  'GET /api/staff/game/transfer': {
    ...needs('members.read'),
    summary: 'Transfers between members and houses of games, newest first.',
    ...pagedByStatus(staffGameTransfer, gameTransferStatuses),
  },
  'POST /api/staff/game/transfer/{uuid}/query': {
    ...needs('game-transfers'),
    summary: 'Ask the house now how an open transfer ended; one that has ended stays as it is.',
    params: byUuid,
    ...withoutBody,
    data: staffGameTransfer,
  },
} as const satisfies ContractArea;
