import { createContext, useContext } from 'react';

/** What may stand over the workspace; one at a time. */
export type Tool = 'palette' | 'keys' | 'publish' | 'history' | 'share';

export const ToolContext = createContext<(tool: Tool | null) => void>(() => undefined);

export const useOpenTool = (): ((tool: Tool | null) => void) => useContext(ToolContext);
