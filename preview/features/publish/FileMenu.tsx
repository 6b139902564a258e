import { Download, FileJson, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { replaced, selectOpen } from '@studio/core/draft/draftSlice';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { IconButton } from '@backoffice/ui/Button';
import { Menu } from '@backoffice/ui/Menu';
import { useNotify } from '@backoffice/ui/Notice';
import type { BrandFile } from '#schemas/brand/brandFile';
import { formatBrandFile } from '#core/brand/format';
import { isRecord } from '#core/brand/json';
import { migrate } from '#core/brand/migrate';
import { type Problem, hasErrors } from '#core/brand/problem';
import { readJson } from '#core/brand/readJson';

/** The draft as a file, out and in. */
export function FileMenu() {
  const notify = useNotify();
  const t = useTexts('publish');
  const { language } = useLanguage();
  const dispatch = useStudioDispatch();
  const open = useStudioSelector(selectOpen);
  const box = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file || !open) return;
    const read = importFile(await file.text(), open.brandId);
    if ('file' in read) {
      dispatch(replaced({ file: read.file, at: Date.now() }));
      notify(t('file.imported'));
    } else if (read.refused === 'otherBrand') notify(t('file.otherBrand', { id: read.id }), 'danger');
    else notify([t('file.notJson'), read.problem?.[language]].filter(Boolean).join(': '), 'danger');
  };
  return (
    <>
      <Menu
        trigger={<IconButton label={t('file')} icon={FileJson} />}
        items={[
          {
            label: t('file.export'),
            icon: Download,
            onSelect: () => {
              if (!open) return;
              exportFile(open.history.present);
              notify(t('file.exported'));
            },
          },
          {
            label: t('file.import'),
            icon: Upload,
            onSelect: () => box.current?.click(),
          },
        ]}
      />
      <input
        ref={box}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Offers the draft as `brand.json`, in canonical order: imported and exported again it is the same file. */
export function exportFile(file: BrandFile): void {
  const address = URL.createObjectURL(new Blob([formatBrandFile(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${file.id}.brand.json`;
  link.click();
  URL.revokeObjectURL(address);
}

type Imported =
  | { readonly file: BrandFile }
  | { readonly refused: 'notJson'; readonly problem: Problem | undefined }
  | { readonly refused: 'otherBrand'; readonly id: string };

/** Reads a brand file and migrates it to the current version. Invalid settings become problems of the draft. */
export function importFile(text: string, brandId: string): Imported {
  const read = readJson(text);
  if (hasErrors(read.problems)) return { refused: 'notJson', problem: read.problems[0] };
  const { file, problems } = migrate(read.value);
  if (hasErrors(problems) || !isRecord(file) || typeof file['id'] !== 'string')
    return { refused: 'notJson', problem: problems[0] };
  if (file['id'] !== brandId) return { refused: 'otherBrand', id: file['id'] };
  return { file: file as unknown as BrandFile };
}
