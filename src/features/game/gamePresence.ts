import type { KeyValueStorage } from '@/api/transport';

/**
 * Whether a game is open in this browser. A page knows the tab in which it opened a game and the frame that it shows;
 * it responds to queries of the site's other pages. Without `BroadcastChannel` only this page is considered.
 */
const CHANNEL = 'sala:games';
const ASK = 'open?';
const OPEN = 'open';
/** Timeout for responses of other pages, in ms. */
const ANSWER_MS = 250;
/** Session storage of the tab survives the game's pages, so that the tab recognizes itself when it returns. */
const TAB_KEY = 'games:tab';

let tab: Window | null = null;
let frames = 0;

/** Registers the tab of a game while it still shows our page. */
export function trackGameTab(opened: Window): void {
  tab = opened;
  try {
    opened.sessionStorage.setItem(TAB_KEY, '1');
  } catch {
    // Without storage the returning tab is not recognized.
  }
}

/** Counts a game inside the page until the returned function is called. */
export function trackGameFrame(): () => void {
  frames += 1;
  return () => {
    frames -= 1;
  };
}

/** Whether this page has replaced a game in its tab; true once. */
export function isBackFromGame(): boolean {
  try {
    const isBack = window.sessionStorage.getItem(TAB_KEY) !== null;
    window.sessionStorage.removeItem(TAB_KEY);
    return isBack;
  } catch {
    return false;
  }
}

/** Whether the tab in which this page opened a game was closed or shows the site again. */
export function wasGameTabLeft(): boolean {
  return tab !== null && !isInGame(tab);
}

/** Whether any page of the site in this browser has a game open. */
export async function isGameOpen(): Promise<boolean> {
  if (isOpenHere()) return true;
  if (typeof BroadcastChannel === 'undefined') return false;
  const channel = new BroadcastChannel(CHANNEL);
  const isOpen = await new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data === OPEN) resolve(true);
    };
    setTimeout(() => resolve(false), ANSWER_MS);
    channel.postMessage(ASK);
  });
  channel.close();
  // A game may have been opened here while other pages were asked.
  return isOpen || isOpenHere();
}

/** Responds to queries of other pages until the returned function is called. */
export function answerOtherPages(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === ASK && isOpenHere()) channel.postMessage(OPEN);
  };
  return () => channel.close();
}

function isOpenHere(): boolean {
  return frames > 0 || (tab !== null && isInGame(tab));
}

/** Reading a cross-origin page throws, which identifies the game; our own page is readable. */
function isInGame(opened: Window): boolean {
  if (opened.closed) return false;
  try {
    return opened.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

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

/** The last opened game. */
export type PlayingIn = 'tab' | 'frame';

const place = (uuid: string) => `games:playing:${uuid}`;

/** Persists across reloads that a game was opened, so that its credit is cashed out on return. */
export function markPlaying(storage: KeyValueStorage, uuid: string, where: PlayingIn): void {
  storage.setItem(place(uuid), where);
}

/** Null when no game was opened since the last cash-out. */
export function playingIn(storage: KeyValueStorage, uuid: string): PlayingIn | null {
  const where = storage.getItem(place(uuid));
  return where === 'tab' || where === 'frame' ? where : null;
}

export function clearPlaying(storage: KeyValueStorage, uuid: string): void {
  storage.removeItem(place(uuid));
}
