import { memberErrors as catalogue } from '#schemas/api/memberErrors';
import type { MemberErrorCode } from '#schemas/api/errors';

/** The Thai texts come from the contract, so that server and client agree. */
export const errors = Object.fromEntries(
  Object.entries(catalogue).map(([code, { message }]) => [code, message.replace(/\{(\w+)\}/g, '{{$1}}')]),
) as Record<MemberErrorCode, string>;
