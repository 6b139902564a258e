import type { English } from '@staff/i18n/hooks';
import type { ui as th } from '../th/ui';

export const ui: English<typeof th> = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  copy: 'Copy',
  copied: 'Copied',
  retry: 'Try again',
  notifications: 'Notifications',
  choose: 'Choose…',
  search: 'Search…',
  noneFound: 'Nothing found',
  'password.show': 'Show password',
  'password.hide': 'Hide password',
  more: 'Show more',
};
