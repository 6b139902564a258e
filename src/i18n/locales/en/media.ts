import type { media as th } from '../th/media';

export const media: Record<keyof typeof th, string> = {
  title: 'Activities',
  'wheel.title': 'Prize wheel',
  'wheel.text': 'Credit and points to win every day',
  'movie.title': 'Movies',
  'movie.text': 'Watch around the clock',
  'flipCard.title': 'Flip card',
  'flipCard.text': 'Choose one card and see what is beneath',
  'flipCardReward.title': 'Flip-card reward',
  'flipCardReward.text': 'Special prizes beneath the cards',
  'promotion.title': 'Promotions',
  'promotion.text': 'Times at which a deposit earns a bonus',
  'ranking.title': 'Member levels',
  'ranking.text': 'Refunds and withdrawal limits of each level',
  closed: 'Closed',
  left: 'Plays left: {{n}}',
  leftNone: 'None left today',
  'movie.empty': 'There are no movies to watch yet',
  'movie.emptyHint': 'Please come back later',
  'movie.close': 'Close the movie',
  'movie.playing': 'Now showing',
};
