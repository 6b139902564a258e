import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyles } from './controlStyles';
import { Field } from './Field';
import type { FieldText } from './Field';

export interface TextInputProps extends FieldText, Omit<ComponentProps<'input'>, 'required'> {
  /** Decoration at the start of the box. */
  readonly icon?: ReactNode;
  /** A control at the end of the box, 44 px. */
  readonly trailing?: ReactNode;
}

/** One line of text. */
export function TextInput({
  label,
  hideLabel,
  help,
  error,
  required,
  icon,
  trailing,
  ...input
}: TextInputProps) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(attributes) => (
        <Box data-icon={icon ? true : undefined} data-trailing={trailing ? true : undefined}>
          {icon}
          <input {...input} {...attributes} />
          {trailing}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  input {
    ${controlStyles}
  }
  > svg {
    position: absolute;
    top: 16px;
    left: 16px;
    color: var(--text-faint);
    pointer-events: none;
  }
  > button {
    position: absolute;
    top: 4px;
    right: 4px;
  }
  &[data-icon] input {
    padding-left: 46px;
  }
  &[data-trailing] input {
    padding-right: 52px;
  }
`;
