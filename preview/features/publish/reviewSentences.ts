import { percentBounds } from '#core/brand/release/bounds';
import type { Language } from '@/i18n/languages';
import type { Translate } from '@studio/i18n/texts';
import type { Review } from '@studio/core/api/publishApi';
import { nameOf } from '@studio/features/settings/settingNames';

type T = Translate<'publish'>;
type Cost = Review['costs'][number];

/** `1,000,000 บาท`, `15%`, or that there is no limit. */
export function amountOf(cost: Cost, side: 'before' | 'after' | 'limit', t: T): string {
  const value = cost[side];
  if (value === null) return t('cost.noLimit');
  return percentBounds.has(cost.bound) ? `${number(value)}%` : t('cost.baht', { n: number(value) });
}

/** Expected cost of a day before and after; a dash where a day has no figure. */
export function dayAmountOf({ dayBefore, dayAfter }: Cost, t: T): string {
  if (dayBefore === null || dayAfter === null) return '–';
  return `${t('cost.baht', { n: number(dayBefore) })} → ${t('cost.baht', { n: number(dayAfter) })}`;
}

/** Why a second person has to consent, a sentence each. */
export function consentReasons(review: Review, t: T, language: Language): readonly string[] {
  const beyond = review.costs
    .filter((cost) => cost.beyond)
    .map((cost) => {
      const values = { after: amountOf(cost, 'after', t), limit: amountOf(cost, 'limit', t) };
      const figure = t(`bound.${cost.bound}`);
      const name = cost.path === '' ? figure : `${nameOf(cost.path, language)}: ${figure}`;
      return t('consent.beyond', { name, ...values });
    });
  const names = review.sensitive.map((path) => nameOf(path, language));
  const sensitive = names.length > 0 ? [t('consent.sensitive', { names: names.join(', ') })] : [];
  const reasons = [...sensitive, ...beyond];
  // Nothing in the release requires it, so the brand does.
  return reasons.length > 0 ? reasons : [t('consent.brand')];
}

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
