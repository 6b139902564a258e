import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { count, dateTime, flag, line, text, uuid } from '#schemas/common/scalars';
import { permissionNames } from '../staffPermissions';
import { releaseReview } from './review';
import { websiteStatuses } from './statuses';

/** A brand file as it travels: a draft may be wrong, so its shape is checked by the brand's own rules, not here. */
export const brandJson = { type: 'object', additionalProperties: true } as const;

/** Number of a published revision, counted per brand from 1. */
export const revisionNumber = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** Counts the saved states of a draft; 0 without changes since the published revision. */
export const draftVersion = { type: 'integer', minimum: 0, maximum: 2_147_483_647 } as const;

export const operation = object({
  websiteStatus: oneOf(websiteStatuses),
  message: nullable(text),
  endAt: nullable(dateTime),
});

/** What the caller may do at a brand. */
const mine = list(oneOf(permissionNames), permissionNames.length);

/** A draft was never opened and is visible to staff only. An archived brand is no longer served. */
export const brandStates = ['DRAFT', 'OPEN', 'ARCHIVED'] as const;

/** The parts of a brand that can be copied to a new brand. */
export const brandParts = [
  'look',
  'layout',
  'texts',
  'games',
  'money',
  'levels',
  'prizes',
  'features',
] as const;

/** One brand in the studio's list; `colours` are the published ones, for its swatch. */
export const brandSummary = object({
  brandId: text,
  displayName: text,
  state: oneOf(brandStates),
  primary: flag,
  hostnames: list(text, 100),
  colours: object({ color: text, background: text, surface: text }),
  permissions: mine,
  revision: revisionNumber,
  publishedAt: dateTime,
  draft: nullable(object({ version: draftVersion, updatedAt: dateTime, updatedBy: nullable(text) })),
  errors: count,
  warnings: count,
  /** Releases that wait for their time or for a second person. */
  waiting: count,
  operation,
});

export const revisionKinds = ['file', 'publish', 'rollback', 'schedule', 'push', 'create'] as const;

const revisionLine = {
  revision: revisionNumber,
  kind: oneOf(revisionKinds),
  note: text,
  author: nullable(text),
  approver: nullable(text),
  /** The older revision that a rollback brought back. */
  restores: nullable(revisionNumber),
  at: dateTime,
} as const;

export const revisionRow = object(revisionLine);
export const revisionDetail = object({ ...revisionLine, file: brandJson });

/** Everything that the studio needs to open a brand. */
export const workspace = object({
  brandId: text,
  permissions: mine,
  fourEyes: flag,
  published: revisionDetail,
  draft: object({
    version: draftVersion,
    file: brandJson,
    updatedAt: nullable(dateTime),
    updatedBy: nullable(text),
  }),
});

/** A brand in the comparison; no draft without changes since its publication. */
export const brandFiles = object({ brandId: text, published: brandJson, draft: nullable(brandJson) });

export const releaseStatuses = ['WAITING_APPROVAL', 'SCHEDULED', 'PUBLISHED', 'CANCELLED', 'FAILED'] as const;

/** A request to publish a frozen state or an old revision: now, at a given time, or after a second person approves. */
export const release = object({
  uuid,
  /** The set that it belongs to: releases of several brands that are decided together. */
  setUuid: nullable(uuid),
  status: oneOf(releaseStatuses),
  kind: oneOf(['publish', 'rollback', 'push']),
  baseRevision: revisionNumber,
  /** What it became. */
  revision: nullable(revisionNumber),
  restores: nullable(revisionNumber),
  note: text,
  /** Why it is published in spite of warnings. */
  reason: nullable(text),
  at: nullable(dateTime),
  author: text,
  authorUuid: uuid,
  approver: nullable(text),
  /** Why it failed. */
  failure: nullable(text),
  createdAt: dateTime,
  file: brandJson,
  /** As computed when the release was requested or last held; `null` for releases from before there were reviews. */
  review: nullable(releaseReview),
});

/** Releases of several brands that are published, decided and rolled back together: they share their status. */
export const releaseSet = object({
  uuid,
  status: oneOf(releaseStatuses),
  note: text,
  at: nullable(dateTime),
  author: text,
  authorUuid: uuid,
  approver: nullable(text),
  createdAt: dateTime,
  /** Whether every brand still shows what this set published, so that it can be rolled back. */
  current: flag,
  releases: list(object({ brandId: text, release }), 50),
});

/** One change by JSON pointer. Absent `before`: there was nothing; absent `after`: it goes. */
export const pathChange = object(
  { path: { type: 'string', maxLength: 300, pattern: '^(/[^/]+)+$' } },
  { before: {}, after: {} },
);

/** What a share link shows besides the brand: the studio's view state as one query string. */
export const shareView = { type: 'string', maxLength: 500, pattern: '^[A-Za-z0-9=&%._~:/-]*$' } as const;

export const shareRow = object({
  uuid,
  note: line,
  view: shareView,
  createdBy: text,
  createdAt: dateTime,
  expiresAt: dateTime,
  revokedAt: nullable(dateTime),
});

export const uploadedImage = object({
  /** Value for the brand file, below `assetsBase`, such as `u/logo.webp`. */
  file: text,
  bytes: count,
  width: count,
  height: count,
});
