import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { Brand } from '#schemas/brand/brand';
import type { EventMessage } from '#schemas/preview/messages';
import type { PreviewState } from '#schemas/preview/state';
import type { Choice } from './PickMenu';
import { useFocusActions, useOutlinedSetting } from '@studio/features/settings/focus';
import { useView } from '@studio/core/browser/view';
import { usePressShortcut, useShortcuts } from '@backoffice/browser/shortcuts';
import type { FrameState } from './useFrame';

/** One frame of the canvas. */
export interface Shown {
  /** Stable name, which identifies the leading frame. */
  readonly id: string;
  /** Undefined while it is on its way. */
  readonly brand: Brand | undefined;
  readonly state: PreviewState;
}

export interface FrameSync {
  /** Null while there is no brand to show. */
  readonly stateOf: (shown: Shown) => FrameState | null;
  readonly onEventOf: (id: string) => (event: EventMessage) => void;
  /** To be put on each frame: who is under the pointer or holds the focus leads the others. */
  readonly lead: (id: string) => void;
  readonly picking: boolean;
  readonly setPicking: (picking: boolean) => void;
  /** A pick with several settings, of which the user has to choose one. */
  readonly choice: Choice | null;
  readonly endChoice: () => void;
}

const FrameSyncContext = createContext<FrameSync | null>(null);

/** Gives the frames of a canvas what synchronizes them. */
export const FrameSyncProvider = FrameSyncContext;

/** @throws Error outside of a canvas. */
export function useFrames(): FrameSync {
  const frameSync = use(FrameSyncContext);
  if (!frameSync) throw new Error('The frame is on no canvas.');
  return frameSync;
}

/** How often the frames were sent somewhere. */
interface Visit {
  readonly route: string;
  readonly count: number;
  /** The frame that navigated, and the visit that it had seen before; it is not sent to where it already is. */
  readonly by: { readonly id: string; readonly seen: number } | null;
  /** A frame that has navigated, until the URL is updated. */
  readonly pending: { readonly id: string; readonly route: string } | null;
}

/**
 * Synchronizes all frames of the canvas: the route, the scroll position, pick mode and the outlined
 * setting. The other frames navigate with the focused one; redirects in them are ignored.
 */
export function useFrameSync(): FrameSync {
  const pressShortcut = usePressShortcut();
  const { focusSetting, clearOutline } = useFocusActions();
  const { view, setView } = useView();
  const { route, language } = view;
  const [picking, setPicking] = useState(false);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [visit, setVisit] = useState<Visit>({ route, count: 0, by: null, pending: null });
  const [scroll, setScroll] = useState<{ readonly by: string; readonly share: number } | null>(null);
  const highlight = useOutlinedSetting();
  const leader = useRef<string | null>(null);
  if (visit.route !== route) setVisit(sentTo(route, visit));

  const onFrameEvent = useLatest((id: string, event: EventMessage) => {
    const leads = leader.current === id;
    if (event.event === 'routed' && event.route && leads) {
      const went = event.route;
      setVisit((now) => ({ ...now, pending: { id, route: went } }));
      setView((now) => (now.route === went ? {} : { route: went }));
    }
    if (event.event === 'scrolled' && event.scroll !== undefined && leads)
      setScroll({ by: id, share: event.scroll });
    if (event.event === 'picked') {
      setPicking(false);
      const { paths = [], choices = 1, x = 0, y = 0 } = event;
      const [first] = paths;
      if (choices > 1) setChoice({ x, y, paths, choices: paths.slice(0, choices) });
      else if (first !== undefined) focusSetting(first, paths);
    }
    if (event.event === 'key' && event.combo) pressShortcut(event.combo);
  });
  const choosePicking = useCallback(
    (next: boolean) => {
      setPicking(next);
      clearOutline();
    },
    [clearOutline],
  );
  const end = () => choosePicking(false);
  useShortcuts(picking || highlight !== null ? { escape: end } : {});
  // The outline belonged to the previous screen. A requested setting gets the focus later and sets its own outline.
  useEffect(() => clearOutline(), [route, clearOutline]);
  const endChoice = useCallback(() => setChoice(null), []);
  const [onEventOf] = useState(() => rememberEach(onFrameEvent));
  const lead = useCallback((id: string) => {
    leader.current = id;
  }, []);

  return {
    stateOf: ({ id, brand, state }) =>
      brand
        ? {
            brand,
            state,
            route,
            visit: seenBy(visit, id),
            language,
            picking,
            highlight,
            scroll: scroll && scroll.by !== id ? scroll.share : null,
          }
        : null,
    onEventOf,
    lead,
    picking,
    setPicking: choosePicking,
    choice,
    endChoice,
  };
}

/** One listener per frame, always the same, so that no frame renders again because of it. */
function rememberEach(onFrameEvent: (id: string, event: EventMessage) => void) {
  const listeners = new Map<string, (event: EventMessage) => void>();
  return (id: string) => {
    const known =
      listeners.get(id) ??
      ((event: EventMessage) => {
        onFrameEvent(id, event);
      });
    listeners.set(id, known);
    return known;
  };
}

const seenBy = ({ count, by }: Visit, id: string): number => (by?.id === id ? by.seen : count);

/** A new route sends every frame there but the one that is there already. */
const sentTo = (route: string, now: Visit): Visit => ({
  route,
  count: now.count + 1,
  by: now.pending?.route === route ? { id: now.pending.id, seen: seenBy(now, now.pending.id) } : null,
  pending: null,
});

/** A function that never changes and always does what was last given. */
function useLatest<A extends readonly unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
