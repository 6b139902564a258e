import { list, object, oneOf } from '#schemas/common/schemaBuilders';
import { filledLine, flag, nothing, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { brandId, byBrandAndUuid, needs, withoutBody } from './callParts';
import { cursor, dayRange, limit } from './page';
import { memberNote, memberRecord, searchHit, timelineKinds, timelineRow } from './shapes/deskMember';
import { memberStatuses } from './shapes/staff';

/** Text of several lines; no other control character, and no half of a surrogate pair. */
const noteText = {
  type: 'string',
  minLength: 1,
  maxLength: 1_000,
  pattern: '^(?=[^]*\\S)[^\\u0000-\\u0009\\u000b-\\u001f\\u007f\\ud800-\\udfff]*$',
} as const;

/** Brands separated by commas. */
const brands = {
  type: 'string',
  maxLength: 4_000,
  pattern: '^[a-z][a-z0-9-]{0,39}(,[a-z][a-z0-9-]{0,39})*$',
} as const;

const someKinds = `(${timelineKinds.join('|')})`;

/** What narrows a timeline. */
const timelineFilters = {
  ...dayRange,
  kind: { type: 'string', pattern: `^${someKinds}(,${someKinds}){0,14}$` },
} as const;

/** Most hits of a search; a person who sees so many types more. */
export const searchHits = 20;

/** Members as the operations desk sees them: search, page, timeline and notes. */
export const deskMember = {
  'GET /api/staff/member': {
    ...needs('members.read'),
    anyBrand: true,
    summary:
      'Members by username, phone, name, last digits of a phone or bank account, transfer reference, or the id of anything of theirs. Exact matches come first.',
    query: object(
      { q: { type: 'string', minLength: 3, maxLength: 100, pattern: filledLine.pattern } },
      { brand: brands },
    ),
    data: object({ hits: list(searchHit, searchHits), more: flag }),
  },
  'GET /api/staff/brand/{brandId}/member/{uuid}': {
    ...needs('members.read'),
    summary: 'Everything about a member on one page; phone and account numbers are masked.',
    params: byBrandAndUuid,
    data: memberRecord,
  },
  'GET /api/staff/brand/{brandId}/member/{uuid}/timeline': {
    ...needs('members.read'),
    summary: 'What happened to a member and by whom, newest first; `kind` lists the wanted kinds.',
    params: byBrandAndUuid,
    query: object({}, { limit, cursor, ...timelineFilters }),
    data: list(timelineRow),
    paged: true,
  },
  'GET /api/staff/brand/{brandId}/member/{uuid}/timeline/export': {
    ...needs('members.read'),
    summary: 'The same timeline as CSV; the export is audited with its filters and number of rows.',
    params: byBrandAndUuid,
    query: object({}, timelineFilters),
    data: nothing,
    file: 'text/csv',
  },
  'POST /api/staff/brand/{brandId}/member/{uuid}/note': {
    ...needs('members.note'),
    summary: 'Add a note about a member; notes never change. A pinned one is shown as a warning.',
    params: byBrandAndUuid,
    body: object({ text: noteText }, { pinned: flag }),
    data: memberNote,
  },
  'POST /api/staff/brand/{brandId}/member/{uuid}/note/{noteUuid}/unpin': {
    ...needs('members.note'),
    summary: 'Show a pinned note as a warning no longer; the note stays.',
    params: object({ brandId, uuid, noteUuid: uuid }),
    ...withoutBody,
    data: memberNote,
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/brand/{brandId}/member/{uuid}/reveal': {
    ...needs('members.reveal'),
    summary:
      'The complete phone number, or the number of a present or former bank account. The reason is written to the audit log.',
    params: byBrandAndUuid,
    body: object(
      { field: oneOf(['PHONE', 'BANK_ACCOUNT', 'FORMER_BANK_ACCOUNT']), reason: filledLine },
      /** Of a former account. */
      { accountUuid: uuid },
    ),
    data: object({ value: text }),
  },
  'POST /api/staff/brand/{brandId}/member/{uuid}/suspend': {
    ...needs('members.suspend'),
    summary: 'Suspend a member of this brand and end all their sessions.',
    params: byBrandAndUuid,
    body: object({ reason: filledLine }),
    data: object({ uuid, status: oneOf(memberStatuses) }),
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/brand/{brandId}/member/{uuid}/restore': {
    ...needs('members.suspend'),
    summary: 'Let a suspended member of this brand in again.',
    params: byBrandAndUuid,
    body: object({ reason: filledLine }),
    data: object({ uuid, status: oneOf(memberStatuses) }),
    errors: ['STATE_CHANGED'],
  },
} as const satisfies ContractArea;
