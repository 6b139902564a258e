import type { Connections, Provider } from '../connectProviders';
import type { TransferPoll, TransferSource, TransferWebhook } from '../ports/transferSource';

export interface TransferProvider<S = TransferWebhook | TransferPoll> extends Provider<S> {
  /** The brands that accept its transfers. */
  readonly brandIds: ReadonlySet<string>;
}

/** The configured sources of transfers of a kind. */
export function transferProviders<S extends TransferWebhook | TransferPoll>(
  connections: Connections,
  kind: S['kind'],
): TransferProvider<S>[] {
  return connections.all.flatMap((provider) => {
    if (provider.port !== 'transfers') return [];
    const service = provider.service as TransferSource;
    if ('newTransfers' in service || service.kind !== kind) return [];
    return [{ ...provider, service: service as S, brandIds: new Set(connections.usedBy(provider.id)) }];
  });
}
