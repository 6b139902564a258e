type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/**
 * A pressed key as a combination: `mod+z`, `mod+shift+z`, `?`, `escape`, `enter`. `mod` is Ctrl or Cmd. On a layout without Latin
 * letters, such as the Thai one, the place of the key counts.
 * @returns null for AltGr, which types a character, and for keys that are no shortcut by themselves.
 */
export function comboOf(event: Key): string | null {
  if (event.altKey || event.getModifierState('AltGraph')) return null;
  const mod = event.ctrlKey || event.metaKey;
  const key = latinKey(event, mod);
  if (key === null) return null;
  if (!mod) return key;
  return event.shiftKey ? `mod+shift+${key}` : `mod+${key}`;
}

/** A key is identified by its letter if Latin, otherwise by its position: Thai Shift+Z types a bracket. */
function latinKey({ key, code, shiftKey }: Key, mod: boolean): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  if (key === 'Escape') return 'escape';
  if (key === 'Enter') return 'enter';
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (mod && letter) return letter.toLowerCase();
  if (/^[!-~]$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return letter?.toLowerCase() ?? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? null;
}

/** Whether keys pressed there are typed text, which has the undo of its field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
