import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#core/time/durations';
import type { GameProvider, GameTransfer, Player } from '#server/providers/ports/gameProvider';
import { ensure, show, Skipped, type Check } from '../check';
import { clockCheck, faultChecks, keyCheck, type Operation } from '../faults';
import type { Subject } from '../subject';

type Games = Subject<'games'>;

/** One baht. */
const AMOUNT = 100;
const STRANGER: Player = { brandId: 'conformance', memberId: '018f3a5e-0000-7000-8000-000000000001' };

const transfer = (player: Player, amount = AMOUNT): GameTransfer => ({
  ...{ reference: randomUUID(), player, amount },
  now: new Date(),
});

/** A player whom the provider may create on demand. */
function player({ sample }: Games): Player {
  const [brandId = '', memberId = ''] = sample('player').split('/');
  return { brandId, memberId };
}

const isResult = () => true;
const catalogue: Operation<'games'> = {
  name: 'games',
  call: (service) => service.games(),
  isResult,
  malformed: ['', 'null', '[]', '{}', '<html>'],
};
const balance: Operation<'games'> = {
  name: 'balance',
  call: (service) => service.balance(STRANGER),
  isResult,
};
const rounds: Operation<'games'> = {
  name: 'rounds',
  call: (service) => service.rounds(new Date(), 10),
  isResult,
};
const moving = (name: 'deposit' | 'withdraw'): Operation<'games'> => ({
  name,
  call: (service) => service[name](transfer(STRANGER)),
  isResult: (answer) => (answer as { status: string }).status !== 'UNKNOWN',
});

/** Of both kinds of providers. Sample: player (<brand>/<member id>). */
const catalogueChecks: readonly Check<Games>[] = [
  {
    name: 'contract: the catalogue has games, each valid and with a code of its own',
    remedy: 'Correct or remove the games that the reason names; slot and code together are unique.',
    run: async (subject) => {
      const games = await subject.call((service) => service.games());
      ensure(games.length > 0, 'The catalogue is empty.');
      ensure(subject.warnings.length === 0, subject.warnings.slice(0, 3).join(' '));
    },
  },
  {
    name: 'contract: a game opens at an address of the provider, a new one each time',
    remedy: 'Answer `launch` with an https address below one of `origins`, valid for a single use or minute.',
    run: async (subject) => {
      const game = (await subject.call((service) => service.games())).find(({ status }) => status === 'ON');
      ensure(game !== undefined, 'No game is ON.');
      const home = 'https://brand.example';
      const open = () =>
        subject.call(async (service) => {
          const launch = {
            player: player(subject),
            game: game.code,
            platform: 'AND',
            language: 'th',
            home,
          } as const;
          const { url } = await service.launch({ ...launch, now: new Date() });
          ensure(
            service.origins(home).includes(new URL(url).origin),
            `${new URL(url).origin} is not in "origins".`,
          );
          return url;
        });
      ensure((await open()) !== (await open()), 'Two launches have the same address, which could be shared.');
    },
  },
  keyCheck(catalogue),
  clockCheck(catalogue),
  ...faultChecks(catalogue),
];

export const seamlessGameChecks = catalogueChecks;

export const transferGameChecks: readonly Check<Games>[] = [
  ...catalogueChecks,
  {
    name: 'contract: a player who never played has nothing',
    remedy: 'Answer the balance 0 for a player whom you do not know.',
    run: async (subject) => {
      const has = await subject.call((service) => service.balance({ ...STRANGER, memberId: randomUUID() }));
      ensure(has === 0, `A stranger has ${has} satang.`);
    },
  },
  {
    name: 'contract: rounds are finished, in order, since the time asked for, and the same when asked again',
    remedy: 'Sort rounds by `endedAt`, filter by `since`, and never change or omit one.',
    run: async (subject) => {
      const since = new Date(Date.now() - DAY_MS);
      const [first, again] = [
        await subject.call((service) => service.rounds(since, 500)),
        await subject.call((service) => service.rounds(since, 500)),
      ];
      const times = first.map(({ endedAt }) => endedAt.getTime());
      ensure(
        times.every((time, index) => time >= (times[index - 1] ?? since.getTime())),
        'Rounds are not in order, or before `since`.',
      );
      ensure(
        times.every((time) => time <= Date.now() + 300_000),
        'A round ends in the future: check your clock.',
      );
      ensure(first.length <= 500, `There are ${first.length} rounds, more than the limit of 500.`);
      const references = new Set(again.map(({ reference }) => reference));
      const lost = first.find(({ reference }) => !references.has(reference));
      ensure(
        lost === undefined || again.length === 500,
        `The round ${lost?.reference ?? ''} is missing when asked again.`,
      );
    },
  },
  {
    name: 'idempotency: the same deposit five times moves once, and so does the withdrawal',
    remedy: 'Store the reference with the transfer, unique; answer a repeated one like the first.',
    movesMoney: true,
    run: async (subject) => {
      const who = player(subject);
      const before = await balanceOf(subject, who);
      await moveOften(subject, 'deposit', transfer(who));
      const during = await balanceOf(subject, who);
      ensure(
        during === before + AMOUNT,
        `The balance went from ${before} to ${during} for one deposit of ${AMOUNT}.`,
      );
      await moveOften(subject, 'withdraw', transfer(who));
      const after = await balanceOf(subject, who);
      ensure(
        after === before,
        `The balance was ${before} before and is ${after} after the same amount went out.`,
      );
    },
  },
  {
    name: 'unknown outcome: a deposit whose answer was lost moves once when it is sent again',
    remedy: 'Commit the reference with the money, before you answer.',
    movesMoney: true,
    run: async (subject) => {
      const who = player(subject);
      const before = await balanceOf(subject, who);
      const one = transfer(who);
      const lost = subject.call((service) => service.deposit(one), {
        request: async (forward) => {
          await (await forward()).arrayBuffer();
          throw new TypeError('terminated');
        },
      });
      await lost.catch(() => undefined);
      await moveOften(subject, 'deposit', one);
      const after = await balanceOf(subject, who);
      await moveOften(subject, 'withdraw', transfer(who));
      ensure(
        after === before + AMOUNT,
        `The balance went from ${before} to ${after} for one deposit of ${AMOUNT}.`,
      );
    },
  },
  {
    name: 'wrong amount: more than the player has is refused',
    remedy: 'Answer REFUSED with a Thai reason, and move nothing.',
    run: async (subject) => {
      const who = { ...STRANGER, memberId: randomUUID() };
      const { status } = await subject.call((service) => service.withdraw(transfer(who, 1_000_000)));
      ensure(status === 'REFUSED', `A withdrawal of a stranger was answered ${status}.`);
    },
  },
  keyCheck(balance),
  clockCheck(balance),
  ...faultChecks(moving('deposit'), moving('withdraw'), balance, rounds),
];

const balanceOf = (subject: Games, who: Player) => subject.call((service) => service.balance(who));

async function moveOften(subject: Games, way: 'deposit' | 'withdraw', one: GameTransfer): Promise<void> {
  const move = () => subject.call((service: GameProvider) => service[way](one));
  const answers = [await move(), ...(await Promise.all(Array.from({ length: 4 }, move)))];
  const first = answers[0];
  if (first?.status === 'REFUSED')
    throw new Skipped(`the provider refuses the player of the sample: ${first.reason}`);
  ensure(
    answers.every(({ status }) => status === 'DONE'),
    `The same ${way} was answered ${show(answers)}.`,
  );
}
