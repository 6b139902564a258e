import * as formats from './formats.ts';

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

/** The check of each format, by the name that schemas use. */
export const formatsByName = Object.fromEntries(
  Object.entries(formatExports).map(([name, exported]) => [name, formats[exported]]),
);
