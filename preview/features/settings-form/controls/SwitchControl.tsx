import { Switch } from '@staff/ui/Switch';
import type { ControlProps } from '../base/controlProps';

export function SwitchControl({ value, set, label, disabled }: ControlProps) {
  return <Switch label={label} hideLabel checked={value === true} onChange={set} disabled={disabled} />;
}
