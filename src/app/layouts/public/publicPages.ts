import type { Brand } from '#schemas/brand/brand';

interface PublicPage {
  readonly to: string;
  readonly text: 'nav.promotion' | 'nav.liveScore' | 'nav.score' | 'nav.contact';
}

/** Public pages that have something to show in this brand, for menus and footers. */
export function publicPages({ flags, embeds }: Brand): readonly PublicPage[] {
  const pages = [
    { to: '/promotion', text: 'nav.promotion', isShown: flags.promotion },
    { to: '/live-score', text: 'nav.liveScore', isShown: flags.liveScore && embeds.liveScore !== '' },
    { to: '/score', text: 'nav.score', isShown: flags.score && embeds.score !== '' },
    { to: '/contact', text: 'nav.contact', isShown: true },
  ] as const;
  return pages.filter(({ isShown }) => isShown);
}
