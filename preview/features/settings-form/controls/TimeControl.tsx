import {
  type ControlProps,
  inputProps,
  Input,
  TypedInput,
  useTyped,
} from '@studio/features/settings-form/base/Input';

/** A time of day in Bangkok in 24-hour format, independent of the browser's locale; stored with seconds. */
export function TimeControl(props: ControlProps) {
  const { value, set } = props;
  const commit = (text: string) => {
    const next = readTime(text);
    if (next !== undefined) set(next);
  };
  const typed = useTyped(shownTime(value), commit, (text) => shownTime(readTime(text)));
  return (
    <TypedInput
      control={props}
      typed={typed}
      inputMode="numeric"
      placeholder="00:00"
      maxLength={8}
      data-figures
      style={{ minWidth: 80 }}
    />
  );
}

const DIGITS = '๐๑๒๓๔๕๖๗๘๙';

/** A time of day as people write it, such as `9:30`, `0930` or `21.05.10`, as `HH:MM:SS`; undefined for an incomplete one. */
export function readTime(text: string): string | undefined {
  const plain = text.trim().replace(/[๐-๙]/g, (digit) => String(DIGITS.indexOf(digit)));
  const parts = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain);
  if (!parts) return undefined;
  const [hours = '', minutes = '', seconds = '00'] = parts.slice(1);
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}

/** `09:30` of `09:30:00`; seconds are shown where there are any. */
export const shownTime = (time: unknown): string =>
  typeof time === 'string' ? time.replace(/^(\d\d:\d\d):00$/, '$1') : '';

/** A calendar day `YYYY-MM-DD`, picked or typed as the browser's language writes days; empty is a value too. */
export function DayControl(props: ControlProps) {
  const { value, set } = props;
  return (
    <Input
      {...inputProps(props)}
      type="date"
      style={{ width: 160 }}
      min="2000-01-01"
      max="2099-12-31"
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget: { value: typed, validity } }) => {
        // A partly typed date has an empty value: the text remains until the date is complete.
        if (!validity.badInput) set(typed);
      }}
    />
  );
}
