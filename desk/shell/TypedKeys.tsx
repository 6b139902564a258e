import { useEffect } from 'react';

interface Props {
  /** Changes the text. */
  readonly onType: (change: (text: string) => string) => void;
  readonly onClose: () => void;
}

/** Takes the keys of a box that has not loaded yet, so that they neither get lost nor act as shortcuts. */
export function TypedKeys({ onType, onClose }: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') onType((text) => text.slice(0, -1));
      // The names of other keys have more characters.
      else if (event.key.length === 1) onType((text) => text + event.key);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [onType, onClose]);
  return null;
}
