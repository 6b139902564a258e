import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix, RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cspNonce } from '@/lib/cspNonce';
import { useTexts } from '@backoffice/i18n/texts';
import { floatStyles, optionStyles, triggerStyles } from './controlStyles';
import { Field, type FieldProps } from './Field';
import { Tooltip } from './Tooltip';

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A line below the label in the open list. */
  readonly note?: string;
}

interface Props<V extends string> extends FieldProps {
  readonly value: V | null;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean | undefined;
  readonly size?: 's' | 'm';
}

/** One of a list. */
export function Select<V extends string>(props: Props<V>) {
  const { label, hideLabel, help, error, value, choices, onChange, disabled = false, size } = props;
  const t = useTexts('ui');
  return (
    <Field {...{ label, hideLabel, help, error }}>
      {(wiring) => (
        <Radix.Root
          value={value ?? ''}
          onValueChange={(next) => {
            const choice = choices.find((each) => each.value === next);
            if (choice) onChange(choice.value);
          }}
          disabled={disabled}
        >
          <Trigger {...wiring} data-size={size}>
            <Radix.Value placeholder={t('choose')} />
            <ChevronDown size={14} />
          </Trigger>
          <Radix.Portal>
            <Sheet position="popper" sideOffset={4} collisionPadding={8}>
              {/* It hides its scrollbar with a style element of its own, which the page's policy lets in by the nonce. */}
              <Radix.Viewport nonce={cspNonce(document)}>
                {choices.map((choice) => (
                  <Option key={choice.value} value={choice.value}>
                    {choice.icon}
                    <span>
                      <Radix.ItemText>{choice.label}</Radix.ItemText>
                      {choice.note !== undefined && <small>{choice.note}</small>}
                    </span>
                    <Radix.ItemIndicator>
                      <Check size={14} />
                    </Radix.ItemIndicator>
                  </Option>
                ))}
              </Radix.Viewport>
            </Sheet>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}

const Trigger = styled(Radix.Trigger)`
  ${triggerStyles}
`;

const Sheet = styled(Radix.Content)`
  ${floatStyles}
  min-width: var(--radix-select-trigger-width);
  max-width: 360px;
  max-height: min(420px, var(--radix-select-content-available-height));
  padding: 4px;
  overflow: auto;
`;

const Option = styled(Radix.Item)`
  ${optionStyles}

  & > span:last-child:not(:first-child) {
    margin-left: auto;
  }
  small {
    display: block;
    color: var(--s-muted);
    font-size: 13px;
  }
`;

interface SegmentedControlProps<V extends string> {
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
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
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
          <Part key={choice.value} value={choice.value} aria-label={iconsOnly ? choice.label : undefined}>
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
