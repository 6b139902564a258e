import { audiences } from '#schemas/api/announcement';
import type { Calls } from '#schemas/api/contract';
import type { Client } from './client';
import { word } from './options';
import type { Options } from './options';
import { moment, table } from './table';
import { until } from './until';
import { UsageError } from './usage';

type Announcement = Calls['POST /api/staff/brand/{brandId}/announcement']['data'];

/** An announcement as members and visitors see it. */
export const newsCommands = {
  'list news': async (api: Client, { brandId }: Options) => {
    const { data } = await api.call('GET /api/staff/brand/{brandId}/announcement', { params: { brandId } });
    const head = ['ID', 'FROM', 'UNTIL', 'FOR', 'POPUP', 'TITLE', 'LINK'];
    const rows = data.map(({ uuid, startAt, endAt, audience, popup, title, link }) => [
      uuid,
      moment(startAt),
      moment(endAt),
      audience,
      popup ? 'yes' : '',
      title,
      link ?? '',
    ]);
    return rows.length === 0 ? 'No entries.' : table([head, ...rows]);
  },
  announce: async (api: Client, options: Options) => {
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
  'end news': async (api: Client, options: Options) => {
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
