import type { Calls } from '#schemas/api/contract';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Brand } from '#schemas/brand/brand';
import type { CallResult, Caller, TestApp } from './testApp';
import { testBrand } from './testBrands';

type ReleaseCall = 'POST /api/staff/brand/{brandId}/release';
type ReleaseInput = Partial<Calls[ReleaseCall]['body']>;

/** Two brands without errors and warnings; the first may require a second person. */
export function validBrands(fourEyes = false): Brand[] {
  const contacts = { line1: '@sala' };
  return [
    testBrand('primary', { contacts, publishing: { fourEyes } }),
    testBrand('sibling', { contacts, hostnames: ['sibling.example'] }),
  ];
}

/** The published file of the first brand, as the API returns it. */
export function publishedFile({ brands, brand }: TestApp): BrandFile {
  const published = brands.published(brand.id);
  if (!published) throw new Error('The first brand is not published.');
  return published.file;
}

/** Pushes the published file with these values to the first brand, by default based on the published revision. */
export function release(
  t: TestApp,
  as: Caller,
  values: Partial<BrandFile>,
  input: ReleaseInput = {},
): Promise<CallResult<ReleaseCall>> {
  return ask(t, as, { file: { ...publishedFile(t), ...values }, ...input });
}

/** A release of the first brand, by default based on the published revision. */
export function ask(t: TestApp, as: Caller, input: ReleaseInput): Promise<CallResult<ReleaseCall>> {
  return t.call('POST /api/staff/brand/{brandId}/release', {
    params: { brandId: t.brand.id },
    body: { baseRevision: t.brands.published(t.brand.id)?.revision ?? 0, note: 'ทดสอบ', ...input },
    as,
  });
}

/** A second person's word for a release. */
export function approve(
  t: TestApp,
  as: Caller,
  uuid: string,
  brandId = t.brand.id,
): Promise<CallResult<'POST /api/staff/brand/{brandId}/release/{uuid}/approve'>> {
  return t.call('POST /api/staff/brand/{brandId}/release/{uuid}/approve', { params: { brandId, uuid }, as });
}

/** Stores a draft of the first brand: the published file with these values. */
export async function writeDraft(
  t: TestApp,
  values: Partial<BrandFile>,
  version = 1,
  base = t.brands.published(t.brand.id)?.revision ?? 0,
): Promise<void> {
  const file = JSON.stringify({ ...publishedFile(t), ...values });
  const row = { version, file, base_revision: base, updated_at: t.clock.now() };
  await t.db
    .insertInto('brand_drafts')
    .values({ brand_id: t.brand.id, ...row })
    .onConflict((on) => on.column('brand_id').doUpdateSet(row))
    .execute();
}

/** The draft of the first brand. */
export function readDraft(t: TestApp) {
  return t.db
    .selectFrom('brand_drafts')
    .select(['version', 'file', 'base_revision'])
    .where('brand_id', '=', t.brand.id)
    .executeTakeFirst();
}

const prize = (id: string, value: number, weight: number) =>
  ({ id, label: { th: id, en: id }, type: 'CREDIT', value, weight, stock: null }) as const;

/** Values of a brand file with a wheel, free once a day, whose prizes are credit of so many baht. */
export function wheelOf(...values: readonly number[]): Partial<BrandFile> {
  return {
    flags: { games: true, wheel: true },
    wheel: { freePerDay: 1, prizes: values.map((value, place) => prize(`p-${String(place)}`, value, 1)) },
  };
}
