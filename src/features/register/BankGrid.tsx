import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { bankLabel } from '@/lib/formatIdentity';
import { text } from '@/theme/typography';
import { BankMark } from '@/ui/art/BankMark';
import { Button } from '@/ui/Button';
import { Field, type FieldText } from '@/ui/Field';

/** Banks shown before the member asks for the others: those that most members have. */
const SHOWN = 9;

interface Props extends FieldText {
  readonly name: string;
  /** Codes in the order in which to offer them. */
  readonly banks: readonly string[];
  /** Chosen code; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<{ readonly value: string; focus(): void }>;
}

/** Radio buttons with the marks and short names of banks. */
export function BankGrid({ name, banks, value, onChange, onBlur, ref, ...field }: Props) {
  const { t, i18n } = useTranslation('register');
  const [isOpen, setOpen] = useState(false);
  const group = useId();
  const grid = useRef<HTMLDivElement>(null);
  // An empty value, because no bank was typed before hydration.
  useImperativeHandle(ref, () => ({ value: '', focus: () => focusFirst(grid.current) }), []);
  const isComplete = isOpen || banks.indexOf(value) >= SHOWN;
  const shown = isComplete ? banks : banks.slice(0, SHOWN);
  const open = () => {
    setOpen(true);
    requestAnimationFrame(() => grid.current?.querySelectorAll('input')[SHOWN]?.focus());
  };
  return (
    <Field {...field}>
      {({ required, ...attributes }) => (
        <Grid
          {...attributes}
          ref={grid}
          role="radiogroup"
          aria-label={field.label}
          aria-required={required}
          onBlur={onBlur}
        >
          {shown.map((code) => (
            <Bank key={code} htmlFor={group + code}>
              <input
                id={group + code}
                type="radio"
                className="visually-hidden"
                name={name}
                value={code}
                checked={code === value}
                onChange={() => onChange(code)}
              />
              <span>
                <BankMark code={code} size={36} />
                {bankLabel(code, i18n.language)}
              </span>
            </Bank>
          ))}
          {!isComplete && banks.length > SHOWN && (
            <Others>
              <Button variant="ghost" full onClick={open}>
                {t('bank.others', { n: banks.length - SHOWN })}
              </Button>
            </Others>
          )}
        </Grid>
      )}
    </Field>
  );
}

const focusFirst = (grid: HTMLElement | null) =>
  (grid?.querySelector<HTMLElement>('input:checked') ?? grid?.querySelector('input'))?.focus();

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: 8px;

  /* English names have longer words. */
  html[lang='en'] & {
    grid-template-columns: repeat(auto-fill, minmax(100px, 1fr));
  }
`;

const Bank = styled.label`
  position: relative;
  display: grid;

  span {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 4px;
    min-height: 84px;
    padding: 10px 4px 6px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface-1);
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${text('micro')}
  }
  input:checked + span {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--accent-strong);
    font-weight: 600;
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Others = styled.div`
  grid-column: 1 / -1;
`;
