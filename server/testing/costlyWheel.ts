import type { BrandFile } from '#schemas/brand/brandFile';

const prize = (id: string, value: number, weight: number) =>
  ({ id, label: { th: id, en: id }, type: 'CREDIT', value, weight, stock: null }) as const;

/** Values of a brand file with a wheel, free once a day, whose prizes are credit of so many baht. */
export function wheelOf(...values: readonly number[]): Partial<BrandFile> {
  return {
    flags: { games: true, wheel: true },
    wheel: { freePerDay: 1, prizes: values.map((value, place) => prize(`p-${String(place)}`, value, 1)) },
  };
}
