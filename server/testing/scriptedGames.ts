import type {
  Game,
  GameProvider,
  GameTransfer,
  Round,
  TransferResult,
} from '#server/providers/ports/gameProvider';

/** A game provider that does what the test sets; by default it moves everything at once. */
export interface ScriptedGames extends GameProvider {
  /** Its result for a transfer instead of moving it. Moved ones stay moved. */
  answer: ((transfer: GameTransfer, way: 'IN' | 'OUT') => Promise<TransferResult>) | undefined;
  list: Game[] | Error;
  /** Every transfer requested, oldest first. */
  readonly asked: (GameTransfer & { readonly way: 'IN' | 'OUT' })[];
  /** Satang by member. */
  readonly wallets: Map<string, number>;
  readonly played: Round[];
  /** Moves a transfer as an honest house does: once for each reference. */
  move(transfer: GameTransfer, way: 'IN' | 'OUT'): TransferResult;
}

export function scriptedGame(values: Partial<Game> = {}): Game {
  return {
    code: 'one',
    category: 'slot',
    slot: 'JK',
    name: 'One',
    nameTh: 'หนึ่ง',
    image: null,
    status: 'ON',
    hot: false,
    order: 1,
    ...values,
  };
}

export function scriptedGames(id = 'scripted'): ScriptedGames {
  const moved = new Map<string, TransferResult>();
  const pay = (transfer: GameTransfer, way: 'IN' | 'OUT') => {
    house.asked.push({ ...transfer, way });
    return house.answer?.(transfer, way) ?? Promise.resolve(house.move(transfer, way));
  };
  const house: ScriptedGames = {
    id,
    origins: () => ['https://play.example'],
    answer: undefined,
    list: [scriptedGame()],
    asked: [],
    wallets: new Map(),
    played: [],
    move: ({ reference, player: { memberId }, amount }, way) => {
      const before = moved.get(reference);
      if (before) return before;
      const balance = (house.wallets.get(memberId) ?? 0) + (way === 'IN' ? amount : -amount);
      const result: TransferResult =
        balance < 0 ? { status: 'REFUSED', reason: 'ยอดเงินไม่พอ' } : { status: 'DONE' };
      if (balance >= 0) house.wallets.set(memberId, balance);
      moved.set(reference, result);
      return result;
    },
    games: () => (house.list instanceof Error ? Promise.reject(house.list) : Promise.resolve(house.list)),
    launch: ({ game }) => Promise.resolve({ url: `https://play.example/launched/${game}`, mode: 'newtab' }),
    deposit: (transfer) => pay(transfer, 'IN'),
    withdraw: (transfer) => pay(transfer, 'OUT'),
    balance: ({ memberId }) => Promise.resolve(house.wallets.get(memberId) ?? 0),
    rounds: (since, limit) =>
      Promise.resolve(house.played.filter(({ endedAt }) => endedAt >= since).slice(0, limit)),
  };
  return house;
}
