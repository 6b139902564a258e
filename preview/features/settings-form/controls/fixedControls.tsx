import { SegmentedControl, Select } from '@backoffice/ui/Select';
import type { ControlProps } from '@studio/features/settings-form/base/Input';
import { useValueName } from '@studio/features/settings/settingNames';
import styled from 'styled-components';
import { Switch } from '@backoffice/ui/Switch';

/** Up to this many choices are all visible at once. */
const SHORT = 3;

/** One of the values of an enum. */
export function ChoiceControl({ schema, value, set, label, disabled }: ControlProps) {
  const nameOf = useValueName();
  const choices = (schema.enum ?? []).map((each) => ({ value: String(each), label: nameOf(String(each)) }));
  const common = { label, choices, disabled, onChange: (next: string) => set(next) };
  return choices.length <= SHORT ? (
    <SegmentedControl {...common} value={String(value)} />
  ) : (
    <Select {...common} hideLabel value={String(value)} />
  );
}

/** What only the system decides. */
export function FactControl({ value }: ControlProps) {
  return <Fact>{String(value)}</Fact>;
}

const Fact = styled.output`
  color: var(--s-muted);
  font-family: var(--s-mono);
  font-size: 13px;
`;

export function SwitchControl({ value, set, label, disabled }: ControlProps) {
  return <Switch label={label} hideLabel checked={value === true} onChange={set} disabled={disabled} />;
}
