import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { EventMessage, FrameMessage, StateMessage } from '#schemas/preview/messages';
import { validate } from '#schemas/preview/frameMessage?validate';
import { type Channel, openChannel } from '@studio/messages/channel';
import { endPainting, startPainting } from '@studio/core/browser/idleScheduler';
import { shallowEqual } from 'react-redux';

/** What a frame is to show; the hook adds the sequence number. */
export type FrameState = Omit<StateMessage, 'kind' | 'sequence'>;

type FrameHealth = 'starting' | 'well' | 'silent' | 'failed';

/** Timeout of a frame's response, in ms; then a reload is offered. */
const PATIENCE = 3_000;
/** The page that holds the member app. */
export const FRAME_PAGE = '/frame.html';

export interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly health: FrameHealth;
  readonly reload: () => void;
}

/**
 * Drives one frame: sends the complete state whenever it changes, at most once per animation frame, and answers each
 * `ready` with it. Lost, early or repeated messages do no harm. Without a state, null, the frame loads and waits.
 */
export function useFrame(state: FrameState | null, onEvent: (event: EventMessage) => void): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [health, setHealth] = useState<FrameHealth>('starting');
  const handleEvent = useCallback((event: EventMessage) => onEvent(placed(event, ref.current)), [onEvent]);
  const pump = usePump(state, ref, handleEvent, setHealth);
  const reload = useCallback(() => {
    setHealth('starting');
    pump.restart();
    // Not `location.reload()`: a page that never came has no address to load again.
    ref.current?.setAttribute('src', FRAME_PAGE);
  }, [pump]);
  return { ref, health, reload };
}

/** The event with its place, if it has one, in CSS pixels of the studio instead of the frame. */
function placed(event: EventMessage, page: HTMLIFrameElement | null): EventMessage {
  if (!page || event.x === undefined || event.y === undefined) return event;
  const { left, top, width } = page.getBoundingClientRect();
  const scale = width / (page.offsetWidth || width || 1);
  return { ...event, x: Math.round(left + event.x * scale), y: Math.round(top + event.y * scale) };
}

class Pump {
  #sequence = 0;
  #shown = 0;
  #queued = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #channel: Channel<StateMessage> | undefined;
  #isReady = false;
  #state: FrameState | null;
  #onEvent: (event: EventMessage) => void;
  readonly #onHealth: (health: FrameHealth) => void;

  constructor(
    state: FrameState | null,
    onEvent: (event: EventMessage) => void,
    onHealth: (health: FrameHealth) => void,
  ) {
    this.#state = state;
    this.#onEvent = onEvent;
    this.#onHealth = onHealth;
  }

  open(target: () => Window | null): () => void {
    this.#channel = openChannel<FrameMessage, StateMessage>({
      window,
      target,
      origin: location.origin,
      validate,
      onMessage: (message) => (message.kind === 'ready' ? this.#ready() : this.#event(message)),
    });
    this.#wait();
    return () => {
      cancelAnimationFrame(this.#queued);
      this.#stopWaiting();
      this.#channel?.close();
      this.#isReady = false;
    };
  }

  restart(): void {
    this.#isReady = false;
    this.#wait();
  }

  listen(onEvent: (event: EventMessage) => void): void {
    this.#onEvent = onEvent;
  }

  /**
   * An edit is sent at once where the frame has painted all that came before. Else those of one animation frame are one
   * message: a dragged colour must not queue up.
   */
  push(state: FrameState | null): void {
    const isFirst = this.#state === null && state !== null;
    this.#state = state;
    if (isFirst && !this.#isReady) this.#wait();
    if (!this.#isReady) return;
    cancelAnimationFrame(this.#queued);
    if (this.#shown >= this.#sequence) this.#send();
    else this.#queued = requestAnimationFrame(() => this.#send());
  }

  #ready(): void {
    this.#isReady = true;
    this.#send();
  }

  #send(): void {
    if (this.#state === null) return;
    this.#sequence += 1;
    this.#channel?.send({ ...this.#state, kind: 'state', sequence: this.#sequence });
    this.#wait();
  }

  #event(event: EventMessage): void {
    if (event.event === 'shown') {
      this.#shown = event.sequence ?? this.#shown;
      if (this.#shown >= this.#sequence) this.#stopWaiting();
      this.#onHealth('well');
    }
    if (event.event === 'failed') {
      endPainting(this);
      this.#onHealth('failed');
    }
    this.#onEvent(event);
  }

  /** Patience counts from when there is something to show. */
  #wait(): void {
    startPainting(this);
    clearTimeout(this.#patience);
    if (this.#state === null) return;
    this.#patience = setTimeout(() => this.#onHealth('silent'), PATIENCE);
  }

  #stopWaiting(): void {
    clearTimeout(this.#patience);
    endPainting(this);
  }
}

function usePump(
  state: FrameState | null,
  ref: RefObject<HTMLIFrameElement | null>,
  onEvent: (event: EventMessage) => void,
  onHealth: (health: FrameHealth) => void,
): Pump {
  const [pump] = useState(() => new Pump(state, onEvent, onHealth));
  useEffect(() => pump.open(() => ref.current?.contentWindow ?? null), [pump, ref]);
  useEffect(() => {
    pump.listen(onEvent);
  }, [pump, onEvent]);
  useEffect(() => {
    pump.push(state);
  }, [pump, state]);
  return pump;
}

/** The same object as long as nothing in it has changed, so that only changes are sent to a frame. */
export function useStableState<S extends FrameState | null>(state: S): S {
  const [stable, setStable] = useState(state);
  if (stable === state || shallowEqual(stable, state)) return stable;
  setStable(state);
  return state;
}
