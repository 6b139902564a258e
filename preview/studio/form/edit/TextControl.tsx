import { type ControlProps, inputProps } from '../control';
import { Area, Input } from './Input';
import { useTyped } from './useTyped';

/** Texts that may be longer than this are given room to wrap. */
const LONG = 60;

/** One line of text, or a few. */
export function TextControl(props: ControlProps) {
  const { value, set, schema } = props;
  const { text, onChange, onBlur } = useTyped(typeof value === 'string' ? value : '', set);
  const maxLength = (schema as { maxLength?: number }).maxLength ?? 0;
  const isLong = maxLength > LONG && schema['x-control'] === undefined && !('pattern' in schema && isId(schema));
  const Box = isLong ? Area : Input;
  return (
    <Box
      {...inputProps(props)}
      value={text}
      onChange={(event: { currentTarget: { value: string } }) =>
        onChange(isLong ? event.currentTarget.value.replace(/\s*\n\s*/g, ' ') : event.currentTarget.value)
      }
      onBlur={onBlur}
    />
  );
}

/** Ids and paths are one word, however long. */
const isId = (schema: object): boolean => !('pattern' in schema && String(schema.pattern).startsWith('^[^<>'));
