import styled from 'styled-components';
import { type ControlProps, inputProps } from '../base/controlProps';
import { Input } from '../base/Input';

/** A calendar day `YYYY-MM-DD`, picked or typed as the browser's language writes days; empty is a value too. */
export function DayControl(props: ControlProps) {
  const { value, set } = props;
  return (
    <Box
      {...inputProps(props)}
      type="date"
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

const Box = styled(Input)`
  width: 160px;
`;
