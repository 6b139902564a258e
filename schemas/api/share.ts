import { list, object } from '#schemas/common/schemaBuilders';
import { dateTime, line, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { byBrand, byBrandAndUuid, needs, withoutBody } from './callParts';
import { brandJson, draftVersion, shareRow, shareView } from './shapes/studio';

/** 256 random bits; it travels in the fragment of the link, which no server log sees. */
const shareToken = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const;

/** Links that show a frozen draft to somebody without an account. */
export const share = {
  'POST /api/staff/brand/{brandId}/share': {
    ...needs('drafts.edit'),
    summary: 'Freeze the draft as it is shown and make a link that opens it for some days.',
    params: byBrand,
    body: object({
      draftVersion,
      view: shareView,
      note: line,
      days: { type: 'integer', minimum: 1, maximum: 30 },
    }),
    data: object({ token: shareToken, share: shareRow }),
    errors: ['DRAFT_CONFLICT', 'BRAND_INVALID', 'SHARE_LIMIT'],
  },
  'GET /api/staff/brand/{brandId}/share': {
    ...needs('drafts.edit'),
    summary: 'The links of this brand, newest first.',
    params: byBrand,
    data: list(shareRow),
  },
  'POST /api/staff/brand/{brandId}/share/{uuid}/revoke': {
    ...needs('drafts.edit'),
    summary: 'A link shows nothing any more.',
    params: byBrandAndUuid,
    ...withoutBody,
    data: shareRow,
  },
  'POST /api/share': {
    access: 'public',
    summary: 'What a share link shows: a whole resolved brand, as it was when the link was made.',
    body: object({ token: shareToken }),
    data: object({ brandId: text, brand: brandJson, view: shareView, note: text, expiresAt: dateTime }),
  },
} as const satisfies ContractArea;
