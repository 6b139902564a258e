import { connect } from '../brands/remote';
import type { PublishedSource } from './publishedSource';

/** What a running server serves: the open brands that the staff member may see. */
export async function serverSource(url: string, env: NodeJS.ProcessEnv): Promise<PublishedSource> {
  const { client, image } = await connect(url, env);
  return {
    revisions: async () => {
      const { data } = await client.call('GET /api/staff/brand', {});
      const open = data.filter(({ state }) => state === 'OPEN');
      return new Map(open.map(({ brandId, revision }) => [brandId, revision]));
    },
    read: async (brandId) =>
      (await client.call('GET /api/staff/brand/{brandId}', { params: { brandId } })).data.published,
    image,
    close: async () => {
      // Should that fail, the session ends by itself.
      await client.call('POST /api/staff/logout', { body: {} }).catch(() => undefined);
    },
  };
}
