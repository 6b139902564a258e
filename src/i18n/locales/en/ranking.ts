import type { ranking as th } from '../th/ranking';

export const ranking: Record<keyof typeof th, string> = {
  title: 'Member levels',
  current: 'Your level',
  askStaff: 'Ask our staff',
  progress: 'Progress to the next level',
  remaining: '{{amount}} baht to the next level',
  max: 'Highest level (MAX)',
  refund: '{{percent}}% of losses refunded',
  refundCap: 'Refund up to {{amount}} baht',
  perDay: 'Withdraw up to {{amount}} baht a day',
  countPerDay: '({{count}}\u00a0× a day)',
  perTx: 'Withdraw up to {{amount}} baht at a time',
  'tab.label': 'Levels and leaderboard',
  'tab.levels': 'All levels',
  'tab.leaderboard': 'Leaderboard',
  'board.place': 'Place {{n}}',
  'board.at': 'Place',
  'board.asOf': 'As of {{date}}',
  'board.empty': 'No leaderboard yet',
  'board.emptyText': 'Meanwhile, see what each level gives you',
  'board.toLevels': 'See all levels',
};
