import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { floatStyles } from './controlStyles';

interface Props {
  readonly text: string;
  readonly combo?: string | undefined;
  readonly children: ReactElement;
}

/** A tooltip on hover and focus, in addition to the control's own name. */
export function Tooltip({ text, combo, children }: Props) {
  return (
    <Radix.Provider delayDuration={450} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Sheet sideOffset={6} collisionPadding={8}>
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

const signs: Readonly<Record<string, readonly [apple: string, other: string]>> = {
  mod: ['⌘', 'Ctrl'],
  shift: ['⇧', 'Shift'],
  alt: ['⌥', 'Alt'],
  escape: ['Esc', 'Esc'],
  enter: ['↵', 'Enter'],
  space: ['Space', 'Space'],
};

/** A shortcut such as `mod+shift+z`, in the signs of this computer. */
export function Kbd({ combo }: { readonly combo: string }) {
  const place = /mac|iphone|ipad/i.test(navigator.userAgent) ? 0 : 1;
  return (
    <Keys>
      {combo.split('+').map((key) => (
        <kbd key={key}>{signs[key]?.[place] ?? key.toUpperCase()}</kbd>
      ))}
    </Keys>
  );
}

const Keys = styled.span`
  display: inline-flex;
  flex: none;
  gap: 2px;

  kbd {
    min-width: 18px;
    padding: 0 4px;
    border: 1px solid var(--s-line-strong);
    border-radius: 4px;
    background: var(--s-panel);
    color: var(--s-muted);
    font: 500 11px/17px var(--s-font);
    text-align: center;
  }
`;
