import ofMembers from '@/i18n/locales/en/errors.json';
import ofStaff from './errors.json';

export { default as frame } from './frame.json';
export { default as people } from './people.json';
export { default as ui } from './ui.json';
export const errors = { ...ofMembers, ...ofStaff };
