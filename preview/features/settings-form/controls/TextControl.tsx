import { patterns } from '#schemas/brand/patterns';
import { type ControlProps, inputProps } from '../base/controlProps';
import { Area, Input } from '../base/Input';
import { useTyped } from '../base/useTyped';

/** Texts that may be longer than this are given room to wrap, in characters. */
const LONG = 60;

/** One line of text, or a few. */
export function TextControl(props: ControlProps) {
  const { value, set } = props;
  const { text, onChange, onBlur } = useTyped(typeof value === 'string' ? value : '', set);
  const common = { ...inputProps(props), value: text, onBlur };
  return isLong(props) ? (
    <Area
      {...common}
      rows={2}
      // Texts are one line in the brand, however they wrap here.
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  ) : (
    <Input {...common} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}

/** Ids and paths have no place to break a line. */
function isLong({ schema }: ControlProps): boolean {
  const { maxLength = 0, pattern } = schema as { maxLength?: number; pattern?: string };
  return pattern === patterns.text && maxLength > LONG;
}
