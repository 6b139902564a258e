import { nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { dateTime, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { withoutBody } from './callParts';
import { configurationList, setting as settingShape, userSetting } from './shapes/setting';
import { websiteStatuses } from './shapes/statuses';

export const setting = {
  'GET /api/setting': {
    access: 'public',
    summary: 'Contact ids and the numbers of the promotion page.',
    data: settingShape,
  },
  'GET /api/setting/operational/website': {
    access: 'public',
    summary: 'Whether the site is open or in maintenance, and until when.',
    data: object({
      websiteStatus: oneOf(websiteStatuses),
      message: nullable(text),
      endAt: nullable(dateTime),
    }),
  },
  'GET /api/configuration': {
    access: 'public',
    summary: 'Images by key for visitors.',
    data: configurationList,
  },
  'GET /api/auth/configuration/list': {
    access: 'member',
    summary: 'Images by key for members.',
    data: configurationList,
  },
  'POST /api/auth/setting': {
    access: 'member',
    summary: 'The bonus windows that apply to the member.',
    ...withoutBody,
    data: userSetting,
  },
  'GET /api/auth/chat': {
    access: 'member',
    features: ['liveChat'],
    summary: 'Who the member is to the live chat, and the proof that the platform says so.',
    data: essential(object({ userId: text, proof: nullable(text) }), 'userId'),
  },
} as const satisfies ContractArea;
