import { HOUR_MS } from '#core/time/durations';
import { publishedFile } from '#server/testing/releaseTools';
import { midnightAfter } from '../model/state';
import { brandValues } from '../rules';
import { send } from '../world';
import type { Acts } from './act';

/** Actions of the operator: publish, and let time pass. */
export const operatorActs: Acts<'publish' | 'time'> = {
  publish: async ({ world, state }, { values }) => {
    const { t, staff: as } = world;
    const { revision } = t.brands.published(t.brand.id) ?? { revision: 0 };
    const file = { ...publishedFile(t), ...brandValues(values) };
    const body = { baseRevision: revision, note: 'x', reason: 'x', file };
    const key = 'POST /api/staff/brand/{brandId}/release';
    // A run starts with the same values in a different file, so that the first publication changes it.
    const expected = revision > 1 && values === state.values ? 'NOTHING_TO_PUBLISH' : 'OK';
    state.values = values;
    const { code } = await send(world, key, { as, params: { brandId: t.brand.id }, body });
    return [expected, code];
  },
  time: async ({ world, state }, { to, ms }) => {
    const midnight = midnightAfter(state.now);
    state.now = to === 'later' ? state.now + ms : to === 'midnight' ? midnight : midnight - 1;
    const { t, clerks } = world;
    t.clock.set(new Date(state.now));
    // Staff sessions never expire in a run.
    await t.db
      .updateTable('staff_sessions')
      .set({ last_used_at: t.clock.now(), expires_at: new Date(state.now + HOUR_MS) })
      .where(
        'staff_id',
        'in',
        clerks.map(({ id }) => id),
      )
      .execute();
    return ['OK', 'OK'];
  },
};
