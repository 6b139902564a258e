import type { BrandDefaults } from '#schemas/brand/brandFile';
import { isRecord, type JsonRecord, valueAt } from './json';

/** What members read of a level whose brand counts deposits otherwise than the defaults do. */
const texts = {
  cumulative: { th: 'ยอดฝากสะสม {amount} บาท', en: 'Total deposits of {amount} baht' },
  month: { th: 'ยอดฝาก {amount} บาทภายใน 1 เดือน', en: 'Deposits of {amount} baht within 1 month' },
} as const;

/**
 * The brand file with a generated text for each level whose `criteria` it changes without a text of its own, because
 * the default text describes only the default criteria (LVL-01 to LVL-08).
 */
export function withLevelTexts(defaults: BrandDefaults, file: object): object {
  const { levels } = file as JsonRecord;
  if (!isRecord(levels)) return file;
  const changed = Object.entries(levels).map(
    ([key, level]) => [key, withText(defaults, key, level)] as const,
  );
  return { ...file, levels: Object.fromEntries(changed) };
}

function withText(defaults: BrandDefaults, key: string, level: unknown): unknown {
  if (!isRecord(level) || level['text'] !== undefined) return level;
  const { criteria } = level;
  if (criteria !== 'cumulative' && criteria !== 'month') return level;
  const known: unknown = valueAt(defaults, `/levels/${key}/criteria`);
  if (known === criteria) return level;
  return { ...level, text: texts[criteria] };
}
