import type { promotion as th } from '../th/promotion';

export const promotion: Record<keyof typeof th, string> = {
  title: 'Promotion',
  lead: 'Bonus windows, every day, Bangkok time',
  'window.name': 'Bonus window {{n}}',
  'window.rate': 'Bonus',
  'window.time': 'Time',
  'window.condition': 'Condition',
  'window.digits': 'Balance ends in {{digits}} baht',
  'window.max': 'Largest bonus',
  'window.maxBaht': '{{n}} baht',
  'window.open': 'Open now',
  'window.opensAt': 'Opens at {{time}}',
  none: 'No promotion at the moment',
  'none.hint': 'Please look in again soon',
  'action.login': 'Log in to claim',
  'action.register': 'Register',
  'action.deposit': 'Deposit and claim the bonus',
};
