import { memo, useId } from 'react';
import { describe } from '#schemas/brand/describe';
import { pointerKeys } from '#core/brand/json';
import { useSetting } from '@studio/core/store/useSetting';
import { useLanguage } from '@staff/i18n/hooks';
import { controls } from './controls';
import { useForm, useProblemsAt, SettingProblems } from '../base/formContext';
import { isComposite, type Kind, kindOf } from '@studio/features/settings/kinds';
import { SettingFrame } from './SettingFrame';
import { helpOf, titleOf } from '@studio/features/settings/settingNames';

/** Kinds whose control fits next to its title. */
const small: readonly Kind[] = [
  'fact',
  'switch',
  'choice',
  'colour',
  'number',
  'baht',
  'percent',
  'time',
  'day',
];

/** One setting by its JSON pointer. It reads its own value, so that an edit renders this field and no other. */
export const Setting = memo(function Setting({ path }: { readonly path: string }) {
  const noteId = useId();
  const { language } = useLanguage();
  const { canEdit } = useForm();
  const setting = useSetting(path);
  const problems = useProblemsAt(path);
  const schema = describe(pointerKeys(path));
  const kind = schema && kindOf(path, schema);
  if (!schema || !kind || isComposite(kind)) return null;
  const Control = controls[kind];
  const title = titleOf(schema, language);
  const help = helpOf(schema, language);
  return (
    <SettingFrame
      {...{ path, title, help, noteId, setting }}
      isFact={kind === 'fact'}
      inline={small.includes(kind)}
      problems={<SettingProblems problems={problems} />}
    >
      <Control
        path={path}
        schema={schema}
        value={setting.value}
        set={setting.set}
        label={title}
        noteId={help === '' ? undefined : noteId}
        invalid={problems.some(({ severity }) => severity === 'error')}
        disabled={!canEdit || kind === 'fact'}
      />
    </SettingFrame>
  );
});
