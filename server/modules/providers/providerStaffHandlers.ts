import type { staffProviders } from '#schemas/api/staffProvider';
import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import { staffOrigin, type Handlers, type StaffCall } from '#server/platform/http/handlers';
import { readPage } from '#server/platform/http/paginate';
import type { Deps } from '#server/providers/deps';
import { callsAbout, findSubjects, presentCall } from './callsAbout';
import { providersOf, readStates } from './providerStates';
import { switchOff, switchOn } from './switchProvider';

type Act = StaffCall & {
  readonly brand: Brand;
  readonly params: { readonly provider: string };
  readonly body: { readonly reason: string };
};

/** The outside services of a brand: their state, their switches, and the record of their calls. */
export function providerStaffHandlers({ db, providers }: Deps): Handlers<keyof typeof staffProviders> {
  const switching = async (context: Act, change: typeof switchOff) => {
    const { brand, now, params, body } = context;
    const provider = providersOf(providers, brand.id).find(({ id }) => id === params.provider);
    if (!provider) throw fail('NOT_FOUND');
    const act = { brandId: brand.id, origin: staffOrigin(context) };
    await change(db, act, provider, body.reason);
    const [state] = await readStates(db, brand.id, [provider], { now, period: 'hour' });
    if (!state) throw fail('NOT_FOUND');
    return state;
  };
  return {
    'GET /api/staff/brand/{brandId}/provider': ({ brand, now, query: { period = 'hour' } }) =>
      readStates(db, brand.id, providersOf(providers, brand.id), { now, period }),
    'POST /api/staff/brand/{brandId}/provider/{provider}/off': (context) => switching(context, switchOff),
    'POST /api/staff/brand/{brandId}/provider/{provider}/on': (context) => switching(context, switchOn),
    'GET /api/staff/brand/{brandId}/provider-call/{uuid}': async ({ brand, params, query }) => {
      const subjects = await findSubjects(db, brand.id, params.uuid);
      if (subjects.length === 0) throw fail('NOT_FOUND');
      return readPage(callsAbout(db, brand.id, subjects), query, { table: 'c', present: presentCall });
    },
  };
}
