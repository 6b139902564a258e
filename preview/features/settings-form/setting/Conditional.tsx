import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pointerKeys } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';
import { useSetting } from '@studio/core/store/useSetting';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { useFocusActions, useFocusedSetting } from '@studio/features/settings/focus';
import { useProblemsAt } from '../base/formContext';
import { useShownValue } from '@studio/features/settings/settingNames';
import { titleOf } from '@backoffice/i18n/settingNames';

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
      <CornerDownRight size={13} />
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

/** A setting that means something only while another has a certain value. */
interface Condition {
  /** Setting that decides. */
  readonly on: string;
  readonly holds: (value: unknown) => boolean;
}

const isOn = (path: string): Condition => ({ on: path, holds: (value) => value === true });
const hasChat: Condition = { on: '/chat/provider', holds: (value) => value !== 'none' };
const isClassic: Condition = { on: '/layout/public', holds: (value) => value === 'classic' };

const conditions: Readonly<Record<string, Condition>> = {
  '/chat/host': hasChat,
  '/chat/hosts': hasChat,
  '/chat/propertyId': hasChat,
  '/chat/widgetId': hasChat,
  '/images/home.top.background': isClassic,
  '/images/home.top.casino': isClassic,
  '/images/home.top.slot': isClassic,
  '/images/home.top.sport': isClassic,
  '/images/home.top.contact': isClassic,
  '/embeds/liveScore': isOn('/flags/liveScore'),
  '/embeds/score': isOn('/flags/score'),
  '/embeds/movies': isOn('/flags/movie'),
  '/limits/affiliateMin': isOn('/flags/affiliate'),
  '/limits/cashbackMin': isOn('/flags/cashback'),
  '/limits/affiliateTurnoverPercent': isOn('/flags/affiliate'),
  '/limits/affiliateLossPercent': isOn('/flags/affiliate'),
  '/limits/slipMaxAgeHours': isOn('/flags/slip'),
  '/limits/slipsPerHour': isOn('/flags/slip'),
};

/** What must hold for a setting to be shown; undefined when it always is. */
export const conditionOf = (path: string): Condition | undefined => conditions[path];
