import type { Edits, Names } from './edits';

/** A section of the members' dashboard, which a brand names in `layout.dashboard`. */
export function newSection(edits: Edits, { camel, pascal, label }: Names): void {
  const folder = 'src/app/sections/dashboard';
  edits.create(
    `${folder}/${pascal}.tsx`,
    `import { useTranslation } from 'react-i18next';
import { Section } from '@/ui/Section';

/** The section \`${camel}\` of the dashboard. */
export function ${pascal}() {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('${camel}.title')}>
      <p>{t('${camel}.empty')}</p>
    </Section>
  );
}
`,
  );
  edits.create(
    `${folder}/${pascal}.test.tsx`,
    `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
// Fetched beforehand: on a busy machine that takes longer than a test may.
import '../../layouts/MemberLayout';
import '../../routes/DashboardPage';

it('shows the section ${camel} where the brand names it', async () => {
  const layout = { ...shipped.layout, dashboard: ['${camel}' as const] };
  await openSite('/auth/dashboard', {}, { layout }, { member: 'level-2', checkIn: 'done' });
  expect(await screen.findByRole('heading', { name: '${label}' })).toBeVisible();
});

// To do: test that it shows what the section ${camel} is for.
`,
  );
  edits.before('schemas/brand/layout.ts', '] as const;\nexport type DashboardSection', `  '${camel}',\n`);
  edits.before(
    `${folder}/registry.ts`,
    '\n/** Component for each name',
    `import { ${pascal} } from './${pascal}';\n`,
  );
  edits.before(`${folder}/registry.ts`, '};', `  ${camel}: ${pascal},\n`);
  edits.before('preview/frame/pick/settingsAt.ts', '};\n\n/** Settings behind', `  ${camel}: [],\n`);
  const texts = `  "${camel}.title": "${label}",\n  "${camel}.empty": "Nothing here yet",\n`;
  for (const language of ['th', 'en']) {
    edits.before(`src/i18n/locales/${language}/dashboard.json`, '  "balance.title": ', texts);
    edits.before(
      `preview/i18n/locales/${language}/form.json`,
      '  "value.withdraw": ',
      `  "value.${camel}": "${label}",\n`,
    );
  }
}
