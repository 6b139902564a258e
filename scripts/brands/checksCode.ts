import { createRequire } from 'node:module';
import { _, type Ajv } from 'ajv';
import type { Checks } from '#core/brand/load';
import { makeAjv } from '#schemas/ajv';
import { brandDefaults, brandFile } from '#schemas/brand/brandFile';

const require = createRequire(import.meta.url);

/** A program that puts the validators of brand files into `exports`, given `require` and `formats`. */
export function checksCode(): string {
  const ajv = makeAjv({ allErrors: true, code: { source: true, formats: _`formats` } });
  ajv.addSchema(brandDefaults, 'defaults').addSchema(brandFile, 'brandFile');
  const { default: standaloneCode } = require('ajv/dist/standalone/index.js') as {
    default: (
      ajv: Ajv,
      refs: Readonly<Record<keyof Pick<Checks, 'defaults' | 'brandFile'>, string>>,
    ) => string;
  };
  return standaloneCode(ajv, { defaults: 'defaults', brandFile: 'brandFile' });
}
