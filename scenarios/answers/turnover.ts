import { type Handlers, pageOf } from '../calls';
import type { World } from '../world';

/** Turnover requirements that block a withdrawal. */
const openOf = ({ turnovers }: World) => turnovers.filter(({ status }) => status === 'OPEN');

/** Baht to stake before a withdrawal. */
export const turnoverLeft = (world: World) => openOf(world).reduce((sum, { left }) => sum + left, 0);

export const turnover: Handlers<'GET /api/auth/turnover' | 'GET /api/auth/turnover/history'> = {
  'GET /api/auth/turnover': (world) => ({
    data: { left: turnoverLeft(world), requirements: openOf(world) },
  }),
  'GET /api/auth/turnover/history': ({ turnovers }, { query }) => {
    const { rows, meta } = pageOf(turnovers, query);
    return { data: rows, meta };
  },
};
