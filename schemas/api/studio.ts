import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { dateTime, filledLine, line, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { cursor, dayRange, limit } from './page';
import { byBrand, needs } from './callParts';
import { auditRow } from './shapes/staff';
import { websiteStatuses } from './shapes/statuses';
import {
  brandFiles,
  brandJson,
  brandSummary,
  draftVersion,
  operation,
  pathChange,
  uploadedImage,
  workspace,
} from './shapes/studio';

/**
 * The audit trail, or its lines of one staff member (`person`, an e-mail), of one kind of act (`act`, the part of
 * `action` before its first dot), about one object (`target`, as a line has it), of some days.
 */
const auditLines = {
  query: object(
    {},
    {
      limit,
      cursor,
      ...dayRange,
      person: { ...filledLine, maxLength: 254 },
      act: { type: 'string', pattern: '^[A-Za-z_-]{1,40}$' },
      target: {
        type: 'string',
        pattern: '^[A-Z_]{1,40}( [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$',
      },
    },
  ),
  data: list(auditRow),
  paged: true,
} as const;

/** Brands as their staff manage them: drafts, images, the emergency switch, the audit trail. */
export const studio = {
  'GET /api/staff/brand': {
    ...needs('look'),
    anyBrand: true,
    summary: 'The brands that this staff member may see.',
    data: list(brandSummary, 2000),
  },
  'GET /api/staff/closed-brand': {
    ...needs('look'),
    anyBrand: true,
    summary: 'Brands that are not served because their file is invalid, each with the reason.',
    data: list(object({ brandId: text, reason: text }), 2000),
  },
  'GET /api/staff/brand-defaults': {
    ...needs('look'),
    anyBrand: true,
    summary: 'What every brand inherits.',
    data: brandJson,
  },
  'GET /api/staff/brand-file': {
    ...needs('look'),
    anyBrand: true,
    summary: 'The files of the brands that this staff member may see, to be compared side by side.',
    data: list(brandFiles, 2000),
  },
  'GET /api/staff/brand/{brandId}': {
    ...needs('look'),
    summary: 'The published revision of a brand and its draft.',
    params: byBrand,
    data: workspace,
  },
  'PATCH /api/staff/brand/{brandId}/draft': {
    ...needs('drafts.edit'),
    summary:
      'Change a draft by path. A path that somebody else has changed to something else refuses the whole call.',
    params: byBrand,
    body: object({ changes: list(pathChange, 500) }),
    data: object({ version: draftVersion, file: brandJson, updatedAt: nullable(dateTime) }),
    errors: ['DRAFT_CONFLICT', 'DRAFT_UNFIT'],
  },
  'POST /api/staff/brand/{brandId}/draft/discard': {
    ...needs('drafts.edit'),
    summary: 'Throw the draft of this version away; the published revision stands again.',
    params: byBrand,
    body: object({ version: draftVersion }),
    data: workspace,
    errors: ['DRAFT_CONFLICT'],
  },
  'POST /api/staff/brand/{brandId}/image': {
    ...needs('drafts.edit'),
    summary:
      'Upload an image of the brand. It is re-encoded as WebP and keeps its file name; if another image has that name, a number is added.',
    params: byBrand,
    upload: 'image',
    data: uploadedImage,
    errors: ['IMAGE_REQUIRED', 'IMAGE_TYPE', 'IMAGE_SIZE', 'IMAGE_UNREADABLE'],
  },
  'GET /api/staff/brand/{brandId}/operation': {
    ...needs('look'),
    summary: 'Whether the site is open.',
    params: byBrand,
    data: operation,
  },
  'POST /api/staff/brand/{brandId}/operation': {
    ...needs('site.switch'),
    summary: 'Open the site or put it into maintenance, with a message and an expected end.',
    params: byBrand,
    body: object(
      { websiteStatus: oneOf(websiteStatuses) },
      { message: nullable(line), endAt: nullable(dateTime) },
    ),
    data: operation,
  },
  'GET /api/staff/brand/{brandId}/audit': {
    ...needs('audit.read'),
    summary: 'Who did what, newest first; all of it or what the query narrows it to.',
    params: byBrand,
    ...auditLines,
  },
  'GET /api/staff/audit': {
    ...needs('audit.read'),
    anyBrand: true,
    summary:
      'Who did what at all brands whose audit trail the caller may read, newest first. Who administers all brands also gets what is about all of them: brand `*`.',
    ...auditLines,
  },
} as const satisfies ContractArea;
