import { createContext, useContext } from 'react';

/** The tools that open over the workspace; one at a time. */
export type Tool = 'palette' | 'keys' | 'publish' | 'history' | 'share';

export const ToolContext = createContext<(tool: Tool | null) => void>(() => undefined);

export const useOpenTool = (): ((tool: Tool | null) => void) => useContext(ToolContext);

/** The id of the box that searches the settings of the form. */
export const SETTING_SEARCH = 'setting-search';

/** Puts the focus there. False while the form is not on the screen. */
export function focusSettingSearch(): boolean {
  const box = document.getElementById(SETTING_SEARCH);
  if (!(box instanceof HTMLInputElement) || box.closest('[inert]')) return false;
  box.focus();
  box.select();
  return true;
}
