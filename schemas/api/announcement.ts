import { ownFile } from '#schemas/brand/patterns';
import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { dateTime, filledLine, flag, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { byBrand, byBrandAndUuid, needs, withoutBody } from './callParts';

/** Who reads an announcement. */
export const audiences = ['ALL', 'PUBLIC', 'MEMBER'] as const;

/** Text of several lines; no other control character, and no half of a surrogate pair. */
const paragraphs = {
  type: 'string',
  maxLength: 2_000,
  pattern: '^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f\\ud800-\\udfff]*$',
} as const;
/** An address that hides nothing: https, and no name before its host (VAL-01). */
const webLink = {
  type: 'string',
  maxLength: 500,
  pattern: '^https://[^\\s"\'<>\\\\@/?#]+([/?#][^\\s"\'<>\\\\]*)?$',
} as const;
/** An image of the brand, relative to `assetsBase`; never from another host. */
const ownImage = { type: 'string', maxLength: 200, pattern: ownFile } as const;

const announcements = list(
  essential(
    object({
      uuid,
      title: text,
      detail: text,
      titleEn: nullable(text),
      detailEn: nullable(text),
      image: nullable(text),
      link: nullable(text),
      startAt: nullable(dateTime),
      endAt: nullable(dateTime),
      popup: flag,
    }),
    'uuid',
    'title',
  ),
  50,
);

const storedAnnouncement = object({
  uuid,
  title: text,
  detail: text,
  titleEn: nullable(text),
  detailEn: nullable(text),
  audience: oneOf(audiences),
  image: nullable(text),
  link: nullable(text),
  popup: flag,
  startAt: dateTime,
  endAt: nullable(dateTime),
});

export const announcement = {
  'GET /api/auth/announcement': {
    access: 'member',
    features: ['announcement'],
    summary: 'Announcements to members, in the order to show them.',
    data: announcements,
  },
  'GET /api/announcement': {
    access: 'public',
    features: ['announcement'],
    summary: 'Announcements to visitors, in the order to show them.',
    data: announcements,
  },
  'GET /api/staff/brand/{brandId}/announcement': {
    ...needs('look'),
    summary: 'Announcements that are shown or will be, and the latest that were, newest first.',
    params: byBrand,
    data: list(storedAnnouncement, 50),
  },
  'POST /api/staff/brand/{brandId}/announcement': {
    ...needs('announcements.write'),
    summary:
      'Announce something: at once or from a time, until it is ended or another time. Readers of English see the English texts where there are any, else the Thai ones.',
    params: byBrand,
    body: object(
      { title: filledLine, audience: oneOf(audiences) },
      {
        detail: paragraphs,
        titleEn: nullable(filledLine),
        detailEn: nullable(paragraphs),
        popup: flag,
        link: nullable(webLink),
        image: nullable(ownImage),
        startAt: nullable(dateTime),
        endAt: nullable(dateTime),
      },
    ),
    data: storedAnnouncement,
  },
  'POST /api/staff/brand/{brandId}/announcement/{uuid}/end': {
    ...needs('announcements.write'),
    summary: 'Show it no longer.',
    params: byBrandAndUuid,
    ...withoutBody,
    data: storedAnnouncement,
    errors: ['STATE_CHANGED'],
  },
} as const satisfies ContractArea;
