import type { landing as th } from '../th/landing';

export const landing: Record<keyof typeof th, string> = {
  'hero.point.request': 'Request deposits and withdrawals around the clock',
  'hero.point.status': 'Follow every step of your request',
  'hero.point.account': 'Paid out only to the account in your name',
  'hero.login': 'Member log-in',

  'announcement.label': 'Announcements',
  'announcement.welcome': 'Welcome to {{brand}} · {{tagline}}',

  'categories.title': 'Game categories',
  'categories.hint': 'Log in to choose a game',
  'providers.title': 'Providers',

  'promotion.title': 'Promotion',
  'promotion.all': 'See all',

  'history.title': 'Latest transactions',
  'history.deposit': 'Latest deposits',
  'history.withdraw': 'Latest withdrawals',
  'history.empty': 'Nothing here yet',
  'history.failed': 'Could not load the list',
  'history.retry': 'Retry',
  'history.now': 'Just now',
  'history.minutes': '{{n}} min ago',

  'contact.title': 'Contact us',
  'contact.text': 'Questions about registering, deposits or withdrawals? Write to us on LINE',
  'contact.all': 'All ways to reach us',
};
