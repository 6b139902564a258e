import { type ControlProps, inputProps } from '../control';
import { Input } from './Input';

/** A time of day in Bangkok, by the browser's own time box; seconds are kept as they are stored. */
export function TimeControl(props: ControlProps) {
  const { value, set } = props;
  return (
    <Input
      {...inputProps(props)}
      type="time"
      step={1}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => {
        const text = event.currentTarget.value;
        if (text !== '') set(text.length === 5 ? `${text}:00` : text);
      }}
    />
  );
}
