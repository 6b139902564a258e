import { providerNeeds, type ProviderNeed } from '#schemas/api/staffChecklist';
import type { Brand } from '#schemas/brand/brand';
import type { PortName } from '#schemas/providers/providersFile';

/** Whether the brand has a provider of the port. */
export type IsConnected = (port: PortName, brandId: string) => boolean;

interface Need {
  /** One of them is enough. */
  readonly ports: readonly PortName[];
  readonly isNeeded: (brand: Brand) => boolean;
}

const always = () => true;
const needs: Readonly<Record<ProviderNeed, Need>> = {
  payouts: { ports: ['payouts'], isNeeded: always },
  deposits: { ports: ['slips', 'transfers'], isNeeded: always },
  promptpay: { ports: ['promptpay'], isNeeded: ({ flags }) => flags.promptPay },
  games: { ports: ['games'], isNeeded: ({ flags }) => flags.games },
  sms: {
    ports: ['sms'],
    isNeeded: ({ flags }) => flags.verifyPhone || flags.accountRecovery || flags.changeBank,
  },
  // Staff get invitations and resets by e-mail.
  email: { ports: ['email'], isNeeded: always },
};

/** What the brand needs of outside services and has no provider for. */
export function missingProviders(brand: Brand, isConnected: IsConnected): readonly ProviderNeed[] {
  return providerNeeds.filter((name) => {
    const { ports, isNeeded } = needs[name];
    return isNeeded(brand) && !ports.some((port) => isConnected(port, brand.id));
  });
}
