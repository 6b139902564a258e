import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyles, lookAttributes } from './buttonStyles';
import type { ButtonLook } from './buttonStyles';
import { Spinner } from './Spinner';

interface Props extends ButtonLook, ComponentProps<'button'> {
  /** The work it started is under way: shows so, and takes no second press. */
  readonly pending?: boolean | undefined;
  /** Decoration before the words. */
  readonly icon?: ReactNode;
}

/** Does something here. To go somewhere, use `LinkButton`. */
export function Button({ variant, size, full, pending = false, icon, disabled, children, ...rest }: Props) {
  return (
    <Face
      type="button"
      {...rest}
      {...lookAttributes({ variant, size, full })}
      aria-busy={pending || undefined}
      disabled={disabled === true || pending}
    >
      {pending ? <Spinner /> : icon}
      <span>{children}</span>
    </Face>
  );
}

const Face = styled.button`
  ${buttonStyles}
`;
