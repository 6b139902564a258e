import type { Brand } from '#schemas/brand/brand';

/**
 * The brand as a frame shows it: its images are served by the studio's own host, and the chat of a third party,
 * which needs the network, is off.
 */
export function framedBrand(brand: Brand): Brand {
  const isElsewhere = /^https?:/.test(brand.assetsBase);
  return {
    ...brand,
    assetsBase: isElsewhere ? brand.assetsBase : `/pictures/${brand.id}/`,
    chat: { ...brand.chat, provider: 'none' },
  };
}
