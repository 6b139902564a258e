import { Download, FileJson, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { replaced, selectOpen } from '@studio/core/draft/draftSlice';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { IconButton } from '@staff/ui/IconButton';
import { Menu } from '@staff/ui/Menu';
import { useNotify } from '@staff/ui/notify';
import { exportFile, importFile } from './transfer';

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
        trigger={
          <IconButton label={t('file')}>
            <FileJson size={16} aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            label: t('file.export'),
            icon: <Download size={15} aria-hidden="true" />,
            onSelect: () => {
              if (!open) return;
              exportFile(open.history.present);
              notify(t('file.exported'));
            },
          },
          {
            label: t('file.import'),
            icon: <Upload size={15} aria-hidden="true" />,
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
