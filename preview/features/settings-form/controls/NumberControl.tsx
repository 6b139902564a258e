import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { readNumber, readWholeBaht } from '@backoffice/ui/Field';
import { type ControlProps, Refused, TypedInput, useTyped } from '../base/Input';
import { isNullable } from '@studio/features/settings/kinds';

interface Props extends ControlProps {
  /** After the number. */
  readonly unit?: string;
  /** The value of a typed text; undefined for none. */
  readonly read?: (text: string) => number | null | undefined;
  /** Shown while the typed text has no value. */
  readonly refusal?: string;
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A figure with thousands separators; arrow keys step, and an empty box is "no limit" where that is a value. */
export function NumberControl({ unit, read = readNumber, refusal, ...props }: Props) {
  const { value, set, schema } = props;
  const t = useTexts('form');
  const nullable = isNullable(schema);
  const { minimum = -Infinity, maximum = Infinity } = schema as Bounds;
  const commit = (text: string) => {
    const next = read(text);
    if (typeof next === 'number' || (next === null && nullable)) set(next);
  };
  const typed = useTyped(shown(value), commit, (text) => shown(read(text)));
  const press = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || props.disabled || typeof value !== 'number') return;
    event.preventDefault();
    set(Math.min(maximum, Math.max(minimum, value + direction * (event.shiftKey ? 10 : 1))));
  };
  const isRefused = read(typed.text) === undefined;
  return (
    <div>
      <Row data-unit={unit !== undefined || undefined}>
        <TypedInput
          control={props}
          typed={typed}
          aria-invalid={isRefused || props.invalid || undefined}
          inputMode="decimal"
          data-figures
          placeholder={nullable ? t('noLimit') : undefined}
          onKeyDown={press}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </Row>
      {isRefused && <Refused role="alert">{refusal ?? t('number.refused')}</Refused>}
    </div>
  );
}

export function BahtControl(props: ControlProps) {
  const t = useTexts('form');
  return <NumberControl {...props} unit={t('baht')} read={readWholeBaht} refusal={t('amount.refused')} />;
}

export function PercentControl(props: ControlProps) {
  return <NumberControl {...props} unit="%" />;
}

/** `1,000,000`, and nothing for null. */
export const shown = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 2 }) : '';

const Row = styled.div`
  position: relative;
  min-width: 0;

  &[data-unit] > input {
    padding-right: 38px;
  }
  & > span {
    position: absolute;
    inset-block: 0;
    right: 9px;
    display: grid;
    align-items: center;
    color: var(--s-faint);
    font-size: 13px;
    pointer-events: none;
  }
`;
