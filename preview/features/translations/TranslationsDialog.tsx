import { Download, Upload } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Translated, translate, translationsOf, type TranslationState } from '#core/brand/translations';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { TextField } from '@backoffice/ui/Field';
import { EmptyState } from '@backoffice/ui/Loading';
import { Notice } from '@backoffice/ui/Notice';
import { matches } from '@backoffice/ui/SearchSelect';
import { Select } from '@backoffice/ui/Select';
import { ScrollArea } from '@backoffice/ui/ScrollArea';
import { Stack } from '@backoffice/ui/Stack';
import { useStudioSelector, useStudioStore } from '@studio/core/store/createStudioStore';
import { useCanEdit, useEdits } from '@studio/core/store/useSetting';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useTexts } from '@studio/i18n/texts';
import { readCsv, type ReadTranslations, toCsv } from './csv';
import { TranslationRow } from './TranslationRow';

type Shown = 'all' | 'open' | TranslationState;
const choices: readonly Shown[] = ['all', 'open', 'missing', 'stale', 'done'];

/** Every text of the brand in Thai and English, side by side with its state; out to translators and back as CSV. */
export function TranslationsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('translations');
  const canEdit = useCanEdit();
  const open = useStudioSelector(selectOpen);
  const edits = useEdits();
  const store = useStudioStore();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [read, setRead] = useState<ReadTranslations | 'refused'>();
  const file = open?.history.present;
  const published = open?.published.file;
  const rows = useMemo(() => translationsOf(file, published), [file, published]);
  if (!open) return null;
  // The file of this moment: a list is one setting, and another row may have changed it.
  const write = (texts: readonly Translated[]) => {
    const now = selectOpen(store.getState())?.history.present;
    edits(translate(now, texts).map(({ path, after }) => ({ path, value: after })));
  };
  const take = async (csv: File | undefined) => {
    if (!csv) return;
    const result = readCsv(await csv.text(), rows);
    setRead(result ?? 'refused');
    if (result) write(result.texts);
  };
  const found = rows.filter(
    ({ state, path, th, en }) => isShown(state, shown) && matches(query, [path, th, en]),
  );
  const countOf = (choice: Shown) => rows.filter(({ state }) => isShown(state, choice)).length;
  return (
    <Dialog title={t('title')} text={t('text')} onClose={onClose} width={980}>
      <Stack $gap={4}>
        <Bar>
          <TextField
            hideLabel
            type="search"
            label={t('search')}
            placeholder={t('search')}
            value={query}
            onChange={setQuery}
          />
          <Select
            hideLabel
            label={t('show')}
            value={shown}
            choices={choices.map((choice) => ({
              value: choice,
              label: `${t(`state.${choice}`)} · ${countOf(choice)}`,
            }))}
            onChange={setShown}
          />
          <Button
            icon={Download}
            disabled={rows.length === 0}
            onClick={() => exportCsv(open.brandId, toCsv(rows))}
          >
            {t('export')}
          </Button>
          <ImportButton disabled={!canEdit} onFile={(csv) => void take(csv)} />
        </Bar>
        {read && <Outcome read={read} />}
        {found.length === 0 && <EmptyState title={t('none')} />}
        <Scroller>
          <ScrollArea label={t('title')}>
            <ul>
              {found.map((row) => (
                <TranslationRow
                  key={row.path}
                  row={row}
                  disabled={!canEdit}
                  onChange={(en) => write([{ path: row.path, en }])}
                />
              ))}
            </ul>
          </ScrollArea>
        </Scroller>
      </Stack>
    </Dialog>
  );
}

const isShown = (state: TranslationState, shown: Shown): boolean =>
  shown === 'all' || state === shown || (shown === 'open' && state !== 'done');

function ImportButton({
  disabled,
  onFile,
}: {
  readonly disabled: boolean;
  readonly onFile: (file: File | undefined) => void;
}) {
  const t = useTexts('translations');
  const box = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={Upload} disabled={disabled} onClick={() => box.current?.click()}>
        {t('import')}
      </Button>
      <input
        ref={box}
        type="file"
        accept=".csv,text/csv"
        aria-label={t('import')}
        hidden
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

/** What a file changed, and which of its rows were not taken. */
function Outcome({ read }: { readonly read: ReadTranslations | 'refused' }) {
  const t = useTexts('translations');
  if (read === 'refused')
    return (
      <Notice tone="danger" live>
        {t('refused')}
      </Notice>
    );
  const { texts, outdated, unknown } = read;
  return (
    <Notice tone={outdated.length + unknown.length > 0 ? 'warning' : 'success'} live>
      <p>{t('taken', { count: texts.length })}</p>
      {outdated.length > 0 && <p>{t('outdated', { count: outdated.length, ids: outdated.join(', ') })}</p>}
      {unknown.length > 0 && <p>{t('unknown', { count: unknown.length, ids: unknown.join(', ') })}</p>}
    </Notice>
  );
}

function exportCsv(brandId: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${brandId}.texts.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 1fr) 200px auto auto;
  gap: 8px;

  @media (max-width: 760px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Scroller = styled.div`
  display: grid;
  max-height: 60vh;
`;
