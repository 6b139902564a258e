import { stateMessage } from './messages';

/** What a frame may hear. */
export const schema = stateMessage;
