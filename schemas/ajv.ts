import { Ajv, type Options } from 'ajv';
import { brandVocabulary } from '#schemas/brand/vocabulary';
import { essentialKeyword } from './common/schemaBuilders';
import * as formats from '#schemas/common/formats';

export type FormatName = keyof typeof formatExports;

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
  for (const [name, exported] of Object.entries(formatExports)) ajv.addFormat(name, formats[exported]);
  ajv.addVocabulary([...brandVocabulary, essentialKeyword]);
  return ajv;
}

/** Export of `common/formats.ts` behind each format name. */
export const formatExports = {
  baht: 'baht',
  uuid: 'uuid',
  date: 'date',
  'date-time': 'dateTime',
  uri: 'uri',
  'web-url': 'webUrl',
  hostname: 'hostname',
} as const satisfies Record<string, keyof typeof formats>;
