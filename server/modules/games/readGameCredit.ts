import type { Deps } from '#server/providers/deps';
import { withTimeout, type Player } from '#server/providers/ports/gameProvider';
import { findWallets } from './findWallets';

interface GameCredit {
  /** Satang, as reported by the providers that responded. */
  readonly amount: number;
  readonly isPlaying: boolean;
  /** Whether all providers responded and nothing is in transit. */
  readonly isComplete: boolean;
}

/** @returns the member's credit in games. One query; only providers with a wallet are queried. */
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
