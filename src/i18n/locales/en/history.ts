import type { history as th } from '../th/history';

export const history: Record<keyof typeof th, string> = {
  title: 'Transactions',

  'tab.label': 'Kind',
  'tab.all': 'All',
  'tab.deposit': 'Deposit',
  'tab.withdraw': 'Withdraw',
  'tab.bonus': 'Bonus',
  'tab.game': 'Game',

  'kind.deposit': 'Deposit',
  'kind.slip': 'Deposit by slip',
  'kind.withdraw': 'Withdrawal',
  'kind.bonus': 'Bonus',
  'kind.gameIn': 'To a game',
  'kind.gameOut': 'Back from a game',
  'kind.adjustUp': 'Adjusted by our staff',
  'kind.adjustDown': 'Adjusted by our staff',
  'kind.turnover': 'Turnover required',

  'row.bonus': 'Bonus +{{amount}}',
  'row.bonusFrom': 'on a deposit of {{amount}} baht',
  'row.retry': 'Try again',
  'row.noTime': 'Time not known',

  'list.empty': 'Nothing found',
  'list.emptyHint': 'Your deposits and withdrawals will appear here',
  'list.deposit': 'Deposit',
};
