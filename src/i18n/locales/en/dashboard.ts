import type { dashboard as th } from '../th/dashboard';

export const dashboard: Record<keyof typeof th, string> = {
  'balance.title': 'Balance',
  'balance.baht': 'baht',
  'balance.show': 'Show balance',
  'balance.hide': 'Hide balance',
  'balance.refresh': 'Refresh balance',
  'level.title': 'Level',
  'level.progress': 'Progress to the next level',
  'level.next': 'Deposit {{amount}} baht more to reach the next level',
  'level.max': 'You are at the highest level (MAX)',
  'shortcuts.title': 'Shortcuts',
  'shortcut.promotion': 'Promotions',
  'shortcut.media': 'Activities',
  'shortcut.history': 'History',
  'shortcut.ranking': 'Member levels',
  'shortcut.address': 'Address',
  'shortcut.password': 'Password',
  'shortcut.sessions': 'Devices',
  'recent.title': 'Latest transactions',
  'recent.all': 'See all',
  'recent.empty': 'Nothing here yet',
};
