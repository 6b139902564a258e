import {
  type ReactNode,
  useId,
  type ComponentProps,
  useState,
  type KeyboardEvent,
  type FormEvent,
} from 'react';
import styled from 'styled-components';
import { controlStyles } from './controlStyles';
import { Eye, EyeOff } from 'lucide-react';
import { useTexts } from '@backoffice/i18n/texts';
import { IconButton } from './Button';
import { readAmount, readDecimal } from '#schemas/common/readAmount';

export interface FieldProps {
  readonly label: string;
  /** The label is for screen readers only: the place shows what it is. */
  readonly hideLabel?: boolean | undefined;
  readonly help?: string | undefined;
  /** The error and how to fix it. */
  readonly error?: string | undefined;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  readonly children: (wiring: Wiring) => ReactNode;
}

/** Label, help and error around a control of any kind, wired to it. */
export function Field({ label, hideLabel = false, help, error, children }: Props) {
  const id = useId();
  const note = error ?? help;
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <Box>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': error === undefined ? undefined : true })}
      {note !== undefined && (
        <p id={noteId} data-wrong={error !== undefined || undefined}>
          {note}
        </p>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;

  & > label {
    color: var(--s-muted);
    font-size: 13px;
  }
  & > p {
    color: var(--s-faint);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  & > [data-wrong] {
    color: var(--s-danger);
  }
`;

type TextFieldBox = 'id' | 'aria-describedby' | 'aria-invalid' | 'rows' | 'onChange' | 'value';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, TextFieldBox> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Multi-line, resizable by the user. */
  readonly rows?: number | undefined;
}

/** A line of text, or several with `rows`. */
export function TextField({ label, hideLabel, help, error, onChange, rows, ...rest }: TextFieldProps) {
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  return (
    <Field {...{ label, hideLabel, help, error }}>
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

/** A password field whose text can be shown. */
export function PasswordField({ label, hideLabel, help, error, onChange, rows: _, ...rest }: TextFieldProps) {
  const t = useTexts('ui');
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hideLabel, help, error }}>
      {(wiring) => (
        <Row>
          <PasswordFieldBox
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <IconButton
            size="s"
            label={t(isShown ? 'password.hide' : 'password.show')}
            onClick={() => setShown(!isShown)}
            icon={isShown ? EyeOff : Eye}
          />
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  position: relative;

  & > button {
    position: absolute;
    top: 2px;
    right: 2px;
  }
`;

const PasswordFieldBox = styled.input`
  ${controlStyles}
  padding-right: 32px;
`;

interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  readonly value: number | null;
  /** Null when the box is empty; not called for text that is no number. */
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
}

/** A number as people type it, Thai digits and commas included; arrow keys step by one, with Shift by ten. */
export function NumberField({ value, onChange, min, max, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const next = readNumber(text);
    if (next !== undefined) onChange(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setTyped(null);
    onChange(Math.min(max, Math.max(min, (value ?? 0) + direction * (event.shiftKey ? 10 : 1))));
  };
  return (
    <TextField
      {...rest}
      role="spinbutton"
      inputMode="decimal"
      aria-valuenow={value ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      className="tnum"
      value={typed ?? (value === null ? '' : String(value))}
      onChange={type}
      onBlur={() => setTyped(null)}
      onKeyDown={press}
    />
  );
}

/** Parses a typed number; null for an empty field, undefined for an incomplete or ambiguous one. */
export function readNumber(text: string): number | null | undefined {
  return text.trim() === '' ? null : (readDecimal(text) ?? undefined);
}

/** The same for an amount in full baht, with its currency. */
export function readWholeBaht(text: string): number | null | undefined {
  const { baht, problem } = readAmount(text, { whole: true });
  return problem === 'EMPTY' ? null : baht;
}

interface FormProps {
  readonly onSubmit: () => void;
  readonly label?: string;
  /** For a submit button outside of the form. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Fields below each other; Enter and the submit button do the same. */
export function Form({ onSubmit, label, id, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Column id={id} onSubmit={submit} aria-label={label} noValidate>
      {children}
    </Column>
  );
}

const Column = styled.form`
  display: grid;
  gap: 12px;
`;
