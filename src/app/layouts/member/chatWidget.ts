import { useBrand } from '@/brand/useBrand';
import type { Brand } from '#schemas/brand/brand';

/** Globals that the third-party script defines and reads on `window`. */
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

/** Data shared with the chat: never a phone number, a bank account, a balance or a token. */
export interface ChatProfile {
  readonly name: string;
  readonly username: string;
  readonly level: string;
  /** Signed by the server to prove the member's identity to the chat. Null when the brand has no shared secret. */
  readonly proof: string | null;
}

const SCRIPT_ID = 'live-chat';
const ignore: Done = () => undefined;

/**
 * Loads the chat once, identifies the member, and shows or hides its button. Its methods may be called only after it
 * has loaded.
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

/** Removes the chat, also while it is still loading. */
export function hideChat(): void {
  const chat = chatApi();
  const hide = () => chat.hideWidget?.();
  chat.onLoad = hide;
  hide();
}

/** Also resets the chat's identity, so that the next member on this device cannot read the conversation. */
export function leaveChat(): void {
  const chat = chatApi();
  const leave = () => {
    chat.hideWidget?.();
    chat.logout?.(ignore);
  };
  chat.onLoad = leave;
  leave();
}

/** A verifiable member logs in; without a secret the name is passed as an unverified attribute. */
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

/** The live chat of the brand; null when it has none, or an incomplete configuration. */
export function useChatAccount(): Brand['chat'] | null {
  const { chat, flags } = useBrand();
  const isWhole = chat.provider !== 'none' && chat.propertyId !== '' && chat.widgetId !== '';
  return flags.liveChat && isWhole ? chat : null;
}
