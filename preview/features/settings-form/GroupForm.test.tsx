import { describe, expect, it } from 'vitest';
import { pointer } from '#core/brand/json';
import { brand } from '#schemas/brand/brand';
import { describe as schemaAt, type SettingSchema } from '#schemas/brand/describe';
import { groupIds, groups } from '@studio/features/settings/groups';
import { isComposite, kindOf } from '@studio/features/settings/kinds';
import { openForm, serveEditor } from '@studio/testing/openForm';
import { pageServer } from '@backoffice/testing/pageServer';
import { conditionOf } from './setting/Conditional';

pageServer(serveEditor);

/** The settings below a path that have a frame of their own, independent of other values. */
function settingsBelow(path: string, schema: SettingSchema): string[] {
  const kind = kindOf(path, schema);
  if (kind !== undefined) return isComposite(kind) || conditionOf(path) ? [] : [path];
  return Object.entries(schema.properties ?? {}).flatMap(([key, below]) =>
    settingsBelow(pointer(path, key), below),
  );
}

describe('GroupForm', () => {
  it('every setting of a brand is on one page; a new one is added to `groups` in features/settings/groups.ts', () => {
    const placed = groupIds.flatMap((id): readonly string[] => groups[id]);
    expect([...placed].sort()).toEqual(Object.keys(brand.properties).sort());
  });

  it.each(groupIds)(
    'the page %s has each of its settings once, in the order of the schema',
    async (group) => {
      const { setting } = await openForm(`group=${group}`);
      const wanted = groups[group].flatMap((key) => settingsBelow(`/${key}`, schemaAt([key]) ?? {}));
      for (const path of wanted) expect(setting(path)).toBeInTheDocument();
      const shown = [...document.querySelectorAll<HTMLElement>('[data-setting]')].map(
        (frame) => frame.dataset['setting'] ?? '',
      );
      expect(shown.filter((path) => wanted.includes(path))).toEqual(wanted);
    },
  );

  it('names the groups inside a page, but not the one that has the name of the page', async () => {
    await openForm('group=technical');
    const names = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(names).toContain(schemaAt(['session'])?.title);
    window.history.replaceState(null, '', '/');
    document.body.replaceChildren();
    await openForm('group=layout');
    const inLayout = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(inLayout).not.toContain(schemaAt(['layout'])?.title);
    expect(inLayout).toContain(schemaAt(['bottomBar'])?.title);
  });
});
