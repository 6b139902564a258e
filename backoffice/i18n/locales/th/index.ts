import { errorTexts } from '#core/contract/errorTexts';
import { errors as catalogue } from '#schemas/api/errors';

export { default as frame } from './frame.json';
export { default as people } from './people.json';
export { default as ui } from './ui.json';
export const errors = errorTexts(catalogue);
