import { brandDefaults, brandFile } from '#schemas/brand/brandFile';
import { makeAjv } from '#schemas/ajv';
import type { Checks } from '#core/brand/load';

/**
 * The validators of brand files. Compiling them takes half a second; a built server and the tests get the generated
 * code instead, see `scripts/vite/brandSchemasPlugin.ts`.
 */
export function compileBrandSchemas(): Pick<Checks, 'defaults' | 'brandFile'> {
  const ajv = makeAjv({ allErrors: true });
  return { defaults: ajv.compile(brandDefaults), brandFile: ajv.compile(brandFile) };
}
