import { ProviderFailure, ProviderUnavailable } from './calls/providerCaller';
import type { Provider } from './connectProviders';
import type { Providers } from './deps';
import type { EmailMessage, Messages, Sender, SmsMessage } from './ports/messages';

/** Sends through the first provider of a brand that accepts the message. */
export function routeMessages<P extends 'sms' | 'email'>(
  { connections, caller }: Providers,
  port: P,
): Messages<P extends 'sms' ? SmsMessage : EmailMessage> {
  return {
    of: (brandId) => {
      const connected = connections.of(port, brandId) as readonly Provider<Sender<unknown>>[];
      if (connected.length === 0) return null;
      return {
        send: async (message) => {
          let failure: unknown = new ProviderUnavailable('OFF');
          for (const provider of await caller.switchedOn(connected, brandId)) {
            try {
              await caller.call(provider, {
                brandId: brandId === '*' ? null : brandId,
                operation: 'send',
                // A repeated message would reach the person twice.
                isRepeatable: false,
                work: () => provider.service.send(message),
                outcome: () => 'SENT',
              });
              return;
            } catch (error) {
              if (!(error instanceof ProviderFailure || error instanceof ProviderUnavailable)) throw error;
              failure = error;
            }
          }
          throw failure;
        },
      };
    },
  };
}
