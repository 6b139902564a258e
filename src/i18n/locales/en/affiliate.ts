import type { affiliate as th } from '../th/affiliate';

export const affiliate: Record<keyof typeof th, string> = {
  title: 'Refer a friend',

  'link.title': 'Your referral link',
  'link.text': 'Send the link, or let friends scan the QR code to register through you',
  'link.code': 'Referral code',
  'link.copy': 'Copy link',
  'link.share': 'Share',
  'link.shareText': 'Register at {{brand}} with this link',
  'link.qr': 'QR code to register through the referral link',

  'balance.title': 'Referral income',
  'balance.af': 'Commission on turnover',
  'balance.wl': 'Income from win/loss',
  'move.title': 'Move to main wallet',
  'move.type': 'Move from',
  'move.amount': 'Amount to move',
  'move.bounds': 'Minimum {{min}} baht · {{max}} baht available',
  'move.all': 'Move all',
  'move.submit': 'Move to wallet',
  'move.done': '{{amount}} baht moved to the main wallet',

  'tab.label': 'Your downline',
  'tab.downline': 'Friends',
  'tab.bonus': 'Bonus',
  'tab.log': 'Entries',

  'downline.joined': 'Joined {{date}}',
  'downline.deposit': 'Total deposits',
  'downline.empty': 'No friends referred yet',
  'downline.emptyText': 'Send your link to friends and earn from everything your downline plays',

  'bonus.total': 'Total bonus',
  'bonus.users': 'Friends: {{n}}',
  'bonus.deposit': 'Deposits',
  'bonus.turnover': 'Turnover',
  'bonus.winlost': 'Win/loss',
  'bonus.joined': 'Joined',
  'bonus.empty': 'No bonus on these dates',
  'bonus.emptyText': 'Try other dates',

  'log.amount': 'Income',
  'log.turnover': 'Turnover {{amount}}',
  'log.empty': 'Nothing found',
  'log.emptyText': 'What your downline earned you on these dates shows here',
};
