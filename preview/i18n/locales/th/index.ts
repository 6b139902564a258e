import { errorTexts } from '#core/contract/errorTexts';
import { errors as catalogue } from '#schemas/api/errors';

export { default as ui } from '@staff/i18n/locales/th/ui.json';
export { default as announcements } from './announcements.json';
export { default as brandComparison } from './brandComparison.json';
export { default as canvas } from './canvas.json';
export { default as checklist } from './checklist.json';
export { default as companyAccounts } from './companyAccounts.json';
export { default as form } from './form.json';
export { default as people } from './people.json';
export { default as problems } from './problems.json';
export { default as publish } from './publish.json';
export { default as shell } from './shell.json';
export const errors = errorTexts(catalogue);
