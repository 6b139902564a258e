import { list, nullable, object } from '#schemas/common/schemaBuilders';
import { dateTime, filledLine } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedList } from './page';
import {
  brandId,
  byBrand,
  byBrandAndRevision,
  byBrandAndUuid,
  byUuid,
  needs,
  withoutBody,
} from './callParts';
import { releaseReview } from './shapes/review';
import {
  brandJson,
  draftVersion,
  release as releaseShape,
  releaseSet,
  revisionDetail,
  revisionNumber,
  revisionRow,
} from './shapes/studio';

const publishErrors = ['REVISION_CONFLICT', 'DRAFT_CONFLICT', 'BRAND_INVALID', 'BRAND_WARNINGS'] as const;

/** Publishing: releases, revisions, and the way back. */
export const release = {
  'POST /api/staff/brand/{brandId}/release': {
    ...needs('releases.publish'),
    summary:
      'Publish the draft, an old revision or a complete file: now, at a given time, or after a second person approves, if the brand, a bound of the platform or a changed host requires that.',
    params: byBrand,
    body: object(
      { baseRevision: revisionNumber, note: filledLine },
      {
        /** Exactly one of the three defines the content. */
        draftVersion,
        revision: revisionNumber,
        file: brandJson,
        reason: nullable(filledLine),
        at: nullable(dateTime),
      },
    ),
    data: releaseShape,
    errors: [...publishErrors, 'NOTHING_TO_PUBLISH', 'SCHEDULE_PAST'],
  },
  'POST /api/staff/brand/{brandId}/release/review': {
    ...needs('releases.publish'),
    summary:
      'What a release of the draft, an old revision or a complete file would cost, which hosts it would allow, and who has to approve it. Changes nothing.',
    params: byBrand,
    body: object(
      { baseRevision: revisionNumber },
      {
        /** Exactly one of the three, as in the request to publish. */
        draftVersion,
        revision: revisionNumber,
        file: brandJson,
      },
    ),
    data: releaseReview,
    errors: ['DRAFT_CONFLICT', 'BRAND_INVALID'],
  },
  'GET /api/staff/brand/{brandId}/release': {
    ...needs('look'),
    summary: 'Releases that wait, and the latest that ended.',
    params: byBrand,
    data: list(releaseShape),
  },
  'POST /api/staff/brand/{brandId}/release/{uuid}/approve': {
    ...needs('releases.publish'),
    summary: 'Approve as the second person: the release is published, or scheduled for its time.',
    params: byBrandAndUuid,
    ...withoutBody,
    data: releaseShape,
    errors: [...publishErrors, 'STATE_CHANGED', 'FOUR_EYES', 'ADMIN_NEEDED', 'RELEASE_IN_SET'],
  },
  'POST /api/staff/brand/{brandId}/release/{uuid}/cancel': {
    ...needs('releases.publish'),
    summary: 'Take a waiting release back.',
    params: byBrandAndUuid,
    ...withoutBody,
    data: releaseShape,
    errors: ['STATE_CHANGED', 'RELEASE_IN_SET'],
  },
  'GET /api/staff/release-set': {
    ...needs('look'),
    anyBrand: true,
    summary: 'The latest sets of releases, newest first, of the brands that the caller may see.',
    data: list(releaseSet, 20),
  },
  'POST /api/staff/release-set': {
    ...needs('releases.publish'),
    anyBrand: true,
    summary:
      'Publish the drafts of several brands together, all or none: now, at a given time, or after a second person approves, if one of them requires that.',
    body: object(
      {
        brands: {
          ...list(object({ brandId, baseRevision: revisionNumber, draftVersion }), 50),
          minItems: 2,
        },
        note: filledLine,
      },
      { reason: nullable(filledLine), at: nullable(dateTime) },
    ),
    data: releaseSet,
    errors: [...publishErrors, 'NOTHING_TO_PUBLISH', 'SCHEDULE_PAST'],
  },
  'POST /api/staff/release-set/{uuid}/approve': {
    ...needs('releases.publish'),
    anyBrand: true,
    summary:
      'Approve all releases of a set as the second person: they are published, or scheduled for their time.',
    params: byUuid,
    ...withoutBody,
    data: releaseSet,
    errors: [...publishErrors, 'NOTHING_TO_PUBLISH', 'STATE_CHANGED', 'FOUR_EYES', 'ADMIN_NEEDED'],
  },
  'POST /api/staff/release-set/{uuid}/cancel': {
    ...needs('releases.publish'),
    anyBrand: true,
    summary: 'Cancel all waiting releases of a set.',
    params: byUuid,
    ...withoutBody,
    data: releaseSet,
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/release-set/{uuid}/rollback': {
    ...needs('releases.publish'),
    anyBrand: true,
    summary:
      'Roll a published set back: publish, as a new set and all or none, the revision that each brand had before it.',
    params: byUuid,
    body: object({ note: filledLine }, { reason: nullable(filledLine) }),
    data: releaseSet,
    errors: [...publishErrors, 'NOTHING_TO_PUBLISH', 'STATE_CHANGED'],
  },
  'GET /api/staff/brand/{brandId}/revision': {
    ...needs('look'),
    summary: 'Published revisions, newest first.',
    params: byBrand,
    ...pagedList(revisionRow),
  },
  'GET /api/staff/brand/{brandId}/revision/{revision}': {
    ...needs('look'),
    summary: 'One published revision with its file.',
    params: byBrandAndRevision,
    data: revisionDetail,
  },
} as const satisfies ContractArea;
