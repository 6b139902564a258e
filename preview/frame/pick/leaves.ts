import { pointer } from '#core/brand/json';
import type { i18n } from 'i18next';
import type { Brand } from '#schemas/brand/brand';
import type { TextMarks } from './textMarks';

/** One value of a brand with its JSON pointer. */
export interface Leaf {
  readonly path: string;
  readonly value: string | number | boolean | null;
}

/** Every single value below `value`, in order. */
export function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => leavesOf(part, pointer(path, key)));
  return value === undefined ? [] : [{ path, value: value as Leaf['value'] }];
}

const placeholder = /\{\{[^}]+\}\}|\{\w+\}/g;

/** Words as they compare: line ends and runs of spaces are one space. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether values are put into a wording, such as `{{n}}` of the app or `{amount}` of a brand. */
export const hasPlaceholder = (wording: string): boolean => wording.search(placeholder) >= 0;

/** Matches a wording with any values in it; each value is a group. */
export function patternOf(wording: string): RegExp {
  const literal = wording.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('(.+?)')}$`);
}

/** What an element on screen is traced back with. */
export interface PickContext {
  /** The displayed brand, with images at the URLs of the frame. */
  readonly brand: Brand;
  readonly i18n: i18n;
  /** The page that is shown. */
  readonly route: string;
  readonly marks: Pick<TextMarks, 'piecesOf' | 'namesOf'>;
}
