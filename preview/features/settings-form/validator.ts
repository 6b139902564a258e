import type { ValidatorType } from '@rjsf/utils';

/**
 * The layout engine asks for a validator but is given no data to check: what is wrong comes from `useProblems`, which
 * checks the whole draft by the compiled schema and the checks of `npm run validate`, and stands beside each field.
 */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: () => true,
};
