import { finishTransfers } from '#server/modules/games/finishTransfer';
import { pullRounds } from '#server/modules/games/pullRounds';
import { played } from '#server/testing/play';
import { comeHome, openGame, playRound, sweepTransfers } from '../model/game';
import { checkIn, spin } from '../model/prize';
import { recordPlay } from '../model/session';
import type { Answer } from '../model/state';
import { memberAt } from '../model/state';
import { seedOf } from '../world';
import type { World } from '../world';
import { NOTHING, byMember } from './act';
import type { Acts } from './act';

const REASON = 'x';

/** Games of the provider, the wheel, the daily check-in. */
export const games: Acts<'open' | 'play' | 'home' | 'sweep' | 'wheel' | 'checkIn'> = {
  open: (run, { who, outcome }) => {
    const { state, world } = run;
    says(world, outcome);
    return byMember(run, {
      who,
      key: 'POST /api/auth/user/opengame',
      input: { body: { type: 'slot', slot: 'JK', platform: 'AND' } },
      play: 'game',
      rule: (member) => {
        const code = openGame(state, member, outcome);
        if (code === 'OK') recordPlay(state, member);
        return code;
      },
    });
  },
  play: async ({ state, world }, { who, bet, win }) => {
    const person = world.people[who];
    const [stake, gain] = [bet * 100, win * 100];
    if (!person || !playRound(state, memberAt(state, who), stake, gain)) return NOTHING;
    played(world.games, person, { bet: stake, win: gain, at: world.t.clock.now() });
    await world.t.db.deleteFrom('game_feeds').execute();
    await pullRounds(world.deps);
    return ['OK', 'OK'];
  },
  home: (run, { who, outcome }) => {
    says(run.world, outcome);
    return byMember(run, {
      who,
      key: 'POST /api/auth/user/game/cashOut',
      input: { body: {} },
      rule: (member) => comeHome(run.state, member, outcome),
    });
  },
  sweep: async ({ state, world }, { outcome }) => {
    says(world, outcome);
    return [String(sweepTransfers(state, outcome)), String(await finishTransfers(world.deps))];
  },
  wheel: (run, { who, again }) => {
    const { state, seed } = run;
    const { seed: secret, client } = seedOf(seed, who);
    return byMember(run, {
      who,
      again,
      key: 'POST /api/auth/wheel/reward',
      input: { body: {} },
      play: 'game',
      rule: (member) => {
        const spun = spin(state, member, secret, client);
        if (spun.startsWith('OK')) recordPlay(state, member);
        return spun;
      },
      also: ({ segmentId }) => String(segmentId),
    });
  },
  checkIn: (run, { who }) =>
    byMember(run, {
      who,
      key: 'POST /api/auth/game/check-in',
      input: { body: {} },
      play: 'gain',
      rule: (member) => checkIn(run.state, member),
    }),
};

/** Sets the provider's answer to every transfer from now on. */
export function says({ games }: World, answer: Answer): void {
  games.answer =
    answer === 'DONE'
      ? undefined
      : () =>
          Promise.resolve(
            answer === 'REFUSED' ? { status: 'REFUSED', reason: REASON } : { status: 'UNKNOWN' },
          );
}
