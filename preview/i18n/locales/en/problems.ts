import type { English } from '@staff/i18n/hooks';
import type { problems as th } from '../th/problems';

export const problems: English<typeof th> = {
  title: 'Problems',
  errors_one: '{{count}} error',
  errors_other: '{{count}} errors',
  warnings_one: '{{count}} warning',
  warnings_other: '{{count}} warnings',
  'errors.help': 'To be corrected before publishing',
  'warnings.help': 'Publishing requires a reason',
  none: 'No problems',
  'none.help': 'Everything passes: ready to publish',
  fixAll: 'Fix all that can be fixed ({{n}})',
  open: 'Go to this setting',
};
