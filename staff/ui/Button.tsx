import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { type ButtonVariant, buttonStyles, type ControlSize } from './buttonStyles';
import { Spinner } from './Loading';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once on a screen. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ControlSize | undefined;
  /** Its work is running: shows that, and ignores further presses. */
  readonly pending?: boolean | undefined;
  /** Decoration before the text. */
  readonly icon?: ReactNode;
}

export function Button({ variant = 'secondary', size = 'm', pending = false, icon, ...props }: ButtonProps) {
  const { disabled, children, ...rest } = props;
  return (
    <Face
      type="button"
      {...rest}
      data-variant={variant}
      data-size={size}
      aria-busy={pending || undefined}
      disabled={disabled === true || pending}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </Face>
  );
}

const Face = styled.button`
  ${buttonStyles}
`;
