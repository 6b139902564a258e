import { unitOf, type ReportColumn } from '#schemas/api/shapes/reportColumns';
import { shortDay } from '@backoffice/i18n/bangkokTime';
import { formatMoney } from '@/lib/formatMoney';
import { type TextOf, type Translate, useLanguage, useTexts } from '@desk/i18n/texts';

/** `7:05` or `1:07:05` from seconds. */
function duration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A number of a report as it is shown; a dash where it does not apply. */
export function figureText(column: ReportColumn, value: number | null): string {
  if (value === null) return '–';
  const texts = {
    baht: () => formatMoney(value),
    count: () => value.toLocaleString('en-US'),
    share: () => `${(value * 100).toFixed(1)}%`,
    seconds: () => duration(value),
  };
  return texts[unitOf(column)]();
}

const WEEK = /^week(\d+)$/;

/** Name of a column. */
export function columnName(column: ReportColumn, t: Translate<'report'>): string {
  const week = WEEK.exec(column)?.[1];
  return week === undefined
    ? t(`column.${column}` as TextOf<'report'>)
    : t('column.week', { n: Number(week) });
}

/** What a number means; the later weeks share the definition of the first. */
export function definitionOf(column: ReportColumn, t: Translate<'report'>): string | undefined {
  if (column === 'week1') return t('definition.week');
  return WEEK.test(column) ? undefined : t(`definition.${column}` as TextOf<'report'>);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const channels = [
  'BANK',
  'SLIP',
  'QR',
  'AUTOMATIC',
  'STAFF',
  'ADJUSTMENT',
  'BONUS_CLAIM',
  'PRIZE_PLAY',
  'CHECK_IN',
  'REWARD_REQUEST',
  'GAME_DAY',
  'TURNOVER',
] as const;

/** Returns the name of a row: a day, a level, a channel, a queue, or what the API calls it. */
export function useRowName(): (
  of: { readonly name: string; readonly by: string },
  key: string,
  label: string,
) => string {
  const t = useTexts('report');
  const q = useTexts('queue');
  const { language } = useLanguage();
  return ({ name, by }, key, label) => {
    if (DAY.test(key))
      return name === 'retention' ? t('row.week', { day: shortDay(key, language) }) : shortDay(key, language);
    if (name === 'queues') return q(`kind.${key}` as TextOf<'queue'>);
    if (name !== 'money') return label;
    if (by === 'level') return key === '0' ? t('row.noLevel') : t('row.level', { n: Number(key) });
    const channel = channels.find((each) => each === key);
    return channel === undefined ? label : t(`channel.${channel}`);
  };
}
