import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS } from '#core/time/durations';
import type { TestApp } from '#server/testing/testApp';
import type { ObjectKind } from './access';

/** A revision of a brand, a pending release and a share link. */
export async function insertPublishing(t: TestApp, ids: Readonly<Record<ObjectKind, string>>): Promise<void> {
  const now = t.clock.now();
  const file = JSON.stringify(t.brands.published(ids.brand)?.file ?? {});
  const note = `note ${ids.release}`;
  await t.db
    .insertInto('brand_revisions')
    .values({
      brand_id: ids.brand,
      revision: Number(ids.revision),
      kind: 'publish',
      file,
      note,
      author_id: ids.staff,
      created_at: now,
    })
    .execute();
  await t.db
    .insertInto('brand_releases')
    .values({
      brand_id: ids.brand,
      id: ids.release,
      status: 'WAITING_APPROVAL',
      kind: 'publish',
      base_revision: Number(ids.revision),
      file,
      note,
      author_id: ids.staff,
      created_at: now,
    })
    .execute();
  await t.db
    .insertInto('brand_releases')
    .values({
      brand_id: ids.brand,
      id: randomUUID(),
      set_id: ids.releaseSet,
      status: 'WAITING_APPROVAL',
      kind: 'publish',
      base_revision: Number(ids.revision),
      file,
      note,
      author_id: ids.staff,
      created_at: now,
    })
    .execute();
  await t.db
    .insertInto('brand_shares')
    .values({
      brand_id: ids.brand,
      id: ids.share,
      token_hash: randomBytes(32),
      brand: JSON.stringify(t.brands.byId(ids.brand)),
      view: 'page=home',
      note,
      created_by: ids.staff,
      created_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute();
}
