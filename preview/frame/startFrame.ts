import { validate } from '#schemas/preview/stateMessage?validate';
import type { EventMessage, FrameMessage, StateMessage } from '#schemas/preview/messages';
import { type Channel, openChannel } from '@studio/messages/channel';
import { suspendTransitions } from './suspendTransitions';
import { preventLeaving } from './preventLeaving';
import { mountPreview } from './mountPreview';
import { openPicker } from '@studio/frame/pick/openPicker';
import { openTextMarks } from '@studio/frame/pick/textMarks';
import { openScroll } from './scroll';
import { createConditions } from './simulatedConditions';
import { comboOf, isTyping } from '@backoffice/browser/combo';

/** Milliseconds between two calls for a first state. */
const READY_EVERY = 500;

type FrameEvent = Omit<EventMessage, 'kind'>;

/**
 * Runs the member app in a frame of the studio: sends `ready` until a state comes, shows each complete state, and reports
 * what happens in here. Without a studio around it nothing is shown.
 * @returns what ends it all.
 */
export function startFrame(window: Window, element: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const simulateConditions = createConditions();
  const emit = (event: FrameEvent) => channel.send({ kind: 'event', ...event });
  const fail = (error: unknown) => {
    emit({
      event: 'failed',
      message: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    });
  };
  const preview = mountPreview({
    element,
    onRoute: (route) => emit({ event: 'routed', route }),
    onFail: fail,
    onRestyle: suspendTransitions(window, signal),
    marks: openTextMarks(window.document, signal),
  });
  const picker = openPicker(window, element, signal, preview.context, ({ paths, choices, x, y }) =>
    emit({ event: 'picked', paths, choices, x: Math.round(x), y: Math.round(y) }),
  );
  const scroll = openScroll(window, signal, (share) => emit({ event: 'scrolled', scroll: share }));

  const show = async (message: StateMessage) => {
    calling.stop();
    simulateConditions(message.state.site);
    await preview.show(message);
    picker.set({ isOn: message.picking, highlight: message.highlight, visit: message.visit });
    scroll.follow(message.scroll);
    // Sent within the animation frame, received after its paint: a message is a separate task.
    emit({ event: 'shown', sequence: message.sequence });
  };

  const channel: Channel<FrameMessage> = openChannel<StateMessage, FrameMessage>({
    window,
    // A page that is in no frame is its own parent.
    target: () => (window.parent === window ? null : window.parent),
    origin: window.location.origin,
    validate,
    onMessage: latest(show, fail),
  });
  reportKeys(window, signal, (combo) => emit({ event: 'key', combo }));
  preventLeaving(window, signal);
  const calling = callOut(() => channel.send({ kind: 'ready' }));

  return () => {
    ended.abort();
    calling.stop();
    channel.close();
    preview.clear();
    simulateConditions('open');
  };
}

/** Repeats the call until it is answered: the studio may not listen yet. */
function callOut(call: () => void): { stop: () => void } {
  call();
  const timer = setInterval(call, READY_EVERY);
  return { stop: () => clearInterval(timer) };
}

/** One at a time; of those that come meanwhile only the last counts, since each is the full state. */
function latest<T>(act: (value: T) => Promise<void>, onFail: (error: unknown) => void): (value: T) => void {
  let waiting: { readonly value: T } | null = null;
  let isBusy = false;
  const run = async () => {
    while (waiting) {
      const { value } = waiting;
      waiting = null;
      await act(value).catch(onFail);
    }
    isBusy = false;
  };
  return (value) => {
    waiting = { value };
    if (isBusy) return;
    isBusy = true;
    void run();
  };
}

/** Their default actions in the browser would interfere with the studio. */
const reserved = ['mod+z', 'mod+shift+z', 'mod+y', 'mod+s', 'mod+k'];
const plain = ['?', 'escape'];
/** Reported also while typing, because no field of the app uses it. */
const always = ['escape'];

/** Reports shortcuts of the studio that were pressed in the frame; while a person types, keys belong to the field. */
function reportKeys(window: Window, signal: AbortSignal, onCombo: (combo: string) => void): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const combo = comboOf(event);
    if (combo === null || (isTyping(event.target) && !always.includes(combo))) return;
    if (reserved.includes(combo)) event.preventDefault();
    else if (!plain.includes(combo)) return;
    onCombo(combo);
  };
  window.addEventListener('keydown', onKeyDown, { signal });
}
