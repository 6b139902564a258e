import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';

type Configuration = Calls['GET /api/configuration']['data'];

/**
 * The pictures of the brand as published now, by key. They win over the brand file that a member app was
 * opened with (BRD-02), which joins them to its asset folder (ENT-10): so they stay relative to it.
 */
export function presentConfiguration({ images }: Brand): Configuration {
  return Object.entries(images).map(([key, path]) => ({ key, value: { data: { path } } }));
}
