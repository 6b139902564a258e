import styled from 'styled-components';
import { type ControlProps, inputProps } from '@studio/features/settings-form/base/controlProps';
import { Input } from '@studio/features/settings-form/base/Input';
import { useTyped } from '@studio/features/settings-form/base/useTyped';

/** A time of day in Bangkok in 24-hour format, independent of the browser's locale; stored with seconds. */
export function TimeControl(props: ControlProps) {
  const { value, set } = props;
  const commit = (typed: string) => {
    const next = readTime(typed);
    if (next !== undefined) set(next);
  };
  const { text, onChange, onBlur } = useTyped(shownTime(value), commit, (typed) =>
    shownTime(readTime(typed)),
  );
  return (
    <Box
      {...inputProps(props)}
      inputMode="numeric"
      placeholder="00:00"
      maxLength={8}
      data-figures
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}

const Box = styled(Input)`
  min-width: 80px;
`;

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
