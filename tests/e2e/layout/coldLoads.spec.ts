import { proving } from '#server/testing/proving';
import type { Page } from '@playwright/test';
import { bankCodes } from '#schemas/common/banks';
import { previewRoutes } from '#schemas/preview/routes';
import { accessibilityViolations } from '../support/axe';
import { foreignWords } from '../support/language';
import { type Loads, watchLoads } from '../support/loads';
import { demoMember, keepCheckInClosed, type NewMember, openAs, sharedMember } from '../support/member';
import {
  eagerImagesBelow,
  routesOf,
  sidewaysScroll,
  smallTargets,
  waitUntilLoaded,
  sample,
} from '../support/pages';
import { brands, brandUrl, expect, test } from '../support/site';

/**
 * Opens every page of every brand in a new document, on a phone and a desktop, in Thai and English. `npm test` opens
 * the entrances of each brand on a Thai phone, and every tenth page once; brands, devices and languages take turns from
 * page to page. `npm run prove -- coldLoads` opens all combinations.
 */
const languages = ['th', 'en'] as const;
type Language = (typeof languages)[number];
/** Names of the projects. */
const devices = ['phone', 'desktop'] as const;
type Device = (typeof devices)[number];

// Fonts of frames without an origin would need a permission for an extra header.
test.use({ extraHTTPHeaders: {} });

/** What most visitors of a brand see first. */
const ENTRANCES = ['/', '/login'];
const UNKNOWN_INVITER = '/aff/DEMO01';
const PHONE = { width: 360, height: 740 };
/** Shown to a member who has an open deposit. */
const INSTEAD: Readonly<Record<string, string>> = { '/auth/deposit/qr': '/auth/deposit' };
/** Sum of the layout shifts of one load. */
const MOST_SHIFT = 0.02;

for (const { id } of brands)
  for (const language of languages) {
    const pages = (device: Device) => {
      const covered = (path: string) => isCovered({ id, path, device, language });
      const { public: publicRoutes, member: memberRoutes } = routesOf(id);
      return { public: publicRoutes.filter(covered), member: memberRoutes.filter(covered) };
    };
    const [onPhone, onDesktop] = devices.map((device) => Object.values(pages(device)).flat().length > 0);
    if (!onPhone && !onDesktop) continue;
    const tag = onPhone ? (onDesktop ? ' @desktop' : '') : ' @desktop-only';
    test(`LAY-01 LAY-04 LAY-14 LAY-27 LAY-28 W1 the pages of ${id} in ${language} load without jumps, messages and violations${tag}`, async ({
      page,
    }, { project }) => {
      test.setTimeout(proving ? 900_000 : 300_000);
      const isPhone = project.name === 'phone';
      const covered = pages(isPhone ? 'phone' : 'desktop');
      await page.addInitScript((value) => {
        if (window.top === window) localStorage.setItem('language', value);
      }, language);
      if (isPhone) await page.setViewportSize(PHONE);
      const loads = await watchLoads(page);
      const check = async (path: string, known?: NewMember) => {
        await load(page, id, path);
        await checkLoad(loads, path);
        await checkContent({ page, id, path, language, member: known });
        if (known) await checkHeader(page, path, known);
        expect.soft(await eagerImagesBelow(page), path).toEqual([]);
        if (!isPhone) return;
        await loads.showFonts();
        await checkSizes(page, path);
        // A dialog stops the page from scrolling.
        const isScrollable = known && (await page.getByRole('dialog').count()) === 0;
        if (isScrollable) await expect.poll(() => hiddenByBar(page), path).toBeLessThanOrEqual(0);
      };

      for (const path of covered.public) await check(path);
      if (covered.member.length === 0) return;
      // A member with a history in one half of the loads, a new one in the other.
      const member = isPhone === (language === 'th') ? await demoMember(id) : await sharedMember(id);
      await keepCheckInClosed(page, member);
      await openAs(page, member, '/404');
      for (const path of covered.member) await check(path, member);
    });
  }

