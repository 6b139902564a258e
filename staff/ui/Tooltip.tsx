import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { floatStyles } from './controlStyles';
import { Kbd } from './Kbd';

interface Props {
  readonly text: string;
  readonly combo?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly children: ReactElement;
}

/** A tooltip on hover and focus, in addition to the control's own name. */
export function Tooltip({ text, combo, side = 'bottom', children }: Props) {
  return (
    <Radix.Provider delayDuration={450} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Sheet side={side} sideOffset={6} collisionPadding={8}>
            {text}
            {combo !== undefined && <Kbd combo={combo} />}
          </Sheet>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

const Sheet = styled(Radix.Content)`
  ${floatStyles}
  z-index: 90;
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 280px;
  padding: 4px 8px;
  border-radius: 6px;
  font-size: 13px;
`;
