import { Switch } from '../../ui/Switch';
import type { ControlProps } from '../control';

export function SwitchControl({ value, set, label, disabled }: ControlProps) {
  return <Switch label={label} hideLabel checked={value === true} onChange={set} disabled={disabled} />;
}