interface Load {
  readonly id: string;
  readonly path: string;
  readonly device: Device;
  readonly language: Language;
}

/** Whether this load is part of `npm test`. */
function isCovered({ id, path, device, language }: Load): boolean {
  if (proving || (ENTRANCES.includes(path) && device === 'phone' && language === 'th')) return true;
  const offering = brands.filter(({ id: other }) => pathsOf(other).includes(path));
  const row = sample(previewRoutes).findIndex((route) => route.path === path);
  if (row < 0) return false;
  const takesTurn = offering[row % offering.length]?.id === id;
  return takesTurn && device === devices[row % 2] && language === languages[(row >> 1) % 2];
}

function pathsOf(id: string): readonly string[] {
  const routes = routesOf(id);
  return [...routes.public, ...routes.member];
}

/** Opens a page and makes sure that the brand has it, and that it requests nothing of other hosts. */
async function load(page: Page, id: string, path: string): Promise<void> {
  const hosts = new Set<string>();
  const record = (request: { url(): string }) => hosts.add(new URL(request.url()).hostname);
  page.on('request', record);
  // The response may arrive after the page is drawn.
  const refusal = path === UNKNOWN_INVITER ? page.waitForEvent('console') : undefined;
  await page.goto(brandUrl(id, path));
  await waitUntilLoaded(page);
  await refusal;
  page.off('request', record);
  await expect(page.locator('[data-loading]'), path).toHaveCount(0);
  const { pathname } = new URL(brandUrl(id, path));
  expect.soft([pathname, INSTEAD[path]], path).toContain(new URL(page.url()).pathname);
  expect
    .soft(
      [...hosts].filter((host) => host !== `${id}.localhost`),
      path,
    )
    .toEqual([]);
}

async function checkLoad(loads: Loads, path: string): Promise<void> {
  const { sum, moved, messages } = await loads.take();
  expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
  // The browser logs the 404 response for an unknown inviter code.
  const expected = path === UNKNOWN_INVITER ? [expect.stringContaining('404')] : [];
  expect.soft(messages, path).toEqual(expected);
}

interface Shown extends Omit<Load, 'device'> {
  readonly page: Page;
  readonly member: NewMember | undefined;
}

async function checkContent({ page, id, path, language, member }: Shown): Promise<void> {
  expect.soft(await page.evaluate(() => document.documentElement.lang), path).toBe(language);
  if (language === 'th') {
    // Marks of banks are their abbreviations, one of them in small letters.
    const banks = [...bankCodes, ...bankCodes.map((code) => code.toLowerCase())];
    const names = member ? [...banks, member.username] : [];
    expect.soft(await foreignWords(page, id, names), path).toEqual([]);
  }
  expect.soft(await accessibilityViolations(page, { severeOnly: true }), path).toEqual([]);
}

/** The page fits every width and has targets that fingers can hit. */
async function checkSizes(page: Page, path: string): Promise<void> {
  expect.soft(await smallTargets(page), path).toEqual([]);
  for (const width of [390, 412, 768, 1280, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    expect.soft(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
  }
}

/** By its element, because a dialog hides it from the accessibility tree. */
async function checkHeader(page: Page, path: string, { user, username }: NewMember): Promise<void> {
  const header = page.locator('header').first();
  await expect.soft(header, path).toContainText(user.name);
  await expect.soft(header, path).toContainText(username);
  await expect.soft(header.getByLabel(/ออกจากระบบ|Log out/), path).toBeVisible();
}

/** Pixels of the last control that the bottom bar covers when the page is scrolled to its end. */
async function hiddenByBar(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  const last = await page.getByRole('main').locator('button:visible, a:visible').last().boundingBox();
  const bar = await page.getByTestId('bottom-bar').boundingBox();
  if (!last || !bar) throw new Error('The page has no control, or no bar.');
  return last.y + last.height - bar.y;
}
