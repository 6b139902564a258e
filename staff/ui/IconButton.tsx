import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonVariant, buttonStyles, type ControlSize } from './buttonStyles';
import { Tooltip } from './Tooltip';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its accessible name, also shown in the tooltip. */
  readonly label: string;
  /** Shortcut shown in the tooltip, such as `mod+z`. */
  readonly combo?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ControlSize | undefined;
}

/** A square button with an icon as its child. */
export function IconButton({ label, combo, variant = 'ghost', size = 'm', ...rest }: Props) {
  return (
    <Tooltip text={label} combo={combo}>
      <Face type="button" aria-label={label} {...rest} data-variant={variant} data-size={size} />
    </Tooltip>
  );
}

const Face = styled.button`
  ${buttonStyles}
  width: 30px;
  padding: 0;

  &[data-size='s'] {
    width: 26px;
    padding: 0;
  }
`;
