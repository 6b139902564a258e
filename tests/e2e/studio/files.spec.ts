import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { formatBrandFile } from '#core/brand/format';
import { brands } from '../support/site';
import { restore, saveDraft, workspace } from './support/release';
import { expect, test } from './support/studio';
import { expectSaved } from './support/workspace';

const [brandId = '', otherId = brandId] = brands.map(({ id }) => id);
const run = promisify(execFile);

const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'ไฟล์ของแบรนด์' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

async function exported(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await choose(page, 'ส่งออกเป็นไฟล์ JSON');
  return readFileSync(await (await downloading).path());
}

async function imported(page: Page, name: string, text: Buffer | string) {
  const choosing = page.waitForEvent('filechooser');
  await choose(page, 'นำเข้าจากไฟล์ JSON');
  const buffer = Buffer.from(text);
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer });
}

test('a draft is exported and imported again, byte for byte; an invalid brand file is rejected @prove', async ({
  studio,
}) => {
  await studio.clean(brandId);
  const { published } = await workspace(studio, brandId);
  await saveDraft(studio, brandId, 'editor', [
    { path: '/displayName', before: published.file['displayName'], after: 'ศาลา "88" ก็ได้' },
    { path: '/limits/minDeposit', after: 150 },
    { path: '/texts/th/login:form.submit', after: 'เข้าเลย' },
  ]);
  const page = await studio.open('editor', `/b/${brandId}?route=/login`);
  const out = await exported(page);
  const { draft } = await workspace(studio, brandId);
  expect(out.toString()).toBe(formatBrandFile(draft.file));

  await studio.clean(brandId);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(published.file['displayName']));
  await imported(page, 'brand.json', out);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ศาลา "88" ก็ได้');
  expect(await exported(page)).toEqual(out);
  await expect.poll(async () => (await workspace(studio, brandId)).draft.file).toEqual(draft.file);

  await imported(page, 'brand.json', readFileSync(`brands/${otherId}/brand.json`));
  await expect(page.getByText(`ไฟล์นี้เป็นของแบรนด์ ${otherId}`)).toBeVisible();
  await imported(page, 'notes.json', '{"version":1,');
  await expect(page.getByText('ไฟล์นี้ไม่ใช่ JSON ของแบรนด์')).toBeVisible();
  await expectSaved(page);
  expect(await exported(page)).toEqual(out);
  await studio.clean(brandId);
});

test('pull and push copy published brands between the server and a checkout, byte for byte @prove', async ({
  studio,
}) => {
  await studio.clean(brandId);
  const before = await workspace(studio, brandId);
  const copy = mkdtempSync(path.join(tmpdir(), 'sala-checkout-'));
  cpSync('brands', path.join(copy, 'brands'), { recursive: true });
  const brandsCommand = async (...args: string[]) => {
    const url = `http://127.0.0.1:${new URL(studio.url('/')).port}`;
    const command = ['--import', 'tsx', 'scripts/brands.ts', ...args, '--root', copy, '--url', url];
    const env = {
      ...process.env,
      OPS_EMAIL: 'publisher@demo.sala.example',
      OPS_PASSWORD: process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026',
    };
    return run(process.execPath, command, { env });
  };
  const file = path.join(copy, 'brands', brandId, 'brand.json');

  await brandsCommand('pull');
  for (const { id } of brands) {
    const pulled = readFileSync(path.join(copy, 'brands', id, 'brand.json'));
    expect(pulled.equals(readFileSync(`brands/${id}/brand.json`)), id).toBe(true);
  }

  await test.step('a changed file is pushed, and pulled unchanged', async () => {
    const changed = formatBrandFile({ ...before.published.file, displayName: 'จากคลังโค้ด' });
    writeFileSync(file, changed);
    const { stdout } = await brandsCommand('push', brandId, '--note', 'จากคำสั่ง');
    expect(stdout).toContain(`published as revision ${before.published.revision + 1}`);
    expect((await workspace(studio, brandId)).published).toMatchObject({
      kind: 'push',
      note: 'จากคำสั่ง',
      author: 'publisher@demo.sala.example',
      file: { displayName: 'จากคลังโค้ด' },
    });
    await brandsCommand('pull', brandId);
    expect(readFileSync(file, 'utf8')).toBe(changed);
    expect((await brandsCommand('push', brandId, '--note', 'อีกครั้ง')).stdout).toContain(
      'is what is published',
    );
  });

  await test.step('a push does not overwrite a newer published revision', async () => {
    await restore(studio, brandId, before);
    const pushed = brandsCommand('push', brandId, '--note', 'ของเก่า');
    await expect(pushed).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('REVISION_CONFLICT'),
    });
    await brandsCommand('pull', brandId);
    expect(readFileSync(file).equals(readFileSync(`brands/${brandId}/brand.json`))).toBe(true);
  });
  expect(readdirSync(path.join(copy, 'brands'))).toEqual(readdirSync('brands'));
  rmSync(copy, { recursive: true });
});
