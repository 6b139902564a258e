import type { Deps } from '#server/providers/deps';
import type { Player } from '#server/providers/games/gameProvider';
import { findWallets } from './findWallets';
import { withTimeout } from '#server/platform/withTimeout';

interface GameCredit {
  /** Satang, as the houses that answered report it. */
  readonly amount: number;
  readonly isPlaying: boolean;
  /** Every house answered, and nothing is on its way. */
  readonly isComplete: boolean;
}

/** Credit that a member has in games. One query; houses that never had any are not asked. */
export async function readGameCredit(
  { db, ports }: Pick<Deps, 'db' | 'ports'>,
  player: Player,
  now: Date,
): Promise<GameCredit> {
  const wallets = await findWallets(db, player, { now });
  const amounts = await Promise.all(
    [...wallets.keys()].map(async (id) => {
      const provider = ports.games.find((one) => one.id === id);
      return provider ? withTimeout(provider.balance(player)).catch(() => null) : null;
    }),
  );
  const all = [...wallets.values()];
  return {
    amount: amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
    isPlaying: all.some(({ isPlaying }) => isPlaying),
    isComplete: !amounts.includes(null) && all.every(({ begun }) => begun.length === 0),
  };
}
