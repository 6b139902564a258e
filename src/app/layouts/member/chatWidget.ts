/** What the third party's script puts on `window` and what it reads from there. */
interface ChatWindow {
  Tawk_API?: ChatApi;
  Tawk_LoadStart?: Date;
}

interface ChatApi {
  onLoad?: () => void;
  setAttributes?: (attributes: Record<string, string>, done: (error?: unknown) => void) => void;
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
}

const SCRIPT_ID = 'live-chat';

/** Loads the chat once and tells it who is here; methods may be called only after it has loaded. */
export function showChat({ host, propertyId, widgetId }: ChatAccount, profile: ChatProfile): void {
  const chat = chatApi();
  const introduce = () => {
    chat.setAttributes?.(
      { name: profile.name, username: profile.username, level: profile.level },
      () => undefined,
    );
    chat.showWidget?.();
  };
  chat.onLoad = introduce;
  if (document.getElementById(SCRIPT_ID)) return introduce();

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

function chatApi(): ChatApi {
  const holder = window as ChatWindow;
  holder.Tawk_API ??= {};
  return holder.Tawk_API;
}
