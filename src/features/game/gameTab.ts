import { trackGameTab } from './gamePresence';

/** A tab that waits for the address of its game. */
export interface GameTab {
  /** False when the player has already closed it. */
  go(url: string): boolean;
  close(): void;
}

/**
 * Opens a tab synchronously with the tap, because browsers block tabs opened after a response. It shows `message` while
 * waiting.
 * @returns null when the browser blocks it.
 */
export function openGameTab(message: string): GameTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // Prevents the game from accessing this page.
  tab.opener = null;
  tab.document.title = message;
  tab.document.body.textContent = message;
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
