import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { controlStyles } from './controlStyles';
import { Field } from './Field';
import type { FieldText } from './Field';
import { ChevronDown } from './icons';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Props extends FieldText, Omit<ComponentProps<'select'>, 'required' | 'children'> {
  readonly options: readonly Choice[];
  /** Shown while nothing is selected. */
  readonly placeholder?: string | undefined;
}

/** A native select. */
export function SelectInput({
  label,
  hideLabel,
  help,
  error,
  required,
  options,
  placeholder,
  ...rest
}: Props) {
  const { t } = useTranslation();
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(attributes) => (
        <Box>
          <select {...rest} {...attributes}>
            <option value="">{placeholder ?? t('field.select')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden="true" />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  select {
    ${controlStyles}
    padding-right: 44px;
    text-overflow: ellipsis;
  }
  option {
    background: var(--surface-1);
    color: var(--text);
  }
  svg {
    position: absolute;
    top: 16px;
    right: 14px;
    color: var(--text-muted);
    pointer-events: none;
  }
`;
