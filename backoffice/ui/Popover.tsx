import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { floatStyles } from './controlStyles';

interface Props {
  /** Name of what opens. */
  readonly label: string;
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly align?: 'start' | 'center' | 'end';
  /** In px. */
  readonly width?: number;
}

/** A panel next to its button; Escape and a press outside close it. */
export function Popover(props: Props) {
  const {
    label,
    trigger,
    children,
    open,
    onOpenChange,
    side = 'bottom',
    align = 'start',
    width = 300,
  } = props;
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Sheet
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          style={{ width }}
        >
          {children}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Sheet = styled(Radix.Content)`
  ${floatStyles}
  max-width: calc(100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  padding: 12px;
  overflow: auto;
`;
