import { RotateCcw } from 'lucide-react';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { SkipLink } from '@studio/layout/SkipLinks';
import { useFocusActions } from '@studio/features/settings/focus';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Dot } from '@backoffice/ui/Badge';
import { IconButton } from '@backoffice/ui/Button';
import { Tooltip } from '@backoffice/ui/Tooltip';
import { useSetting } from '@studio/core/store/useSetting';
import { controls } from './controls';
import { useForm, useProblemsAt, SettingProblems } from '../base/formContext';
import { isComposite, type Kind, kindOf } from '@studio/features/settings/kinds';
import { helpOf, useShownValue } from '@studio/features/settings/settingNames';
import { titleOf } from '@backoffice/i18n/settingNames';

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
  const t = useTexts('form');
  const { language } = useLanguage();
  const { canEdit } = useForm();
  const { settingFocused } = useFocusActions();
  const show = useShownValue();
  const { schema, value, set, inherited, isOwn, isChanged, reset } = useSetting(path);
  const problems = useProblemsAt(path);
  const kind = schema && kindOf(path, schema);
  if (!kind || isComposite(kind)) return null;
  const Control = controls[kind];
  const title = titleOf(schema, language);
  const help = helpOf(schema, language);
  const mayChange = canEdit && kind !== 'fact';
  return (
    // While capturing, so that a part of the setting names itself afterwards.
    <Box
      data-setting={path}
      data-inline={small.includes(kind) || undefined}
      onFocusCapture={() => settingFocused(path)}
    >
      <Head>
        <span>
          {title}
          <Origin data-own={isOwn || undefined}>{t(isOwn ? 'origin.brand' : 'origin.default')}</Origin>
          {isChanged && (
            <Tooltip text={t('changed')}>
              <Dot role="img" aria-label={t('changed')} />
            </Tooltip>
          )}
        </span>
        {mayChange && isOwn && inherited !== undefined && (
          <IconButton
            size="s"
            label={t('reset', { value: show(inherited, schema) })}
            onClick={reset}
            data-reset=""
            icon={RotateCcw}
          />
        )}
      </Head>
      <div>
        <Control
          {...{ path, schema, value, set }}
          label={title}
          noteId={help === '' ? undefined : noteId}
          invalid={problems.some(({ severity }) => severity === 'error')}
          disabled={!mayChange}
        />
      </div>
      {isChanged && <SkipLink to="publish" />}
      {help !== '' && <p id={noteId}>{help}</p>}
      <SettingProblems problems={problems} />
    </Box>
  );
});

const Origin = styled.span`
  flex: none;
  color: var(--s-faint);
  font-size: 12px;
`;

const Box = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  padding: 7px 16px;
  scroll-margin: 72px 0;

  & > div {
    min-width: 0;
  }
  & > p {
    color: var(--s-faint);
    font-size: 12.5px;
    line-height: 19px;
  }
  &[data-inline] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 8px;
  }
  &[data-inline] input[data-figures] {
    width: 104px;
  }
  &[data-inline] [data-unit] > input {
    width: 128px;
  }
  &[data-inline] > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  &:focus-within {
    box-shadow: inset 2px 0 0 var(--s-accent);
  }
  /* Most settings are inherited: a label on each would hide those that are not. */
  @media (hover: hover) {
    &:not(:hover, :focus-within) ${Origin}:not([data-own]) {
      opacity: 0;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;

  & > span {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    min-width: 0;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
`;
