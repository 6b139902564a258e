import type { winlost as th } from '../th/winlost';

export const winlost: Record<keyof typeof th, string> = {
  title: 'Win/loss',
  'tab.label': 'Whose win/loss',
  'tab.mine': 'Mine',
  'tab.downline': 'Downline',
  'total.title': 'Total win/loss',
  'total.shown': 'Total win/loss of the entries shown',
  'total.turnover': 'Total turnover',
  'total.amount': 'Total income',
  'chart.label': 'Win/loss by day, from {{start}} to {{end}}',
  'chart.day': '{{date}}: {{amount}} baht',
  'row.turnover': 'Turnover {{amount}}',
  'row.amount': 'Income {{amount}}',
  'list.empty': 'Nothing found',
  'list.emptyText': 'Try other dates',
};
