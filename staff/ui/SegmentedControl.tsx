import { RadioGroup } from 'radix-ui';
import styled from 'styled-components';
import type { Choice } from './Select';
import { Tooltip } from './Tooltip';

interface Props<V extends string> {
  /** Label of the choice. */
  readonly label: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  /** Only icons; the labels are their names and tooltips. */
  readonly iconsOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** One of two to five, all in sight; arrow keys move. */
export function SegmentedControl<V extends string>(props: Props<V>) {
  const { label, value, choices, onChange, iconsOnly = false, disabled = false } = props;
  return (
    <Track
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as V)}
      orientation="horizontal"
      disabled={disabled}
    >
      {choices.map((choice) => {
        const part = (
          <Part
            key={choice.value}
            value={choice.value}
            aria-label={iconsOnly ? choice.label : undefined}
            disabled={choice.disabled === true}
          >
            {choice.icon}
            {!iconsOnly && choice.label}
          </Part>
        );
        return iconsOnly ? (
          <Tooltip key={choice.value} text={choice.label}>
            {part}
          </Tooltip>
        ) : (
          part
        );
      })}
    </Track>
  );
}

const Track = styled(RadioGroup.Root)`
  display: inline-flex;
  flex: none;
  gap: 1px;
  padding: 2px;
  border-radius: 7px;
  background: var(--s-track);
`;

const Part = styled(RadioGroup.Item)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 28px;
  height: 26px;
  padding: 0 8px;
  border: 0;
  border-radius: 5px;
  background: transparent;
  color: var(--s-muted);
  font-size: 13px;
  white-space: nowrap;

  &:hover:not(:disabled) {
    color: var(--s-text);
  }
  /* A tooltip's trigger has a data-state of its own. */
  &[aria-checked='true'] {
    background: var(--s-thumb);
    box-shadow: 0 0 0 1px var(--s-line-strong);
    color: var(--s-text);
    font-weight: 600;
  }
  &:disabled {
    opacity: 0.45;
  }
`;
