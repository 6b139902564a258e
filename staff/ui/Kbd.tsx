import styled from 'styled-components';

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
