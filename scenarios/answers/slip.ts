import { bangkokIso } from '#core/time/bangkok';
import { type Handlers, pageOf, Refusal } from '../calls';
import { buildSlip, resultOfSlip, type Slip } from '../factories/buildSlip';
import type { World } from '../world';

type SlipCall =
  | 'POST /api/auth/slip/verify'
  | 'POST /api/auth/slip/confirm'
  | 'POST /api/auth/slip/request-deposit'
  | 'GET /api/auth/slip/my/request'
  | 'GET /api/auth/slip/my/request/{uuid}';

/** Slips; any image is accepted as one, with the outcome of the state. */
export const slip: Handlers<SlipCall> = {
  'POST /api/auth/slip/verify': (world) => {
    const { slip: word } = world.state;
    // Looking up a slip never credits it: the member confirms first.
    const status = word === 'none' || word === 'SUCCESS' ? 'VERIFIED' : word;
    const found = buildSlip({ uuid: world.uuid(), createdAt: bangkokIso(world.now()), status });
    world.slips.unshift(found);
    return { data: resultOfSlip(found) };
  },
  'POST /api/auth/slip/confirm': (world, { body }) => {
    const confirmed = move(world, body.slipUuid, 'VERIFIED', { status: 'SUCCESS' });
    world.credit += Math.round((confirmed.amount ?? 0) * 100);
    return { data: confirmed };
  },
  'POST /api/auth/slip/request-deposit': (world, { body: { slipUuid } }) => ({
    data: move(world, slipUuid, 'INVALID', { status: 'PENDING_REVIEW', reason: null }),
  }),
  'GET /api/auth/slip/my/request': ({ slips }, { query }) => {
    const { rows, meta } = pageOf(slips, query);
    return { data: rows, meta };
  },
  'GET /api/auth/slip/my/request/{uuid}': ({ slips }, { params }) => {
    const found = slips.find(({ slipUuid }) => slipUuid === params.uuid);
    if (!found) throw new Refusal('NOT_FOUND');
    return { data: found };
  },
};

function move({ slips }: World, slipUuid: string, from: Slip['status'], change: Partial<Slip>): Slip {
  const place = slips.findIndex((one) => one.slipUuid === slipUuid);
  const found = slips[place];
  if (found?.status !== from) throw new Refusal('STATE_CHANGED');
  const moved = { ...found, ...change };
  slips[place] = moved;
  return moved;
}
