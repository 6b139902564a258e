import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pointerKeys } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';
import { useSetting } from '@studio/core/store/useSetting';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { type Condition, conditionOf } from './conditions';
import { useFocusActions, useFocusedSetting } from '@studio/features/settings/focus';
import { useProblemsAt } from '../base/FormContext';
import { useShownValue } from '@studio/features/settings/useShownValue';
import { titleOf } from '@studio/features/settings/settingNames';

interface Props {
  readonly path: string;
  readonly children: ReactNode;
}

/** Replaces a setting without effect by a line with the reason, unless it is requested or invalid. */
export function Conditional({ path, children }: Props) {
  const condition = conditionOf(path);
  return condition ? (
    <Dependent path={path} condition={condition}>
      {children}
    </Dependent>
  ) : (
    children
  );
}

function Dependent({ path, condition, children }: Props & { readonly condition: Condition }) {
  const { focusSetting } = useFocusActions();
  const t = useTexts('form');
  const { language } = useLanguage();
  const show = useShownValue();
  const { value, schema } = useSetting(condition.on);
  const focused = useFocusedSetting();
  const problems = useProblemsAt(path);
  if (condition.holds(value) || problems.length > 0 || isWithin(focused, path)) return children;
  const name = titleOf(describe(pointerKeys(path)), language);
  return (
    <Line>
      <CornerDownRight size={13} aria-hidden="true" />
      <span>{name}</span>
      <button type="button" onClick={() => focusSetting(condition.on)}>
        {t('needs', { name: titleOf(schema, language), value: show(value, schema) })}
      </button>
    </Line>
  );
}

const isWithin = (focused: string | null, path: string): boolean =>
  focused !== null && (focused === path || focused.startsWith(`${path}/`));

/* Wraps the reason below the name where it does not fit. */
const Line = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  padding: 3px 16px 3px 35px;
  color: var(--s-faint);
  font-size: 13px;

  & > svg {
    position: absolute;
    top: 7px;
    left: 16px;
  }
  & > span {
    flex: 1 0 auto;
  }
  & > button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--s-muted);
    font-size: 13px;
    text-align: left;
    text-decoration: underline;
    text-decoration-color: var(--s-line-strong);
    text-underline-offset: 3px;
  }
  & > button:hover {
    color: var(--s-text);
  }
`;
