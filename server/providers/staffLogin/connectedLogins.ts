import { findSwitches } from '../calls/callRepository';
import { ProviderFailure, ProviderUnavailable } from '../calls/providerCaller';
import type { Provider } from '../connectProviders';
import type { Providers } from '../deps';
import { SignInError, type StaffLogin } from '../ports/staffLogin';

/** Identity providers that are not switched off at every brand: staff are one list for all brands. */
export async function connectedLogins(providers: Providers): Promise<readonly StaffLogin[]> {
  const { connections, caller } = providers;
  const isUsed = (one: Provider): one is Provider<StaffLogin> =>
    one.port === 'staffLogin' && connections.usedBy(one.id).length > 0;
  const logins = connections.all.filter(isUsed);
  if (logins.length === 0) return [];
  const switches = await findSwitches(caller.db);
  const isOn = ({ id }: Provider) =>
    connections
      .usedBy(id)
      .some((brandId) => !switches.some((one) => one.provider === id && one.brand_id === brandId));
  return logins.filter(isOn).map((login) => guarded(providers, login));
}

type Ended<T> = { readonly value: T } | { readonly refusal: SignInError };

/** Every request passes the one place for calls to providers; a refused person is no failure of the provider. */
function guarded({ caller }: Providers, provider: Provider<StaffLogin>): StaffLogin {
  const { service } = provider;
  const call = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const ended = await caller
      .call(provider, {
        ...{ brandId: null, operation, isRepeatable: false },
        work: () => work().then((value): Ended<T> => ({ value }), refused),
        outcome: (end) => ('refusal' in end ? end.refusal.reason : operation === 'begin' ? null : 'OK'),
      })
      .catch((error: unknown) => {
        if (error instanceof ProviderFailure || error instanceof ProviderUnavailable)
          throw new SignInError('unavailable', error.message);
        throw error;
      });
    if ('refusal' in ended) throw ended.refusal;
    return ended.value;
  };
  return {
    ...service,
    begin: () => call('begin', () => service.begin()),
    finish: (flow, answer) => call('finish', () => service.finish(flow, answer)),
  };
}

function refused(error: unknown): { readonly refusal: SignInError } {
  if (error instanceof SignInError && error.reason !== 'unavailable') return { refusal: error };
  throw error;
}
