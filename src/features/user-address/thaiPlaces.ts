import { searchAddressByPostalCode } from 'thai-address-universal';

/** A sub-district with its district and province, in Thai. */
export interface Place {
  readonly subdistrict: string;
  readonly district: string;
  readonly province: string;
}

/** More than any postcode has. */
const MOST = 500;

/** All places of a postcode of five digits; empty for an unknown one. Import it lazily: the data weighs 50 KB. */
export async function placesOf(postcode: string): Promise<readonly Place[]> {
  const rows = await searchAddressByPostalCode(postcode, MOST);
  return rows
    .filter((row) => row.postal_code === postcode)
    .map((row) => ({ subdistrict: row.sub_district, district: row.district, province: row.province }));
}
