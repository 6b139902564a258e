import { SegmentedControl } from '@staff/ui/SegmentedControl';
import { Select } from '@staff/ui/Select';
import type { ControlProps } from '../base/controlProps';
import { useValueWord } from '@studio/features/settings/useValueWord';

/** At most this many words are all shown at once. */
const SHORT = 3;

/** One of fixed words. */
export function ChoiceControl({ schema, value, set, label, disabled }: ControlProps) {
  const word = useValueWord();
  const choices = (schema.enum ?? []).map((each) => ({ value: String(each), label: word(String(each)) }));
  const common = { label, choices, disabled, onChange: (next: string) => set(next) };
  return choices.length <= SHORT ? (
    <SegmentedControl {...common} value={String(value)} />
  ) : (
    <Select {...common} hideLabel value={String(value)} />
  );
}
