import type { DepositStatus } from '#schemas/api/shapes/statuses';
import { type Handlers, pageOf, Refusal } from '../calls';
import {
  buildDepositRequest,
  companyBanks,
  type DepositRequest,
  rowOfRequest,
} from '../factories/buildDeposit';
import type { World } from '../world';
import { mayDeposit, requireBounds } from './responsibleGambling';

type DepositCall =
  | 'GET /api/auth/deposit/{uuid}'
  | 'POST /api/auth/deposit-request'
  | 'POST /api/auth/deposit-request/qr'
  | 'GET /api/auth/deposit-request/my'
  | 'GET /api/auth/deposit-request/my/{uuid}'
  | 'POST /api/auth/deposit-request/cancel'
  | 'POST /api/auth/deposit-request/confirm/transfer';

const isOpen = (request: DepositRequest | null) =>
  request?.status === 'PENDING' || request?.status === 'TRANSFERRED';

/** Deposit requests; no bank processes them, so one stays as the member left it. */
export const deposit: Handlers<DepositCall> = {
  'GET /api/auth/deposit/{uuid}': (world, { query }) => {
    const { request, depositRows } = world;
    const { rows, meta } = pageOf([...(request ? [rowOfRequest(request)] : []), ...depositRows], query);
    return { data: { bank: mayDeposit(world) ? [...companyBanks] : [], history: rows }, meta };
  },
  'POST /api/auth/deposit-request': (world, { body: { amount } }) => ({ data: ask(world, amount, false) }),
  'POST /api/auth/deposit-request/qr': (world, { body: { amount } }) => ({ data: ask(world, amount, true) }),
  // Includes final requests, which the platform would omit, because the state was chosen to show their outcome.
  'GET /api/auth/deposit-request/my': ({ request }) => ({ data: request }),
  'GET /api/auth/deposit-request/my/{uuid}': ({ request }, { params }) => {
    if (request?.uuid !== params.uuid) throw new Refusal('NOT_FOUND');
    return { data: request };
  },
  'POST /api/auth/deposit-request/cancel': (world, { body }) => ({
    data: move(world, body.uuid, 'CANCELLED'),
  }),
  'POST /api/auth/deposit-request/confirm/transfer': (world, { body }) => ({
    data: move(world, body.uuid, 'TRANSFERRED'),
  }),
};

function ask(world: World, amount: number, isQr: boolean): DepositRequest {
  const { depositMin, depositMax, depositMinutes: minutes } = world.brand.limits;
  if (amount < depositMin) throw new Refusal('DEPOSIT_MIN', { n: depositMin });
  if (amount > depositMax) throw new Refusal('DEPOSIT_MAX', { n: depositMax });
  requireBounds(world, amount);
  if (isOpen(world.request)) throw new Refusal('DEPOSIT_PENDING_EXISTS');
  if (world.request) world.depositRows.unshift(rowOfRequest(world.request));
  world.request = buildDepositRequest({ uuid: world.uuid(), amount, at: world.now(), minutes, isQr });
  return world.request;
}

/** The member can change only a request that waits for its transfer. */
function move(world: World, uuid: string, status: DepositStatus): DepositRequest {
  const { request } = world;
  if (request?.uuid !== uuid || request.status !== 'PENDING') throw new Refusal('STATE_CHANGED');
  world.request = { ...request, status };
  return world.request;
}
