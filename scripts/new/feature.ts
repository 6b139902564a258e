import type { Edits, Names } from './edits';

/** A feature of the member app: its switch, off by default, its page `/auth/<name>` and its texts. */
export function newFeature(edits: Edits, { kebab, camel, pascal, label }: Names): void {
  edits.after(
    'schemas/brand/flags.ts',
    'export const flags = group(\n  {\n',
    `    ${camel}: area('ฟีเจอร์ ${label}', '${label}'),\n`,
  );
  edits.after('brands/defaults.json', '  "flags": {\n', `    "${camel}": false,\n`);
  edits.create(
    `src/app/routes/${pascal}Page.tsx`,
    `import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/PageHeader';

/** \`/auth/${kebab}\`. */
export function ${pascal}Page() {
  const { t } = useTranslation('${camel}');
  return <PageHeader title={t('title')} back="/auth/dashboard" />;
}
`,
  );
  edits.create(
    `src/app/routes/${pascal}Page.test.tsx`,
    `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
// Fetched beforehand: on a busy machine that takes longer than a test may.
import '../layouts/MemberLayout';
import './${pascal}Page';
import './statusPages';

const open = (isOn: boolean) =>
  openSite(
    '/auth/${kebab}',
    {},
    { flags: { ...shipped.flags, ${camel}: isOn } },
    { member: 'level-2', checkIn: 'done' },
  );

it('shows the page ${kebab}', async () => {
  await open(true);
  expect(await screen.findByRole('heading', { name: 'หน้า ${label}' })).toBeVisible();
});

it('does not show the page ${kebab} where it is switched off for this brand', async () => {
  await open(false);
  expect(await screen.findByRole('heading', { name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
});

// To do: test that it shows what the page ${kebab} is for.
`,
  );
  const key = kebab.includes('-') ? `'${kebab}'` : kebab;
  edits.before(
    'src/app/MemberRoutes.tsx',
    '  winlost: ',
    `  ${key}: async () => (await import('./routes/${pascal}Page')).${pascal}Page,\n`,
  );
  edits.before('core/brand/sitePages.ts', '  winlost: ', `  ${key}: ['${camel}'],\n`);
  edits.before(
    'schemas/preview/routes.ts',
    "  any('/ma', ",
    `  member('/auth/${kebab}', 'หน้า ${label}', '${label}', '${camel}'),\n`,
  );
  edits.create(`src/i18n/locales/th/${camel}.json`, `{\n  "title": "หน้า ${label}"\n}\n`);
  edits.create(`src/i18n/locales/en/${camel}.json`, `{\n  "title": "${label}"\n}\n`);
  // Replace it once calls are marked with the feature.
  edits.before('tests/access/switchedOff.test.ts', "  'leaderboard',\n];", `  '${camel}',\n`);
}
