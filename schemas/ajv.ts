import { Ajv, type Options } from 'ajv';
import { brandVocabulary } from '#schemas/brand/vocabulary';
import { essentialKeyword } from './common/schemaBuilders.ts';
import { formatsByName } from '#schemas/common/formatExports';

/**
 * The one factory of validators: server, build, tests and the studio. Nothing is coerced, removed
 * or filled in; an unknown keyword or format is a mistake that stops the program.
 */
export function makeAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    allowUnionTypes: true,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    ...options,
  });
  for (const [name, format] of Object.entries(formatsByName)) ajv.addFormat(name, format);
  ajv.addVocabulary([...brandVocabulary, essentialKeyword]);
  return ajv;
}
