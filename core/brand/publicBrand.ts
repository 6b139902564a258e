import type { Brand } from '#schemas/brand/brand';

/** The brand as every visitor may read it: without the settings that are for staff. */
export function publicBrand({ desk: _, ...brand }: Brand): Omit<Brand, 'desk'> {
  return brand;
}

/** A complete brand for people who are not staff of it: without the amounts that decide who approves withdrawals, and without addresses of staff. */
export function withoutTiers(brand: Brand): Brand {
  const { desk } = brand;
  const tiers = { automaticUpTo: 0, secondPersonAbove: 0 };
  return { ...brand, desk: { ...desk, tiers, alerts: { ...desk.alerts, emails: [] } } };
}
