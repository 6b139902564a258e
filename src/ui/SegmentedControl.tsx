import styled from 'styled-components';
import { useId } from 'react';
import { motion, sidewaysScroll } from '@/theme/media';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of few visible options: radio buttons as chips, which scroll sideways when they do not fit. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <Row role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: max-content;
  gap: 8px;
  margin: 0 -16px;
  padding: 4px 16px;
  ${sidewaysScroll}

  label {
    position: relative;
  }
  span {
    display: block;
    padding: 8px 16px;
    border: 1px solid var(--line-strong);
    border-radius: var(--chip-radius);
    background: var(--surface-1);
    color: var(--text-muted);
    line-height: 26px;
    cursor: pointer;
    transition: background-color ${motion.fast} ${motion.ease};
  }
  @media (max-width: 359px) {
    gap: 6px;

    span {
      padding: 8px 12px;
    }
  }
  input:checked + span {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-weight: 600;
  }
  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
