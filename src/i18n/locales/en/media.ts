import type { media as th } from '../th/media';

export const media: Record<keyof typeof th, string> = {
  title: 'Activities',
  'wheel.title': 'Prize wheel',
  'wheel.text': 'Win credit and points every day',
  'movie.title': 'Movies',
  'movie.text': 'Watch anytime',
  'flipCard.title': 'Flip card',
  'flipCard.text': 'Pick a card and see what is underneath',
  'flipCardReward.title': 'Flip-card reward',
  'flipCardReward.text': 'Special prizes under the cards',
  'promotion.title': 'Promotions',
  'promotion.text': 'Bonus hours for your deposits',
  'ranking.title': 'Member levels',
  'ranking.text': 'Refunds and withdrawal limits of each level',
  closed: 'Closed',
  left: 'Plays left: {{n}}',
  leftNone: 'None left today',
  'movie.empty': 'No movies to watch yet',
  'movie.emptyHint': 'Please come back later',
  'movie.close': 'Close the movie',
  'movie.playing': 'Now showing',
};
