import styled from 'styled-components';
import { DigitsInput, type ValueProps } from './MaskedInput';

export const CODE_DIGITS = 6;

/** A one-time code in one input, so that it can be pasted and phones can offer it from the message. */
export function CodeInput(props: ValueProps) {
  return (
    <Spaced>
      <DigitsInput {...props} maxDigits={CODE_DIGITS} autoComplete="one-time-code" />
    </Spaced>
  );
}

const Spaced = styled.div`
  input {
    padding-left: calc(16px + 0.4em);
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.4em;
    text-align: center;
  }
`;
