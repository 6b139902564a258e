import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { dateTime, filledLine, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { brandId, byBrand, needs, withoutBody } from './callParts';
import { brandParts, brandStates, brandSummary } from './shapes/studio';

const life = object({ state: oneOf(brandStates), since: dateTime });

/** The life of a brand: created in the studio as a closed draft, opened, archived, restored. */
export const brandLife = {
  'POST /api/staff/brand': {
    ...needs('brands.create'),
    anyBrand: true,
    summary:
      'Create a brand as a draft, which is not served until it is opened; requires an administrator of all brands. A copy takes the named parts of a brand, never its hosts, contacts or company accounts.',
    body: object(
      { brandId, displayName: { ...filledLine, maxLength: 60 } },
      { from: object({ brandId, parts: list(oneOf(brandParts), brandParts.length) }) },
    ),
    data: brandSummary,
    errors: ['BRAND_ID_TAKEN', 'BRAND_INVALID'],
  },
  'POST /api/staff/brand/{brandId}/open': {
    ...needs('brands.create'),
    summary: 'Serve a new brand, or one that was archived, at its hosts.',
    params: byBrand,
    ...withoutBody,
    data: life,
    errors: ['BRAND_INVALID', 'BRAND_STATE'],
  },
  'POST /api/staff/brand/{brandId}/archive': {
    ...needs('brands.create'),
    summary: 'Stop serving a brand; its members, books and files stay, and staff finish its open requests.',
    params: byBrand,
    body: object({ reason: filledLine }),
    data: life,
    errors: ['BRAND_STATE', 'BRAND_PRIMARY'],
  },
  'POST /api/staff/brand/{brandId}/remove': {
    ...needs('brands.create'),
    summary: 'Remove a brand that was never opened.',
    params: byBrand,
    ...withoutBody,
    data: object({}),
    errors: ['BRAND_STATE'],
  },
  'GET /api/staff/brand/{brandId}/host': {
    ...needs('look'),
    summary: 'The hosts of the draft: whether each is pointed to a server and has a valid certificate.',
    params: byBrand,
    data: list(
      object({ host: text, state: oneOf(['NOT_POINTED', 'POINTED', 'CERTIFIED']), address: nullable(text) }),
      100,
    ),
  },
} as const satisfies ContractArea;
