import type { SettingSchema } from '#schemas/brand/describe';
import type { Control } from '#schemas/brand/vocabulary';

/** How a setting is edited. The composites edit all settings below them. */
export type Kind =
  | 'fact'
  | 'switch'
  | 'choice'
  | 'variant'
  | 'colour'
  | 'image'
  | 'line'
  | 'time'
  | 'day'
  | 'address'
  | 'number'
  | 'baht'
  | 'percent'
  | 'text'
  | 'bilingual'
  | 'order'
  | 'lines'
  | 'amounts'
  | 'cards'
  | 'levels'
  | 'bonus'
  | 'texts';

/** What only the system decides: shown, never edited. */
const facts = ['/id', '/version'];
/** They draw the frames of their settings themselves. */
type Composite = 'levels' | 'bonus' | 'texts';
export type Simple = Exclude<Kind, Composite>;

export const isComposite = (kind: Kind): kind is Composite =>
  Object.values(composites).includes(kind as Composite);

const composites: Readonly<Record<string, Composite>> = {
  '/levels': 'levels',
  '/bonus': 'bonus',
  '/texts': 'texts',
};

const byControl: Readonly<Record<Control, Kind>> = {
  colour: 'colour',
  image: 'image',
  hostname: 'text',
  origin: 'address',
  url: 'address',
  'line-id': 'line',
  time: 'time',
  day: 'day',
  variant: 'variant',
  baht: 'baht',
  percent: 'percent',
  key: 'text',
};

/**
 * The kind of a setting, by its schema annotations and its shape.
 * @returns undefined for a group, which is rendered setting by setting.
 * @throws RangeError for a shape that no control edits: the schema has grown, and the form must too.
 */
export function kindOf(path: string, schema: SettingSchema): Kind | undefined {
  if (facts.includes(path)) return 'fact';
  const special = composites[path] ?? (schema['x-control'] && byControl[schema['x-control']]);
  if (special) return special;
  if (schema.properties) return isBilingual(schema) ? 'bilingual' : undefined;
  if (schema.type === 'array') return listKind(path, schema.items);
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'string') return 'text';
  if (isNumber(schema)) return 'number';
  throw new RangeError(`no control for ${path}`);
}

export function isBilingual({ properties }: SettingSchema): boolean {
  return properties !== undefined && Object.keys(properties).join() === 'th,en';
}

/** Whether null is a value, which means "no limit". */
export const isNullable = ({ type }: SettingSchema): boolean => Array.isArray(type) && type.includes('null');

function listKind(path: string, items: SettingSchema | undefined): Kind {
  if (items?.enum) return 'order';
  if (items?.properties) return 'cards';
  if (items?.type === 'string') return 'lines';
  if (items && isNumber(items)) return 'amounts';
  throw new RangeError(`no control for the list ${path}`);
}

function isNumber({ type }: SettingSchema): boolean {
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return types.includes('integer') || types.includes('number');
}
