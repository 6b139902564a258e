import type { media as th } from '../th/media';

export const media: Record<keyof typeof th, string> = {
  title: 'Activities',
  empty: 'No activities at the moment',
  'promotion.title': 'Promotions',
  'promotion.text': 'Times at which a deposit earns a bonus',
};
