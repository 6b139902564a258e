import type { problems as th } from '../th/problems';

export const problems: Record<keyof typeof th, string> = {
  title: 'Problems',
  errors: '{{n}} {{n|error|errors}}',
  warnings: '{{n}} {{n|warning|warnings}}',
  'errors.help': 'To be corrected before publishing',
  'warnings.help': 'Publishing asks for a reason',
  none: 'No problems',
  'none.help': 'Everything passes: ready to publish',
  fixAll: 'Fix all that can be fixed ({{n}})',
  open: 'Go to this setting',
};
