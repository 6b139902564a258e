import { memberErrors } from './memberErrors';
import { staffErrors } from './staffErrors';

/** Every code. The member app imports only `memberErrors.ts`, so that members do not download the staff codes. */
export const errors = { ...memberErrors, ...staffErrors } as const;

export type ErrorCode = keyof typeof errors;
export type MemberErrorCode = keyof typeof memberErrors;
