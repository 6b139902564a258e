import { callSpecs } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';

/** Whether a list goes on by a cursor; those of the specification that page by number have none. */
export function takesCursor(key: CallKey): boolean {
  const { properties } = (callSpecs[key].query ?? {}) as { properties?: object };
  return properties !== undefined && 'cursor' in properties;
}
