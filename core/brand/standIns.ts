import type { Brand } from '#schemas/brand/brand';
import { SANDBOX_PATH, type standIns } from '#schemas/brand/patterns';

type StandInSetting = keyof typeof standIns;

export interface UsedStandIn {
  /** JSON pointer of the setting. */
  readonly path: StandInSetting;
  readonly address: string;
}

/** Whether an address is a page of the product's own sandbox, which a demo serves on the brand's host. */
export const isStandIn = (address: string): boolean => address.startsWith(SANDBOX_PATH);

/** The stand-ins that a brand uses in place of a provider. */
export function usedStandIns({ chat, embeds }: Brand): readonly UsedStandIn[] {
  const settings: readonly UsedStandIn[] = [
    { path: '/embeds/liveScore', address: embeds.liveScore },
    { path: '/embeds/score', address: embeds.score },
    { path: '/chat/host', address: chat.host },
  ];
  return settings.filter(({ address }) => isStandIn(address));
}

/** The brand with its stand-ins switched off, for servers and static hosts that do not serve them. */
export function withoutStandIns(brand: Brand): Brand {
  if (usedStandIns(brand).length === 0) return brand;
  const { chat, embeds } = brand;
  const orNone = (address: string) => (isStandIn(address) ? '' : address);
  return Object.freeze({
    ...brand,
    chat: isStandIn(chat.host) ? Object.freeze({ ...chat, provider: 'none', host: '' }) : chat,
    embeds: Object.freeze({
      ...embeds,
      liveScore: orNone(embeds.liveScore),
      score: orNone(embeds.score),
    }),
  });
}
