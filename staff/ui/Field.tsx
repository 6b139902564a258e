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
import { useUiTexts } from '@staff/i18n/hooks';
import { IconButton } from './Button';
import { readAmount, readDecimal } from '#schemas/common/readAmount';

export interface FieldProps {
  readonly label: string;
  /** The label is for screen readers only: the place shows what it is. */
  readonly hideLabel?: boolean | undefined;
  readonly help?: string | undefined;
  /** The error and how to fix it. */
  readonly error?: string | undefined;
  /** Next to the label: where the value comes from, and a reset. */
  readonly aside?: ReactNode;
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
export function Field({ label, hideLabel = false, help, error, aside, children }: Props) {
  const id = useId();
  const wiring: Wiring = {
    id,
    'aria-describedby': (error ?? help) === undefined ? undefined : `${id}-note`,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <Box>
      <Head data-bare={(hideLabel && !aside) || undefined}>
        <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
          {label}
        </label>
        {aside}
      </Head>
      {children(wiring)}
      {(error ?? help) !== undefined && (
        <Note id={`${id}-note`} data-wrong={error !== undefined || undefined}>
          {error ?? help}
        </Note>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 20px;
  color: var(--s-muted);
  font-size: 13px;

  & > label {
    flex: 1;
    min-width: 0;
  }
  &[data-bare] {
    display: contents;
  }
`;

const Note = styled.p`
  color: var(--s-faint);
  font-size: 13px;
  overflow-wrap: anywhere;

  &[data-wrong] {
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
export function TextField({ label, hideLabel, help, error, aside, onChange, rows, ...rest }: TextFieldProps) {
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

interface PasswordFieldProps
  extends Omit<FieldProps, 'aside'>,
    Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A password field whose text can be shown. */
export function PasswordField({ label, hideLabel, help, error, onChange, ...rest }: PasswordFieldProps) {
  const t = useUiTexts();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
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
          >
            <Icon size={14} aria-hidden="true" />
          </IconButton>
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

type Own = 'id' | 'value' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'inputMode';

interface NumberFieldProps extends FieldProps, Omit<ComponentProps<'input'>, Own> {
  readonly value: number | null;
  /** Null when the box is empty; not called for text that is no number. */
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What the arrow keys add; ten times that with Shift. */
  readonly step?: number | undefined;
  /** After the number, such as บาท or %. */
  readonly unit?: string | undefined;
}

/** A number as people type it, Thai digits and commas included; arrow keys step. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, help, error, aside, value, onChange, min, max, step = 1, unit, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const inRange = (next: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
  const type = (text: string) => {
    setTyped(text);
    const next = readNumber(text);
    if (next !== undefined) onChange(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || rest.readOnly || rest.disabled) return;
    event.preventDefault();
    setTyped(null);
    onChange(inRange(Number(((value ?? 0) + direction * step * (event.shiftKey ? 10 : 1)).toFixed(6))));
  };
  return (
    <Field {...{ label, hideLabel, help, error, aside }}>
      {(wiring) => (
        <NumberFieldRow>
          <NumberFieldBox
            {...rest}
            {...wiring}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            data-unit={unit !== undefined || undefined}
            value={typed ?? (value === null ? '' : String(value))}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => setTyped(null)}
            onKeyDown={press}
          />
          {unit !== undefined && <span aria-hidden="true">{unit}</span>}
        </NumberFieldRow>
      )}
    </Field>
  );
}

const NumberFieldRow = styled.div`
  position: relative;

  & > span {
    position: absolute;
    inset-block: 5px;
    right: 9px;
    color: var(--s-faint);
    font-size: 13px;
    pointer-events: none;
  }
`;

const NumberFieldBox = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;

  &[data-unit] {
    padding-right: 40px;
  }
`;

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
