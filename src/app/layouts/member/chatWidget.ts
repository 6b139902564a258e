/** What the third party's script puts on `window` and what it reads from there. */
interface ChatWindow {
  Tawk_API?: ChatApi;
  Tawk_LoadStart?: Date;
}

type Done = (error?: unknown) => void;

interface ChatApi {
  onLoad?: () => void;
  setAttributes?: (attributes: Record<string, string>, done: Done) => void;
  login?: (who: Record<string, string>, done: Done) => void;
  logout?: (done: Done) => void;
  hideWidget?: () => void;
  showWidget?: () => void;
}

export interface ChatAccount {
  /** Origin of the script, declared in the brand file. */
  readonly host: string;
  readonly propertyId: string;
  readonly widgetId: string;
}

/** What the chat may know: never a phone, a bank account, a balance or a token (LAY-22, W7). */
export interface ChatProfile {
  readonly name: string;
  readonly username: string;
  readonly level: string;
  /** Made by the server: proves to the chat who this is. Null where the brand has no secret with it. */
  readonly proof: string | null;
}

const SCRIPT_ID = 'live-chat';
const ignore: Done = () => undefined;

/**
 * Loads the chat once, identifies the member to it, and shows or hides its button. Its methods may be called only
 * after it has loaded.
 */
export function loadChat(
  { host, propertyId, widgetId }: ChatAccount,
  profile: ChatProfile,
  isVisible: boolean,
): void {
  const chat = chatApi();
  const update = () => {
    introduce(chat, profile);
    if (isVisible) chat.showWidget?.();
    else chat.hideWidget?.();
  };
  chat.onLoad = update;
  if (document.getElementById(SCRIPT_ID)) return update();

  (window as ChatWindow).Tawk_LoadStart = new Date();
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = `${host.replace(/\/$/, '')}/${propertyId}/${widgetId}`;
  document.head.append(script);
}

/** Takes the chat off the screen, also when it is still on its way (ST-09). */
export function hideChat(): void {
  const chat = chatApi();
  const hide = () => chat.hideWidget?.();
  chat.onLoad = hide;
  hide();
}

/** The same, and the chat forgets the member: whoever logs in next reads nothing of theirs. */
export function leaveChat(): void {
  const chat = chatApi();
  const leave = () => {
    chat.hideWidget?.();
    chat.logout?.(ignore);
  };
  chat.onLoad = leave;
  leave();
}

/** Who can prove it logs in; a chat without a secret takes the name as an attribute. */
function introduce(chat: ChatApi, { name, username, level, proof }: ChatProfile): void {
  if (proof !== null) chat.login?.({ userId: username, name, hash: proof }, ignore);
  const attributes = { username, level };
  chat.setAttributes?.(proof === null ? { name, ...attributes } : attributes, ignore);
}

function chatApi(): ChatApi {
  const holder = window as ChatWindow;
  holder.Tawk_API ??= {};
  return holder.Tawk_API;
}
