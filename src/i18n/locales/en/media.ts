import type { media as th } from '../th/media';

export const media: Record<keyof typeof th, string> = {
  title: 'Activities',
  'promotion.title': 'Promotions',
  'promotion.text': 'Times at which a deposit earns a bonus',
  'ranking.title': 'Member levels',
  'ranking.text': 'Refunds and withdrawal limits of each level',
};
