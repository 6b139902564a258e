import { expect, type Page } from '@playwright/test';
import type { Calls } from '#schemas/api/contract';
import type { StaffName, Studio } from './studio';

type Workspace = Calls['GET /api/staff/brand/{brandId}']['data'];
type File = Workspace['published']['file'];
type Change = Calls['PATCH /api/staff/brand/{brandId}/draft']['body']['changes'][number];

/** Current published revision and draft of a brand. */
export const workspace = (studio: Studio, brandId: string): Promise<Workspace> =>
  studio.call('GET /api/staff/brand/{brandId}', { as: 'admin', params: { brandId } });

/** Changes the draft through the API, as a person's edits would. */
export const saveDraft = (studio: Studio, brandId: string, as: StaffName, changes: readonly Change[]) =>
  studio.call('PATCH /api/staff/brand/{brandId}/draft', {
    as,
    params: { brandId },
    body: { changes: [...changes] },
  });

/** Publishes a complete brand file through the API. */
export async function publishFile(studio: Studio, brandId: string, file: File, at?: Date) {
  const { published } = await workspace(studio, brandId);
  const body = {
    baseRevision: published.revision,
    note: 'โดยชุดทดสอบ',
    reason: 'โดยชุดทดสอบ',
    file,
    ...(at && { at: at.toISOString() }),
  };
  return studio.call('POST /api/staff/brand/{brandId}/release', {
    as: 'publisher',
    params: { brandId },
    body,
  });
}

/** Restores a brand: no pending publication, no draft, and the same published file. */
export async function restore(studio: Studio, brandId: string, { published: before }: Workspace) {
  const params = { brandId };
  for (const { uuid, status } of await studio.call('GET /api/staff/brand/{brandId}/release', {
    as: 'admin',
    params,
  })) {
    if (status !== 'WAITING_APPROVAL' && status !== 'SCHEDULED') continue;
    await studio.call('POST /api/staff/brand/{brandId}/release/{uuid}/cancel', {
      as: 'admin',
      params: { brandId, uuid },
      body: {},
    });
  }
  await studio.clean(brandId);
  const { published: now } = await workspace(studio, brandId);
  if (JSON.stringify(now.file) === JSON.stringify(before.file)) return;
  const publication = await publishFile(studio, brandId, before.file);
  if (publication.status === 'PUBLISHED') return;
  await studio.call('POST /api/staff/brand/{brandId}/release/{uuid}/approve', {
    as: 'publisher2',
    params: { brandId, uuid: publication.uuid },
    body: {},
  });
}

/** The top bar button that opens the review before publishing. */
export const publishButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^เผยแพร่/ });

/** Opens the review and waits until it is complete, because late parts move the fields below. */
export async function openReview(page: Page) {
  await publishButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText(/รอบันทึกฉบับร่าง|กำลังคำนวณต้นทุน/);
}

/** The accent colour of a page of the member app, in a frame or on its own. */
export const accentOf = (html: { evaluate: <R>(read: (element: HTMLElement) => R) => Promise<R> }) =>
  html.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent').trim());
