import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyles } from './controlStyles';
import { Field, type FieldProps } from './Field';

type Box = 'id' | 'aria-describedby' | 'aria-invalid' | 'rows' | 'onChange' | 'value';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, Box> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Multi-line, resizable by the user. */
  readonly rows?: number | undefined;
}

/** A line of text, or several with `rows`. */
export function TextField({ label, hideLabel, help, error, aside, onChange, rows, ...rest }: Props) {
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  return (
    <Field {...{ label, hideLabel, help, error, aside }}>
      {(wiring) =>
        rows === undefined ? (
          <Line type="text" autoComplete="off" {...rest} {...wiring} onChange={change} />
        ) : (
          <Lines {...(rest as ComponentProps<'textarea'>)} {...wiring} rows={rows} onChange={change} />
        )
      }
    </Field>
  );
}

const Line = styled.input`
  ${controlStyles}
`;

const Lines = styled.textarea`
  ${controlStyles}
  height: auto;
  min-height: 30px;
  padding: 4px 8px;
  resize: vertical;
`;
