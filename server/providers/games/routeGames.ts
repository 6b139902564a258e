import type { ProviderCall, ProviderCaller } from '../calls/providerCaller';
import type { Connections, Provider } from '../connectProviders';
import type { GameProvider, GameTransfer, Player } from '../ports/gameProvider';

/** The game providers that brands use; each call passes the caller. */
export function routeGames({
  connections,
  caller,
}: {
  readonly connections: Connections;
  readonly caller: ProviderCaller;
}): readonly GameProvider[] {
  return connections.all.flatMap((provider) =>
    provider.port === 'games' && connections.usedBy(provider.id).length > 0
      ? [throughCaller(provider as Provider<GameProvider>, caller)]
      : [],
  );
}

type Call<T> = Omit<ProviderCall<T>, 'isRepeatable'> & { readonly isRepeatable?: boolean };

/** What moves credit or opens a game is recorded, and what reads is not. */
function throughCaller(provider: Provider<GameProvider>, caller: ProviderCaller): GameProvider {
  const { service } = provider;
  const call = <T>(one: Call<T>) => caller.call(provider, { isRepeatable: false, ...one });
  const read = <T>(operation: string, brandId: string | null, work: () => Promise<T>) =>
    call({ operation, brandId, work, isRepeatable: true, outcome: () => null });
  const move = (operation: 'deposit' | 'withdraw', transfer: GameTransfer) =>
    call({
      ...{ operation, brandId: transfer.player.brandId, reference: transfer.reference },
      subject: { type: 'GAME_TRANSFER', id: transfer.reference },
      work: () => service[operation](transfer),
      outcome: ({ status }) => status,
    });
  const { id, seamless } = service;
  return {
    id,
    ...(seamless && { seamless }),
    origins: (home) => service.origins(home),
    games: () => read('games', null, () => service.games()),
    launch: (launch) =>
      call({
        ...{ operation: 'launch', brandId: launch.player.brandId },
        subject: { type: 'MEMBER', id: launch.player.memberId },
        work: () => service.launch(launch),
      }),
    deposit: (transfer) => move('deposit', transfer),
    withdraw: (transfer) => move('withdraw', transfer),
    balance: (player: Player) => read('balance', player.brandId, () => service.balance(player)),
    rounds: (since, limit) => read('rounds', null, () => service.rounds(since, limit)),
  };
}
