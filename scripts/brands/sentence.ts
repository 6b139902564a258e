import type { Change } from '#core/brand/diff';
import { pointerKeys } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';

/** `Theme › Accent colour (/theme/color): "#18fcc9" → "#ffb02e"`. */
export function sentence({ path, before, after }: Change): string {
  return `${names(path)} (${path}): ${shown(before)} → ${shown(after)}`;
}

function names(path: string): string {
  const keys = pointerKeys(path);
  return keys.map((key, i) => describe(keys.slice(0, i + 1))?.['x-title-en'] ?? key).join(' › ');
}

const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
