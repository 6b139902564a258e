import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pointer } from '#core/brand/json';
import { useSetting } from '@studio/core/store/useSetting';
import { useLanguage } from '@staff/i18n/hooks';
import { Pair } from '../controls/BilingualControl';
import { TextControl } from '../controls/TextControl';
import { useFocusActions } from '@studio/features/settings/focus';
import { useForm, useProblemsAt } from '../base/FormContext';
import { SettingProblems } from '../base/SettingProblems';
import { titleOf } from '@studio/features/settings/settingNames';

interface Props {
  readonly id: string;
  /** The product's own wording; undefined while it is on its way. */
  readonly original: { readonly th: string | undefined; readonly en: string | undefined } | undefined;
  readonly remove: ReactNode;
}

/** One text that the brand overrides, with the original above its replacement. */
export function TextOverride({ id, original, remove }: Props) {
  return (
    <Card>
      <header>
        <code>{id}</code>
        {remove}
      </header>
      <Pair>
        <Half id={id} language="th" original={original?.th} />
        <Half id={id} language="en" original={original?.en} />
      </Pair>
    </Card>
  );
}

interface HalfProps {
  readonly id: string;
  readonly language: 'th' | 'en';
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
        noteId={undefined}
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
