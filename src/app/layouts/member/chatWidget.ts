import { useSyncExternalStore } from 'react';
import { useBrand } from '@/brand/useBrand';
import type { Brand } from '#schemas/brand/brand';

/** Globals that the third-party script defines and reads on `window`. */
interface ChatWindow {
  Tawk_API?: ChatApi;
  Tawk_LoadStart?: Date;
}

type Done = (error?: unknown) => void;

interface ChatApi {
  onBeforeLoad?: () => void;
  onLoad?: () => void;
  onChatMinimized?: () => void;
  setAttributes?: (attributes: Record<string, string>, done: Done) => void;
  login?: (who: Record<string, string>, done: Done) => void;
  logout?: (done: Done) => void;
  hideWidget?: () => void;
  showWidget?: () => void;
  maximize?: () => void;
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

type ChatStatus = 'loading' | 'ready' | 'failed';

let status: ChatStatus = 'loading';
const listeners = new Set<() => void>();

function setStatus(next: ChatStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useChatStatus = (): ChatStatus => useSyncExternalStore(subscribe, () => status);

/** Its methods may be called only after it has loaded: now, or as soon as it has. */
function whenLoaded(act: () => void): void {
  chatApi().onLoad = () => {
    setStatus('ready');
    act();
  };
  if (status === 'ready') act();
}

/** Loads the chat once, identifies the member, and shows or hides its own button. */
export function loadChat(account: ChatAccount, profile: ChatProfile, hasButton: boolean): void {
  const chat = chatApi();
  const showButton = () => {
    if (hasButton) chat.showWidget?.();
    else chat.hideWidget?.();
  };
  // Before it is drawn, and after a conversation.
  chat.onBeforeLoad = showButton;
  chat.onChatMinimized = showButton;
  whenLoaded(() => {
    introduce(chat, profile);
    showButton();
  });
  if (!document.getElementById(SCRIPT_ID)) addScript(account);
}

function addScript({ host, propertyId, widgetId }: ChatAccount): void {
  setStatus('loading');
  (window as ChatWindow).Tawk_LoadStart = new Date();
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = `${host.replace(/\/$/, '')}/${propertyId}/${widgetId}`;
  script.onerror = () => {
    script.remove();
    setStatus('failed');
  };
  document.head.append(script);
}

/** Opens the conversation, or loads the chat again after a failure. */
export function openChat(account: ChatAccount): void {
  if (status === 'failed') return addScript(account);
  const chat = chatApi();
  chat.showWidget?.();
  chat.maximize?.();
}

/** Removes the chat, also while it is still loading. */
export function hideChat(): void {
  const chat = chatApi();
  whenLoaded(() => chat.hideWidget?.());
}

/** Also resets the chat's identity, so that the next member on this device cannot read the conversation. */
export function leaveChat(): void {
  const chat = chatApi();
  whenLoaded(() => {
    chat.hideWidget?.();
    chat.logout?.(ignore);
  });
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
