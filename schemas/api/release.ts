import { list, nullable, object } from '#schemas/common/build';
import { dateTime, filledLine } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedList } from './pagedList';
import { brandId, byBrand, byBrandAndRevision, byBrandAndUuid, byUuid, emptyBody } from './params';
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
    access: 'staff',
    role: 'publisher',
    row: 'W5',
    summary:
      'Publish the draft, an old revision or a whole file: now, at a time, or once a second person approves, as the brand, the bounds of the platform and changed hosts demand.',
    params: byBrand,
    body: object(
      { baseRevision: revisionNumber, note: filledLine },
      {
        /** Exactly one of the three says what is published. */
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
    access: 'staff',
    role: 'publisher',
    row: 'W5',
    summary:
      'What publishing the draft, an old revision or a whole file would cost, which hosts it lets in, and whose consent it needs. Changes nothing.',
    params: byBrand,
    body: object(
      { baseRevision: revisionNumber },
      {
        /** Exactly one of the three, as for the release. */
        draftVersion,
        revision: revisionNumber,
        file: brandJson,
      },
    ),
    data: releaseReview,
    errors: ['DRAFT_CONFLICT', 'BRAND_INVALID'],
  },
  'GET /api/staff/brand/{brandId}/release': {
    access: 'staff',
    role: 'viewer',
    row: 'W5',
    summary: 'Releases that wait, and the latest that ended.',
    params: byBrand,
    data: list(releaseShape),
  },
  'POST /api/staff/brand/{brandId}/release/{uuid}/approve': {
    access: 'staff',
    role: 'publisher',
    row: 'W5',
    summary: "A second person's word: it is published, or waits for its time.",
    params: byBrandAndUuid,
    body: emptyBody,
    bodyOptional: true,
    data: releaseShape,
    errors: [...publishErrors, 'STATE_CHANGED', 'FOUR_EYES', 'ADMIN_NEEDED', 'RELEASE_IN_SET'],
  },
  'POST /api/staff/brand/{brandId}/release/{uuid}/cancel': {
    access: 'staff',
    role: 'publisher',
    row: 'W5',
    summary: 'Take a waiting release back.',
    params: byBrandAndUuid,
    body: emptyBody,
    bodyOptional: true,
    data: releaseShape,
    errors: ['STATE_CHANGED', 'RELEASE_IN_SET'],
  },
  'GET /api/staff/release-set': {
    access: 'staff',
    role: 'viewer',
    anyBrand: true,
    row: 'W5',
    summary:
      'The latest releases of several brands at once, newest first, of brands that the caller may see.',
    data: list(releaseSet, 20),
  },
  'POST /api/staff/release-set': {
    access: 'staff',
    role: 'publisher',
    anyBrand: true,
    row: 'W5',
    summary:
      'Publish the drafts of several brands together: all or none, now, at a time, or once a second person approves, when one of them needs that.',
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
    access: 'staff',
    role: 'publisher',
    anyBrand: true,
    row: 'W5',
    summary: "A second person's word for all releases of a set: they are published, or wait for their time.",
    params: byUuid,
    body: emptyBody,
    bodyOptional: true,
    data: releaseSet,
    errors: [...publishErrors, 'NOTHING_TO_PUBLISH', 'STATE_CHANGED', 'FOUR_EYES', 'ADMIN_NEEDED'],
  },
  'POST /api/staff/release-set/{uuid}/cancel': {
    access: 'staff',
    role: 'publisher',
    anyBrand: true,
    row: 'W5',
    summary: 'Take all waiting releases of a set back.',
    params: byUuid,
    body: emptyBody,
    bodyOptional: true,
    data: releaseSet,
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/release-set/{uuid}/rollback': {
    access: 'staff',
    role: 'publisher',
    anyBrand: true,
    row: 'W5',
    summary: 'Publish again what each brand of a published set showed before it: a new set, all or none.',
    params: byUuid,
    body: object({ note: filledLine }, { reason: nullable(filledLine) }),
    data: releaseSet,
    errors: [...publishErrors, 'NOTHING_TO_PUBLISH', 'STATE_CHANGED'],
  },
  'GET /api/staff/brand/{brandId}/revision': {
    access: 'staff',
    role: 'viewer',
    row: 'W5',
    summary: 'Published revisions, newest first.',
    params: byBrand,
    ...pagedList(revisionRow),
  },
  'GET /api/staff/brand/{brandId}/revision/{revision}': {
    access: 'staff',
    role: 'viewer',
    row: 'W5',
    summary: 'One published revision with its file.',
    params: byBrandAndRevision,
    data: revisionDetail,
  },
} as const satisfies ContractArea;
