import type { announcement as th } from '../th/announcement';

export const announcement: Record<keyof typeof th, string> = {
  title: 'Announcements',
  link: 'Open link',
  hideToday: 'Do not show again today',
};
