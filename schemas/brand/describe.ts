import { brand } from './brand';
import type { Control, Label } from './vocabulary';

/** As much of a setting's schema as forms and reports need. */
export interface SettingSchema extends Partial<Label> {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly 'x-control'?: Control;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly additionalProperties?: SettingSchema | boolean;
  readonly items?: SettingSchema;
}

/**
 * The schema of the setting at these keys, with its names for people.
 * @returns undefined for a path that no brand has.
 */
export function describe(keys: readonly string[]): SettingSchema | undefined {
  let node: SettingSchema | undefined = brand;
  for (const key of keys) {
    if (node === undefined) return undefined;
    node = step(node, key);
  }
  return node;
}

function step(node: SettingSchema, key: string): SettingSchema | undefined {
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  if (node.items && /^\d+$/.test(key)) return node.items;
  return typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
}
