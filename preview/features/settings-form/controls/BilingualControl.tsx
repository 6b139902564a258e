import styled from 'styled-components';
import { pointerKeys } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';
import { useSetting } from '@studio/core/store/useSetting';
import { useLanguage } from '@staff/i18n/hooks';
import type { ControlProps } from '../base/controlProps';
import { titleOf } from '@studio/features/settings/settingNames';
import { TextControl } from './TextControl';

/** The same text in both languages, side by side where there is room. */
export function BilingualControl(props: ControlProps) {
  return (
    <Pair>
      <Half {...props} path={`${props.path}/th`} />
      <Half {...props} path={`${props.path}/en`} />
    </Pair>
  );
}

function Half({ path, ...props }: ControlProps) {
  const { language } = useLanguage();
  const { value, set } = useSetting(path);
  const schema = describe(pointerKeys(path)) ?? props.schema;
  const name = titleOf(schema, language);
  return (
    <label data-setting={path}>
      <span>{name}</span>
      <TextControl {...props} {...{ path, schema, value, set }} label={`${props.label} · ${name}`} />
    </label>
  );
}

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 8px;

  & > label {
    display: grid;
    align-content: start;
    gap: 2px;
  }
  & > label > span {
    color: var(--s-faint);
    font-size: 12px;
  }
`;
