import styled from 'styled-components';
import { type ControlProps, inputProps } from '../base/controlProps';
import { Input } from '../base/Input';
import { readTime, shownTime } from './readTime';
import { useTyped } from '../base/useTyped';

/** A time of day in Bangkok, of 24 hours whatever the browser speaks; it is stored with its seconds. */
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
