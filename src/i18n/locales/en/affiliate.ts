import type { affiliate as th } from '../th/affiliate';

export const affiliate: Record<keyof typeof th, string> = {
  title: 'Refer a friend',

  'link.title': 'Your referral link',
  'link.text': 'Share the link, or let friends scan the QR code, to sign up through you',
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
  'tab.log': 'Earnings',

  'downline.joined': 'Joined {{date}}',
  'downline.deposit': 'Total deposits',
  'downline.empty': 'No friends referred yet',
  'downline.emptyText': 'Share your link and earn from what your friends play',

  'bonus.total': 'Total bonus',
  'bonus.users': 'Friends: {{n}}',
  'bonus.deposit': 'Deposits',
  'bonus.turnover': 'Turnover',
  'bonus.winlost': 'Win/loss',
  'bonus.joined': 'Joined',
  'bonus.empty': 'No bonus in this period',
  'bonus.emptyText': 'Try other dates',

  'log.amount': 'Income',
  'log.turnover': 'Turnover {{amount}}',
  'log.empty': 'No earnings in this period',
  'log.emptyText': 'What your downline earns you appears here',
};
