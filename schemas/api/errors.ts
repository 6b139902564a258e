import { memberErrors } from './memberErrors';
import { staffErrors } from './staffErrors';

/** Every code. The member app imports `memberErrors.ts` alone, so that members do not download those of staff. */
export const errors = { ...memberErrors, ...staffErrors } as const;

export type ErrorCode = keyof typeof errors;
export type MemberErrorCode = keyof typeof memberErrors;
