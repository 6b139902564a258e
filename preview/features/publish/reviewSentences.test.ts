import { describe, expect, it } from 'vitest';
import type { Review } from '@studio/core/api/publishApi';
import { textsOf } from '@studio/testing/i18n';
import { amountOf, consentReasons, dayAmountOf } from './ReviewSection';

type Cost = Review['costs'][number];
const t = textsOf('en', 'publish');
const cost = (values: Partial<Cost>): Cost => ({
  path: '/wheel',
  bound: 'prize',
  before: 100,
  after: 250_000,
  limit: 1_000,
  beyond: false,
  dayBefore: null,
  dayAfter: null,
  ...values,
});
const review = (values: Partial<Review>): Review => ({ costs: [], sensitive: [], ...values }) as Review;

describe('amounts of a review', () => {
  it('are baht with separators, or the text for no limit', () => {
    expect(amountOf(cost({}), 'after', t)).toContain('250,000');
    expect(amountOf(cost({ before: null }), 'before', t)).toBe(t('cost.noLimit'));
  });

  it('of a day show before and after, and a dash where there is no figure', () => {
    expect(dayAmountOf(cost({ dayBefore: 1_000, dayAfter: 2_500.5 }), t)).toMatch(/1,000.*→.*2,500\.5/);
    expect(dayAmountOf(cost({ dayBefore: 1_000 }), t)).toBe('–');
  });
});

describe('consentReasons', () => {
  it('names sensitive settings and figures beyond their bound, and nothing within it', () => {
    const reasons = consentReasons(
      review({ sensitive: ['/hostnames'] as never, costs: [cost({ beyond: true }), cost({})] }),
      t,
      'en',
    );
    expect(reasons).toHaveLength(2);
    expect(reasons[1]).toContain('250,000');
    expect(reasons[1]).toContain('1,000');
  });

  it('without either, the brand itself requires a second person', () => {
    expect(consentReasons(review({ costs: [cost({})] }), t, 'en')).toEqual([t('consent.brand')]);
  });
});
