import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/lib/router';
import { type ButtonVariant, buttonStyles, type ControlSize } from './buttonStyles';

interface Props extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant;
  readonly size?: ControlSize;
  readonly icon?: ReactNode;
}

/** Goes somewhere, and looks like a button. */
export function LinkButton({ variant = 'secondary', size = 'm', icon, children, ...rest }: Props) {
  return (
    <Face {...rest} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </Face>
  );
}

const Face = styled(Link)`
  ${buttonStyles}
`;
