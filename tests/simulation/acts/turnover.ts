import { sweepTurnover as sweepServer } from '#server/modules/turnover/expire';
import { newest } from '../model/state';
import { allTurnovers, rejectWaiver, sweepTurnover, waive } from '../model/turnover';
import { send } from '../world';
import { NOTHING, personAt } from './act';
import type { Acts } from './act';

/** Turnover requirements: ended by time and loss, waived by staff. */
export const turnover: Acts<'sweepTurnover' | 'waive'> = {
  sweepTurnover: async ({ state, world }) => {
    sweepTurnover(state);
    await sweepServer(world.deps);
    return ['OK', 'OK'];
  },
  waive: async ({ state, world }, { pick, staff, reject }) => {
    const found = newest(allTurnovers(state), pick, ({ one }) => one.status === 'OPEN');
    if (!found) return NOTHING;
    const { who, place, one } = found.one;
    const rows = await world.t.db
      .selectFrom('turnover_requirements')
      .select('id')
      .where('member_id', '=', personAt(world, who).id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const uuid = rows[place]?.id ?? '';
    const call = `POST /api/staff/turnover/{uuid}/waive${reject ? '/reject' : ''}` as const;
    const { code } = await send(world, call, {
      as: world.clerks[staff],
      params: { uuid },
      body: { reason: 'x' },
    });
    return [reject ? rejectWaiver(one) : waive(state, one, staff), code];
  },
};
