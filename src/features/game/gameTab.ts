import { trackGameTab } from './gamePresence';

/** A tab that waits for the address of its game. */
export interface GameTab {
  /** False when the player has closed it meanwhile. */
  go(url: string): boolean;
  close(): void;
}

/**
 * Opens a tab at the tap itself: one opened after the answer would be blocked. It says `words` while it waits.
 * @returns null when the browser blocks it.
 */
export function openGameTab(words: string): GameTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The game must not reach back to this page.
  tab.opener = null;
  tab.document.title = words;
  tab.document.body.textContent = words;
  return {
    go: (url) => {
      if (tab.closed) return false;
      trackGameTab(tab);
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
}
