import styled from 'styled-components';
import { TextField } from '@staff/ui/TextField';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** All six are there. */
  readonly onFull: (code: string) => void;
}

/** Six digits of an authenticator app, Thai digits too; the last one sends. */
export function OtpField({ value, onChange, onFull, ...rest }: Props) {
  const change = (text: string) => {
    const code = text
      .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
      .replace(/\D/g, '')
      .slice(0, 6);
    onChange(code);
    if (code.length === 6 && code !== value) onFull(code);
  };
  return (
    <Wide>
      <TextField
        {...rest}
        value={value}
        onChange={change}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
    </Wide>
  );
}

const Wide = styled.div`
  input {
    height: 40px;
    font-size: 20px;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.3em;
    text-align: center;
  }
`;
