import type { CallKey } from '#schemas/api/contract';
import type { Message, Reply } from '../send';
import { decideDeposit, decideWithdrawal } from './decide';
import type { Work } from './messages';
import type { Kind, Operation } from './operations';
import type { Memory, Sender, Step } from './step';
import { checkTurnoverRefusal, waive } from './turnover';

type Act = (step: Step) => Promise<string>;

/** Performs one operation. @returns `OK` or the code of its rejection. */
export function perform(
  work: Work,
  sender: Sender,
  memory: Memory,
  operation: Operation,
  idempotencyKey: string,
): Promise<string> {
  const player = work.players[operation.who];
  if (!player) throw new Error(`There is no member ${String(operation.who)}.`);
  return acts[operation.kind]({ work, sender, memory, operation, player, idempotencyKey });
}

const acts: Readonly<Record<Kind, Act>> = {
  deposit: ({ operation, ...step }) =>
    mine(step, 'POST /api/auth/deposit-request', { body: { amount: operation.amount } }),
  cancel: async (step) => {
    const open = await mineOf(step, 'GET /api/auth/deposit-request/my', {});
    if (!open.data) return open.code ?? 'NOTHING_OPEN';
    return mine(step, 'POST /api/auth/deposit-request/cancel', { body: { uuid: open.data.uuid } });
  },
  transferred: async (step) => {
    const open = await mineOf(step, 'GET /api/auth/deposit-request/my', {});
    if (!open.data) return open.code ?? 'NOTHING_OPEN';
    return mine(step, 'POST /api/auth/deposit-request/confirm/transfer', { body: { uuid: open.data.uuid } });
  },
  decideDeposit,
  slip: (step) => {
    const slipUuid = step.work.slips[step.operation.index];
    if (slipUuid === undefined) throw new Error('An operation has no slip.');
    return mine(step, 'POST /api/auth/slip/confirm', { body: { slipUuid } });
  },
  waive,
  withdraw: async (step) => {
    const since = Date.now();
    const code = await mine(step, 'POST /api/auth/withdraw/{uuid}', {
      params: { uuid: step.player.id },
      body: { amount: step.operation.amount },
    });
    return checkTurnoverRefusal(step, code, since);
  },
  decideWithdrawal,
  open: async (step) => {
    const { memory, operation } = step;
    const body = { type: 'slot', slot: 'JK', platform: 'DSK' } as const;
    const opened = await mineOf(step, 'POST /api/auth/user/opengame', { body });
    const code = opened.status === 200 ? new URL(opened.data.url).pathname.split('/').at(-1) : undefined;
    if (code !== undefined) memory.games.set(operation.who, code);
    return opened.code ?? 'OK';
  },
  round: async ({ work, sender, memory, operation, idempotencyKey }) => {
    const code = memory.games.get(operation.who);
    if (code === undefined) return 'NOTHING_OPEN';
    const stake = 1 + (operation.amount % 20);
    const status = await sender.round(`${work.gamesUrl}/play/${code}/round`, {
      choice: 'spin',
      stake,
      requestId: idempotencyKey,
    });
    return status === 200 ? 'OK' : `HOUSE_${String(status)}`;
  },
  cashOut: (step) => mine(step, 'POST /api/auth/user/game/cashOut', {}),
  wheel: async (step) => {
    const since = Date.now();
    return checkTurnoverRefusal(step, await mine(step, 'POST /api/auth/wheel/reward', {}), since);
  },
  flip: (step) =>
    mine(step, 'POST /api/auth/game/flip-card/random-reward', {
      body: { cardIndex: Math.floor(step.operation.pick * 9) },
    }),
  checkIn: (step) => mine(step, 'POST /api/auth/game/check-in', {}),
  redeem: async (step) => {
    const shelf = await mineOf(step, 'POST /api/auth/reward', {});
    if (shelf.code) return shelf.code;
    const item = shelf.data.flatMap(({ items }) => items).find(({ physical }) => !physical);
    if (!item) return 'NOTHING_OPEN';
    const body = { userUuid: step.player.id, rewardUuid: item.uuid, quantity: 1 };
    return mine(step, 'POST /api/auth/reward/request', { body });
  },
  // No client triggers a settlement: the test runs it as a second server would.
  settle: () => Promise.resolve('OK'),
  earnings: (step) => {
    const { player, operation } = step;
    return mine(step, 'POST /api/auth/affiliate/withdraw/{username}', {
      params: { username: player.username },
      body: { type: operation.pick < 0.5 ? 'af' : 'wl', amount: operation.amount },
    });
  },
  look: (step) => {
    const { username, id: uuid } = step.player;
    return step.operation.pick < 0.6
      ? mine(step, 'POST /api/auth/user/getCredit/{username}', { params: { username }, body: {} })
      : mine(step, 'GET /api/auth/deposit/{uuid}', { params: { uuid } });
  },
  register,
};

/** Makes a call as the member. */
function mineOf<K extends CallKey>(
  { sender, player: { token }, idempotencyKey }: Pick<Step, 'sender' | 'player' | 'idempotencyKey'>,
  key: K,
  message: Omit<Message<K>, 'token'>,
): Promise<Reply<K>> {
  return sender.send(key, { token, idempotencyKey, ...message });
}

async function mine<K extends CallKey>(
  step: Pick<Step, 'sender' | 'player' | 'idempotencyKey'>,
  key: K,
  message: Omit<Message<K>, 'token'>,
): Promise<string> {
  return (await mineOf(step, key, message)).code ?? 'OK';
}

/**
 * Registers, or finds that an interrupted attempt registered the member: a repeated form then reports the name as
 * taken.
 */
async function register({ sender, work, operation: { index } }: Step): Promise<string> {
  const digits = String(((work.seed % 900) + 100) * 100_000 + index).slice(-8);
  const account = { username: `proof${digits}`, password: 'kingfisher-lantern-82' };
  const from = {
    token: '',
    headers: { 'x-forwarded-for': `10.9.${String(index >> 8)}.${String(index & 255)}` },
  };
  const { code } = await sender.send('POST /api/user/register', {
    ...from,
    body: {
      ...account,
      phone: `08${digits}`,
      confirmPassword: account.password,
      name: 'สมชาย ทดสอบ',
      bankName: 'KBANK',
      bankId: `55${digits}`,
    },
  });
  if (code !== 'USERNAME_USED') return code ?? 'OK';
  const login = await sender.send('POST /api/auth/login', { ...from, body: account });
  return login.status === 200 ? 'OK' : code;
}
