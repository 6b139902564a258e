import { useState } from 'react';
import { useFocus, useFocusActions } from '@studio/features/settings/focus';

interface OpenCard {
  /** Place of the open card, null for none. */
  readonly open: number | null;
  readonly toggle: (place: number) => void;
  readonly show: (place: number) => void;
}

/** Which card of a list is open: the only one, the one last opened, or the one that a pick or a search requests. */
export function useOpenCard(path: string, count: number): OpenCard {
  const { settingFocused } = useFocusActions();
  const { path: focused, requested } = useFocus();
  const [seen, setSeen] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(count === 1 ? 0 : null);
  if (seen !== requested) {
    setSeen(requested);
    const place = placeIn(path, focused);
    if (place !== null) setOpen(place);
  }
  const show = (place: number) => {
    setOpen(place);
    // Set here too, because Safari does not focus a clicked button, and a new card has no focus yet.
    settingFocused(`${path}/${place}`);
  };
  return { open, show, toggle: (place) => (open === place ? setOpen(null) : show(place)) };
}

/** Place of the card that holds this setting, null where the list does not. */
function placeIn(path: string, focused: string | null): number | null {
  if (!focused?.startsWith(`${path}/`)) return null;
  const [place = ''] = focused.slice(path.length + 1).split('/');
  return /^\d+$/.test(place) ? Number(place) : null;
}
