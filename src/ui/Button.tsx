import styled, { keyframes } from 'styled-components';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyles, lookAttributes, type ButtonLook } from './buttonStyles';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Inline spinner for buttons; lists and pages show skeletons. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  width: 1.15em;
  height: 1.15em;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${turn} 700ms linear infinite;
`;

interface Props extends ButtonLook, ComponentProps<'button'> {
  /** Its action is pending: shows a spinner and ignores presses. */
  readonly pending?: boolean | undefined;
  /** Decoration before the label. */
  readonly icon?: ReactNode;
}

/** Triggers an action on the page. For navigation use `LinkButton`. */
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
