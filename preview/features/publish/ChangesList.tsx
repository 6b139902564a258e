import { Quiet, Stack } from '@backoffice/ui/Stack';
import { ArrowRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type Change, toPatch } from '#core/brand/diff';
import { valueAt } from '#core/brand/json';
import { useFocusActions } from '@studio/features/settings/focus';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { CopyButton, IconButton } from '@backoffice/ui/Button';
import { SegmentedControl } from '@backoffice/ui/Select';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { ChangedValue } from '@studio/features/settings/ValueMark';
import { ItemChanges } from '@studio/features/settings/ItemChanges';
import { isItemList } from '@studio/features/settings/listChanges';
import { nameOf } from '@backoffice/i18n/settingNames';

interface Props {
  readonly changes: readonly Change[];
  /** Takes one change back; without it the list is for reading. */
  readonly onRevert?: (change: Change) => void;
  /** Closes the surrounding dialog before a setting opens; without it the names are read-only. */
  readonly onOpen?: () => void;
}

/** What differs, in sentences or as a JSON Patch. */
export function ChangesList({ changes, onRevert, onOpen }: Props) {
  const { focusSetting } = useFocusActions();
  const t = useTexts('publish');
  const [form, setForm] = useState<'text' | 'patch'>('text');
  if (changes.length === 0) return <Quiet>{t('changes.none')}</Quiet>;
  return (
    <Stack>
      <Stack $row $justify="between">
        <strong>{t('changes.count', { count: changes.length })}</strong>
        <SegmentedControl
          label={t('changes.form')}
          value={form}
          choices={[
            { value: 'text', label: t('changes.text') },
            { value: 'patch', label: 'JSON Patch' },
          ]}
          onChange={setForm}
        />
      </Stack>
      {form === 'patch' ? (
        <>
          <Patch tabIndex={0}>{JSON.stringify(toPatch(changes), null, 2)}</Patch>
          <CopyButton text={JSON.stringify(toPatch(changes), null, 2)} />
        </>
      ) : (
        <ul>
          {changes.map((change) => (
            <Line key={change.path}>
              <ChangeText
                change={change}
                onOpen={
                  onOpen &&
                  (() => {
                    onOpen();
                    focusSetting(change.path);
                  })
                }
              />
              {onRevert && (
                <IconButton
                  size="s"
                  label={t('changes.revert')}
                  onClick={() => onRevert(change)}
                  icon={Undo2}
                />
              )}
            </Line>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface ChangeTextProps {
  readonly change: Change;
  readonly onOpen: (() => void) | undefined;
}

function ChangeText({ change, onOpen }: ChangeTextProps) {
  const { language } = useLanguage();
  const { path, before, after } = change;
  const inherited = useStudioSelector((state) => valueAt(selectOpen(state)?.defaults, path));
  const [old, now] = [before ?? inherited, after ?? inherited];
  return (
    <div>
      <Name type="button" disabled={!onOpen} onClick={onOpen}>
        {nameOf(path, language)}
      </Name>
      {isItemList(old) && isItemList(now) ? (
        <ItemChanges path={path} before={old} after={now} />
      ) : (
        <Values>
          <del>
            <ChangedValue path={path} value={before} />
          </del>
          <ArrowRight size={12} />
          <ChangedValue path={path} value={after} />
        </Values>
      )}
    </div>
  );
}

const Line = styled.li`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  padding: 6px 0;
  border-top: 1px solid var(--s-line);
  & > div {
    flex: 1;
    min-width: 0;
  }
`;

const Name = styled.button`
  padding: 0;
  color: var(--s-muted);
  background: none;
  border: 0;
  font-size: 13px;
  text-align: left;
  &:hover:not(:disabled) {
    color: var(--s-accent);
  }
`;

const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  & > del {
    display: contents;
  }
`;

const Patch = styled.pre`
  max-height: 260px;
  margin: 0;
  padding: 8px 10px;
  overflow: auto;
  background: var(--s-bg);
  border: 1px solid var(--s-line);
  border-radius: var(--s-radius);
  font-family: var(--s-mono);
  font-size: 12px;
`;
