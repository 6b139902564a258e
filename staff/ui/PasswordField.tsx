import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { useUiTexts } from '@staff/i18n/hooks';
import { controlStyles } from './controlStyles';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';

interface Props extends Omit<FieldProps, 'aside'>, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A password field whose text can be shown. */
export function PasswordField({ label, hideLabel, help, error, onChange, ...rest }: Props) {
  const t = useUiTexts();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, hideLabel, help, error }}>
      {(wiring) => (
        <Row>
          <Box
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

const Box = styled.input`
  ${controlStyles}
  padding-right: 32px;
`;
