import { callSpecs } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';

/** Whether a list pages by cursor; some lists of the specification page by number. */
export function takesCursor(key: CallKey): boolean {
  const { properties } = (callSpecs[key].query ?? {}) as { properties?: object };
  return properties !== undefined && 'cursor' in properties;
}
