import type { Brand } from '#schemas/brand/brand';

/** The brand as every visitor may read it: without the settings that are for staff. */
export function publicBrand({ desk: _, ...brand }: Brand): Omit<Brand, 'desk'> {
  return brand;
}
