import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { permissionsOf, type StaffRole } from '#schemas/api/staffPermissions';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { textsOf } from '@studio/testing/i18n';
import { edited, undone } from '@studio/core/draft/draftSlice';
import { openForm, serveEditor } from '@studio/testing/openForm';
import { TranslationsDialog } from './TranslationsDialog';

let role: StaffRole;
beforeEach(() => {
  role = 'editor';
});
pageServer(async (request) => {
  const served = await serveEditor(request);
  if (role === 'editor' || !request.url.endsWith('/api/staff/brand')) return served;
  const { data } = (await served.json()) as { readonly data: readonly object[] };
  return answer(200, { data: data.map((brand) => ({ ...brand, permissions: permissionsOf([role]) })) });
});

const t = textsOf('th', 'translations');

async function openDialog() {
  const form = await openForm('group=texts', <TranslationsDialog onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: t('title') });
  const row = (text: string) => {
    const found = within(dialog).getByText(text, { selector: 'p' }).closest('li');
    if (!found) throw new Error(`no row has ${text}`);
    return within(found);
  };
  const change = (path: string, value: unknown) =>
    act(() => void form.store.dispatch(edited({ edits: [{ path, value }], at: Date.now() })));
  const importFile = (csv: string) =>
    fireEvent.change(within(dialog).getByLabelText(t('import'), { selector: 'input' }), {
      target: { files: [new File([csv], 'texts.csv', { type: 'text/csv' })] },
    });
  return { ...form, dialog, row, change, importFile };
}

describe('the table of translations', () => {
  it('BRD-40 shows what has changed in Thai and takes the English text', async () => {
    const { row, change, draft } = await openDialog();
    change('/tagline/th', 'คำโปรยใหม่');
    expect(row('คำโปรยใหม่').getByText(t('state.stale'))).toBeVisible();
    const english = row('คำโปรยใหม่').getByRole('textbox');
    fireEvent.change(english, { target: { value: 'A new\nline' } });
    fireEvent.blur(english);
    await waitFor(() => expect(draft()).toMatchObject({ tagline: { th: 'คำโปรยใหม่', en: 'A new line' } }));
    expect(row('คำโปรยใหม่').getByText(t('state.done'))).toBeVisible();
  });

  it('BRD-41 exports the texts and reads the translated file back, as one step of undo', async () => {
    const { user, dialog, draft, store, importFile } = await openDialog();
    const before = draft();
    let exported: Blob | undefined;
    URL.createObjectURL = (blob: Blob) => {
      exported = blob;
      return 'blob:texts';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(within(dialog).getByRole('button', { name: t('export') }));
    vi.restoreAllMocks();
    const csv = (await exported?.text()) ?? '';
    const lines = csv
      .split('\r\n')
      .map((line) =>
        line.replace(/^(\/(?:tagline|description)),("[^"]*"|[^,]*),.*$/, '$1,$2,Translated,done'),
      );
    importFile(lines.join('\r\n'));
    expect(await within(dialog).findByText(t('taken', { count: 2 }))).toBeVisible();
    expect(draft()).toMatchObject({ tagline: { en: 'Translated' }, description: { en: 'Translated' } });
    act(() => void store.dispatch(undone()));
    expect(draft()).toEqual(before);
  });

  it('BRD-41 names what it does not take, and refuses another kind of file', async () => {
    const { dialog, draft, importFile } = await openDialog();
    const before = draft();
    importFile('id,th,en\n/tagline,other,New\n/gone,x,y\n');
    expect(await within(dialog).findByText(t('outdated', { count: 1, ids: '/tagline' }))).toBeVisible();
    expect(within(dialog).getByText(t('unknown', { count: 1, ids: '/gone' }))).toBeVisible();
    importFile('a,b\n1,2\n');
    expect(await within(dialog).findByText(t('refused'))).toBeVisible();
    expect(draft()).toEqual(before);
  });

  it('BRD-40 a viewer reads and exports only', async () => {
    role = 'viewer';
    const { dialog } = await openDialog();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: t('import') })).toBeDisabled());
    for (const english of within(dialog).getAllByRole('textbox')) expect(english).toHaveAttribute('readonly');
  });
});
