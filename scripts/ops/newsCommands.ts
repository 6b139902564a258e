import { audiences } from '#schemas/api/announcement';
import type { Calls } from '#schemas/api/contract';
import type { Commands } from './client';
import { page } from './lists';
import { word, type Options } from './options';
import { moment } from './table';
import { until } from './until';
import { UsageError } from './usage';

type Announcement = Calls['POST /api/staff/brand/{brandId}/announcement']['data'];

const columns = {
  ID: ({ uuid }: Announcement) => uuid,
  FROM: ({ startAt }: Announcement) => moment(startAt),
  UNTIL: ({ endAt }: Announcement) => moment(endAt),
  FOR: ({ audience }: Announcement) => audience,
  POPUP: ({ popup }: Announcement) => (popup ? 'yes' : ''),
  TITLE: ({ title }: Announcement) => title,
  LINK: ({ link }: Announcement) => link ?? '',
};

/** An announcement as members and visitors see it. */
export const newsCommands: Commands = {
  'list news': async (api, { brandId }) => {
    const { data } = await api.call('GET /api/staff/brand/{brandId}/announcement', { params: { brandId } });
    return page(columns, data);
  },
  announce: async (api, options) => {
    const { brandId, detail, link, popup } = options;
    const body = {
      title: word(options, 1, 'a title, in quotes'),
      audience: audienceOf(options),
      popup,
      ...(detail !== undefined && { detail }),
      ...(link !== undefined && { link }),
      ...(options.until !== undefined && { endAt: until(options.until, new Date()) }),
    };
    return sentence(
      (await api.call('POST /api/staff/brand/{brandId}/announcement', { params: { brandId }, body })).data,
    );
  },
  'end news': async (api, options) => {
    const params = { brandId: options.brandId, uuid: word(options, 2, 'an id') };
    const { data } = await api.call('POST /api/staff/brand/{brandId}/announcement/{uuid}/end', {
      params,
      body: {},
    });
    return sentence(data);
  },
};

function audienceOf({ for: whom = 'ALL' }: Options): Announcement['audience'] {
  const known = audiences.find((word) => word === whom.toUpperCase());
  if (!known) throw new UsageError(`--for is one of ${audiences.join(', ').toLowerCase()}.`);
  return known;
}

function sentence({ uuid, title, audience, endAt }: Announcement): string {
  const end = endAt === null ? 'is shown until it is ended' : `is shown until ${moment(endAt)}`;
  return `${uuid} "${title}", for ${audience.toLowerCase()}, ${end}.`;
}
