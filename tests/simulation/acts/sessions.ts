import { openSession as insertSession, TEST_PASSWORD } from '#server/testing/builders';
import { memberAt } from '../model/state';
import { openSession } from '../model/session';
import { openSeamlessWallet, promiseSeed, seedOf, send } from '../world';
import { NOTHING, byMember, personAt } from './act';
import type { Acts, Run } from './act';

const NEW = 3;

/** Log-in, log-out and registration. */
export const sessions: Acts<'enter' | 'login' | 'logout' | 'register'> = {
  // Directly in the database, because a log-in hashes, which is deliberately slow.
  enter: async ({ world, state }) => {
    for (const [who, person] of world.people.entries()) {
      world.people[who] = { ...person, token: (await insertSession(world.t, person)).token };
      openSession(state, memberAt(state, who));
    }
    return ['OK', 'OK'];
  },
  login: async ({ world, state }, { who, right }) => {
    const person = world.people[who];
    if (!person) return NOTHING;
    const { username } = person;
    const body = { username, password: right ? person.password : 'not-the-password' };
    const { code, data } = await send(world, 'POST /api/auth/login', { body });
    if (data) world.people[who] = { ...person, token: data.token };
    if (right) openSession(state, memberAt(state, who));
    return [right ? 'OK' : 'AUTH_INVALID', code];
  },
  logout: (run, { who }) =>
    byMember(run, {
      who,
      key: 'POST /api/auth/logout',
      input: { body: {} },
      rule: (member) => {
        member.session = undefined;
        return 'OK';
      },
    }),
  register: async (run, { taken, pick }) => {
    const { world, state, seed } = run;
    if (taken === 'nothing' && world.people[NEW]) return NOTHING;
    const body = formOf(run, taken, pick);
    const key = 'POST /api/user/register';
    const { code, data } = await send(world, key, { body });
    if (taken !== 'nothing') return [refusalOf(run, taken, pick), code];
    if (!data) return ['OK', code];
    const { phone, username, name, bankName, bankId, password } = body;
    const member = memberAt(state, NEW);
    const id = data.user.uuid;
    world.people[NEW] = {
      id,
      phone,
      username,
      name,
      bankName,
      bankId,
      password,
      token: data.token,
      brand: world.t.brand,
    };
    member.isThere = true;
    openSession(state, member);
    await openSeamlessWallet(world.t, id);
    await promiseSeed(world.t, id, seedOf(seed, NEW));
    return ['OK', code];
  },
};

const OWN = ['nothing', 'phone', 'username', 'account'] as const;
type Taken = (typeof OWN)[number];

/** The registration form of the new member, with unique values where required; name and birth date are constant. */
function formOf({ world, state }: Run, taken: Taken, pick: number) {
  const other = personAt(world, pick);
  const own = `${String(OWN.indexOf(taken))}${String(state.now).slice(-7)}`;
  return {
    phone: taken === 'phone' ? other.phone : `09${own}`,
    username: taken === 'username' ? other.username : `new${own}`,
    password: TEST_PASSWORD,
    confirmPassword: TEST_PASSWORD,
    name: 'สมหญิง ใหม่มา',
    bankName: 'KBANK' as const,
    bankId: taken === 'account' ? other.bankId : `77${own}`,
    birthDate: '1990-02-28',
  };
}

const REFUSALS = { phone: 'PHONE_USED', username: 'USERNAME_USED', account: 'BANK_USED' } as const;

/** A member on a time-out cannot register again: recognized by phone, by account, or by name and birth date (R8). */
function refusalOf({ state }: Run, taken: Exclude<Taken, 'nothing'>, pick: number): string {
  const isResting = (who: number) => state.now < (memberAt(state, who).rest?.until ?? 0);
  const isKnown = isResting(NEW) || (taken !== 'username' && isResting(pick));
  return isKnown ? 'REGISTER_REFUSED' : REFUSALS[taken];
}
