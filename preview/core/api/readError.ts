import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '#core/contract/apiError';

/** The API's error out of what a mutation answers; a failure of our own code is none. */
export function readError(error: ApiError | SerializedError | undefined): ApiError | undefined {
  return error && 'status' in error ? error : undefined;
}
