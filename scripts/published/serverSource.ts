import { connect } from '../brands/remote';
import type { PublishedSource } from './publishedSource';

/** What a running server serves: the brands that the staff member may see. */
export async function serverSource(url: string, env: NodeJS.ProcessEnv): Promise<PublishedSource> {
  const { client, upload } = await connect(url, env);
  return {
    revisions: async () => {
      const { data } = await client.call('GET /api/staff/brand', {});
      return new Map(data.map(({ brandId, revision }) => [brandId, revision]));
    },
    read: async (brandId) =>
      (await client.call('GET /api/staff/brand/{brandId}', { params: { brandId } })).data.published,
    upload,
    close: async () => {
      // Should that fail, the session ends by itself.
      await client.call('POST /api/staff/logout', { body: {} }).catch(() => undefined);
    },
  };
}
