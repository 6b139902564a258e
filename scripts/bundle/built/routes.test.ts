import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { prerenderedPages } from '#server/platform/hosting/pages';
import type { Template } from '#server/platform/hosting/stamp';
import { defaultOut, root } from '../places';

const server = path.join(defaultOut, '_server');
const { preloads } = JSON.parse(readFileSync(path.join(server, 'template.json'), 'utf8')) as Template;
const KB = 1024;
const BUDGET = 30;
const budgets: Readonly<Record<string, number>> = {
  // The member home brings all its sections, so that they appear together and nothing moves.
  'src/app/routes/DashboardPage.tsx': 40,
  // It brings the form library, and shares the list of banks with the page of the payout account.
  'src/app/routes/RegisterPage.tsx': 31.2,
};
/** The form library with its fields: one file that every page with a form shares, counted once. */
const FORMS_BUDGET = 16;

const pages = readdirSync(path.join(root, 'src/app/routes'))
  .filter((name) => /Pages?\.tsx$/.test(name))
  .map((name) => `src/app/routes/${name}`);
/** What a page of members stands in; it is there before any of them is opened from another. */
const frame = preloads['src/app/layouts/MemberLayout.tsx'] ?? [];
const forms = (preloads['src/ui/form/fields.tsx'] ?? []).filter((file) => !frame.includes(file));
const visitors = new Set<string>(Object.values(prerenderedPages));

const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + packedSize(file), 0) / KB;

function packedSize(file: string): number {
  const place = path.join(server, file);
  return (statSync(`${place}.br`, { throwIfNoEntry: false }) ?? statSync(place)).size;
}

describe('each lazy route', () => {
  it('of members stands in a frame of at most 30 KB of script', () => {
    expect(frame.length).toBeGreaterThan(0);
    expect(sizeOf(frame)).toBeLessThanOrEqual(BUDGET);
  });

  it('of a form shares the form library, of at most 16 KB', () => {
    expect(forms.length).toBeGreaterThan(0);
    expect(sizeOf(forms)).toBeLessThanOrEqual(FORMS_BUDGET);
  });

  it.each(pages)('%s loads at most its budget of additional scripts', (page) => {
    const before = visitors.has(page) ? [] : [...frame, ...forms];
    const files = preloads[page]?.filter((file) => !before.includes(file));
    expect(files).toBeDefined();
    const budget = budgets[page] ?? BUDGET;
    expect(sizeOf(files ?? []), files?.join('\n')).toBeLessThanOrEqual(budget);
  });
});
