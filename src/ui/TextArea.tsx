import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyles } from './controlStyles';
import { Field } from './Field';
import type { FieldText } from './Field';

interface Props extends FieldText, Omit<ComponentProps<'textarea'>, 'required'> {}

/** Several lines of text. */
export function TextArea({ label, hideLabel, help, error, required, ...rest }: Props) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {(attributes) => <Box rows={3} {...rest} {...attributes} />}
    </Field>
  );
}

const Box = styled.textarea`
  ${controlStyles}
  resize: vertical;
`;
