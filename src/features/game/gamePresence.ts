/**
 * Whether a game is open in this browser. A page knows the tab that it opened a game in, and the frame that it shows; it
 * answers other pages of the site that ask. Browsers without `BroadcastChannel` know their own page only.
 */
const CHANNEL = 'sala:games';
const ASK = 'open?';
const OPEN = 'open';
/** How long other pages have to answer, in ms. */
const ANSWER_MS = 250;
/** Stays with a tab through the game's own pages, so that it knows itself when it comes back. */
const TAB_KEY = 'games:tab';

let tab: Window | null = null;
let frames = 0;

/** Remembers the tab in which a game opens, while it still shows a page of ours. */
export function trackGameTab(opened: Window): void {
  tab = opened;
  try {
    opened.sessionStorage.setItem(TAB_KEY, '1');
  } catch {
    // Without storage the tab is not recognised when it comes back.
  }
}

/** Counts a game inside of the page until the returned function is called. */
export function trackGameFrame(): () => void {
  frames += 1;
  return () => {
    frames -= 1;
  };
}

/** Whether this page is in the tab of a game that was left for it; true once. */
export function isBackFromGame(): boolean {
  try {
    const isBack = window.sessionStorage.getItem(TAB_KEY) !== null;
    window.sessionStorage.removeItem(TAB_KEY);
    return isBack;
  } catch {
    return false;
  }
}

/** Whether the tab that this page opened a game in was closed, or shows the site again. */
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
  return isOpen;
}

/** Answers other pages that ask, until the returned function is called. */
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

/** A page of another origin refuses to be read: the game. Ours has come back. */
function isInGame(opened: Window): boolean {
  if (opened.closed) return false;
  try {
    return opened.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}
