import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { controlStyles } from './controlStyles';
import { Field, type FieldProps } from './Field';
import { readAmount, readDecimal } from '#schemas/common/readAmount';

type Own = 'id' | 'value' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'inputMode';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, Own> {
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
export function NumberField(props: Props) {
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
        <Row>
          <Box
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
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
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

const Box = styled.input`
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
