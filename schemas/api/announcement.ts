import { list, nullable, object } from '#schemas/common/build';
import { dateTime, flag, text, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';

const announcements = list(
  object({
    uuid,
    title: text,
    detail: text,
    image: nullable(text),
    link: nullable(text),
    startAt: nullable(dateTime),
    endAt: nullable(dateTime),
    popup: flag,
  }),
  50,
);

export const announcement = {
  'GET /api/auth/announcement': {
    access: 'member',
    row: 'API-159',
    summary: 'Announcements to members, in the order to show them.',
    data: announcements,
  },
  'GET /api/announcement': {
    access: 'public',
    row: 'API-160',
    summary: 'Announcements to visitors, in the order to show them.',
    data: announcements,
  },
} as const satisfies ContractArea;
