import { FramedList } from '@backoffice/ui/Stack';
import { GripVertical } from 'lucide-react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { Switch } from '@backoffice/ui/Switch';
import type { ControlProps } from '../base/Input';
import { useValueName } from '@studio/features/settings/settingNames';
import { useReorder } from './useReorder';

/** Which values of an enum, and in which order: the chosen ones by drag or by keys, the others switched off below. */
export function OrderControl({ schema, value, set, label, disabled }: ControlProps) {
  const t = useTexts('form');
  const nameOf = useValueName();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const others = (schema.items?.enum ?? []).map(String).filter((each) => !chosen.includes(each));
  const { rowProps, handleProps, order } = useReorder(chosen, set, disabled);
  return (
    <List as="ol" aria-label={label}>
      {order.map((each, i) => (
        <li key={each} {...rowProps(i)}>
          <Handle {...handleProps(i)} aria-label={t('order.move', { name: nameOf(each), n: i + 1 })}>
            <GripVertical size={14} />
          </Handle>
          <Switch
            label={nameOf(each)}
            checked
            disabled={disabled}
            onChange={() => set(chosen.filter((one) => one !== each))}
          />
        </li>
      ))}
      {others.map((each) => (
        <li key={each} data-off>
          <span />
          <Switch
            label={nameOf(each)}
            checked={false}
            disabled={disabled}
            onChange={() => set([...chosen, each])}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled(FramedList)`
  overflow: hidden;

  & > li {
    display: grid;
    grid-template-columns: 28px 1fr;
    align-items: center;
    min-height: 32px;
    padding-right: 8px;
  }
  & > [data-off] {
    color: var(--s-faint);
  }
  & > [data-dragged] {
    background: var(--s-active);
  }
`;

export const Handle = styled.button`
  display: grid;
  align-self: stretch;
  width: 28px;
  padding: 0;
  border: 0;
  place-items: center;
  background: transparent;
  color: var(--s-faint);
  cursor: grab;
  touch-action: none;

  &:hover:not(:disabled) {
    color: var(--s-text);
  }
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
