/**
 * The server. Settings by environment, see `config.ts`.
 * Exit codes: 0 stopped in order, 1 it could not start or had to stop.
 */
import { startSmall } from '#server/platform/startup/tuneHeap';

const isStarted = startSmall();
// Only now: loading what it is made of is most of a start.
const { serve } = await import('./serve');
await serve();
isStarted();
