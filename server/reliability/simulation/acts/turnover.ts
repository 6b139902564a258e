import { sweepTurnover as sweepServer } from '#server/turnover/sweepTurnover';
import { newest } from '../model/state';
import { allTurnovers, sweepTurnover, waive } from '../model/turnover';
import { tell } from '../world';
import { NOTHING, personAt } from './act';
import type { Acts } from './act';

/** Requirements of turnover: ended by time and loss, waived by staff. */
export const turnover: Acts<'sweepTurnover' | 'waive'> = {
  sweepTurnover: async ({ state, world }) => {
    sweepTurnover(state);
    await sweepServer(world.deps);
    return ['OK', 'OK'];
  },
  waive: async ({ state, world }, { pick }) => {
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
    const { code } = await tell(world, 'POST /api/staff/turnover/{uuid}/waive', {
      as: world.staff,
      params: { uuid },
      body: { reason: 'x' },
    });
    return [waive(one), code];
  },
};
