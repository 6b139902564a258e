import { eventMessage, readyMessage } from './messages';

/** For `?validate`: what the studio hears from its frames. */
export const schema = { oneOf: [readyMessage, eventMessage] } as const;
