/** Ends the task here, so that the browser may answer a tap and draw before the rest. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
