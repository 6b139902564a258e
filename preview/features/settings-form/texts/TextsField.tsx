import { FramedList } from '@backoffice/ui/Stack';
import { type Language, languages } from '@/i18n/languages';
import { Languages, Plus, X } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { isRecord, pointer, pointerKeys } from '#core/brand/json';
import { useEdits, useSetting } from '@studio/core/store/useSetting';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { type AppTexts, useAppTexts } from '@studio/features/settings/appTexts';
import { EmptyState } from '@backoffice/ui/Loading';
import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { Button, IconButton } from '@backoffice/ui/Button';
import { Input } from '@studio/features/settings-form/base/Input';
import { useFocusedSetting, useFocusActions } from '@studio/features/settings/focus';
import { useForm, useProblemsAt, SettingProblems } from '@studio/features/settings-form/base/formContext';
import { Pair, TextControl } from '../controls/TextControl';
import { titleOf } from '@backoffice/i18n/settingNames';

/** The wording of the brand: the texts that it replaces, and a search over all texts of the member app. */
export function TextsField() {
  const t = useTexts('form');
  const { language } = useLanguage();
  const { canEdit } = useForm();
  const edits = useEdits();
  const texts = useAppTexts();
  const th = useSetting('/texts/th');
  const en = useSetting('/texts/en');
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => (texts ? findTexts(texts, deferredQuery) : []), [texts, deferredQuery]);
  const replaced = [...new Set([...keys(th.value), ...keys(en.value)])];
  const picked = textOf(useFocusedSetting());
  const ids = [...new Set([...replaced, ...picked])].sort();
  const edit = (id: string, value: (language: 'th' | 'en') => string | undefined) =>
    edits(
      (['th', 'en'] as const).map((each) => ({ path: pointer(`/texts/${each}`, id), value: value(each) })),
    );
  return (
    <Box>
      <Translations />
      <Search
        type="search"
        aria-label={t('texts.search')}
        placeholder={t('texts.search')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {deferredQuery !== '' && (
        <Found aria-label={t('texts.found', { count: found.length })}>
          {found.length === 0 && <li>{t('texts.none')}</li>}
          {found.map((id) => (
            <li key={id}>
              <span>{texts?.[language].get(id)}</span>
              <code>{id}</code>
              {replaced.includes(id) ? (
                <small>{t('texts.replaced')}</small>
              ) : (
                <IconButton
                  size="s"
                  label={t('texts.replace')}
                  disabled={!canEdit}
                  onClick={() => {
                    edit(id, (each) => texts?.[each].get(id));
                    setQuery('');
                  }}
                  icon={Plus}
                />
              )}
            </li>
          ))}
        </Found>
      )}
      <div data-setting="/texts/th">
        <div data-setting="/texts/en">
          {ids.length === 0 && <EmptyState title={t('texts.empty')} text={t('texts.emptyHelp')} />}
          {ids.map((id) => (
            <TextOverride
              key={id}
              id={id}
              original={texts && { th: texts.th.get(id), en: texts.en.get(id) }}
              remove={
                replaced.includes(id) && (
                  <IconButton
                    size="s"
                    label={t('texts.remove')}
                    disabled={!canEdit}
                    onClick={() => edit(id, () => undefined)}
                    icon={X}
                  />
                )
              }
            />
          ))}
        </div>
      </div>
    </Box>
  );
}

const TranslationsDialog = lazyNamed(
  () => import('@studio/features/translations/TranslationsDialog'),
  'TranslationsDialog',
);

/** Opens the table of all texts of the brand. */
function Translations() {
  const t = useTexts('translations');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="s" icon={Languages} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TranslationsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The id of a requested text, as by a pick on the screen: it is shown before it is replaced. */
const textOf = (path: string | null): string[] => {
  const [group, , id] = pointerKeys(path ?? '');
  return group === 'texts' && id !== undefined ? [id] : [];
};

const keys = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);

const Box = styled.div`
  display: grid;
  gap: 10px;
  padding: 4px 16px;
`;

const Search = styled(Input)`
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Found = styled(FramedList)`
  max-height: 320px;
  overflow: auto;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 8px;
    padding: 6px 8px 6px 10px;
  }
  code {
    grid-row: 2;
    color: var(--s-faint);
    font-family: var(--s-mono);
    font-size: 12px;
    overflow-wrap: anywhere;
  }
  small {
    align-self: center;
    grid-row: 1 / 3;
    grid-column: 2;
    color: var(--s-accent);
    font-size: 12px;
  }
  button {
    align-self: center;
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

/** Most hits that are shown. */
const MOST = 40;

/** Ids of the app's texts whose id or wording, Thai or English, contains the query; those that begin with it first. */
function findTexts({ th, en }: AppTexts, query: string): string[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const hits: { id: string; rank: number }[] = [];
  for (const [id, text] of th) {
    const places = [text, en.get(id) ?? '', id].map((place) => place.toLowerCase().indexOf(wanted));
    const best = places.filter((place) => place >= 0);
    if (best.length > 0) hits.push({ id, rank: Math.min(...best) });
  }
  return hits
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ id }) => id);
}

interface Props {
  readonly id: string;
  /** The product's own wording; undefined while it is on its way. */
  readonly original: Readonly<Record<Language, string | undefined>> | undefined;
  readonly remove: ReactNode;
}

/** One text that the brand overrides, with the original above its replacement. */
function TextOverride({ id, original, remove }: Props) {
  return (
    <Card>
      <header>
        <code>{id}</code>
        {remove}
      </header>
      <Pair>
        {languages.map((each) => (
          <Half key={each} id={id} language={each} original={original?.[each]} />
        ))}
      </Pair>
    </Card>
  );
}

interface HalfProps {
  readonly id: string;
  readonly language: Language;
  readonly original: string | undefined;
}

function Half({ id, language, original }: HalfProps) {
  const { settingFocused } = useFocusActions();
  const path = pointer(`/texts/${language}`, id);
  const spoken = useLanguage().language;
  const { canEdit } = useForm();
  const { value, set, reset, schema } = useSetting(path);
  const group = useSetting(`/texts/${language}`).schema;
  const problems = useProblemsAt(path);
  if (!schema) return null;
  return (
    <label data-setting={path} onFocus={() => settingFocused(path)}>
      <span>{titleOf(group, spoken)}</span>
      {original !== undefined && <q lang={language}>{original}</q>}
      <TextControl
        {...{ path, schema, value }}
        // An emptied text is the original again: no text may be empty.
        set={(text) => (text === '' ? reset() : set(text))}
        label={`${id} · ${titleOf(group, spoken)}`}
        invalid={problems.length > 0}
        disabled={!canEdit}
      />
      <SettingProblems problems={problems} />
    </label>
  );
}

const Card = styled.article`
  display: grid;
  gap: 6px;
  padding: 8px 0 12px;

  & + & {
    border-top: 1px solid var(--s-line);
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  code {
    min-width: 0;
    color: var(--s-muted);
    font-family: var(--s-mono);
    font-size: 12px;
    overflow-wrap: anywhere;
  }
  q {
    padding-left: 8px;
    border-left: 2px solid var(--s-line-strong);
    color: var(--s-muted);
    font-size: 13px;
    quotes: none;
  }
`;
