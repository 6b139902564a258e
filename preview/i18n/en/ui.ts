import type { ui as th } from '../th/ui';

export const ui: Record<keyof typeof th, string> = {
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
