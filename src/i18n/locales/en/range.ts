import type { range as th } from '../th/range';

export const range: Record<keyof typeof th, string> = {
  label: 'Dates',
  start: 'From',
  end: 'To',
  'preset.today': 'Today',
  'preset.yesterday': 'Yesterday',
  'preset.week': 'Last 7 days',
  'preset.month': 'This month',
};
