import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/lib/router';
import { buttonStyles, lookAttributes } from './buttonStyles';
import type { ButtonLook } from './buttonStyles';

interface Props extends ButtonLook, ComponentProps<typeof Link> {
  readonly icon?: ReactNode;
}

/** Navigates to another page of the site; looks like a `Button`. */
export function LinkButton({ variant, size, full, icon, children, ...rest }: Props) {
  return (
    <Face {...rest} {...lookAttributes({ variant, size, full })}>
      {icon}
      <span>{children}</span>
    </Face>
  );
}

const Face = styled(Link)`
  ${buttonStyles}
`;
