import type { Brand } from '#schemas/brand/brand';
import type { StateMessage } from '#schemas/preview/messages';
import { type MemberApp, mountMemberApp } from '@/app/mountMemberApp';
import { MemoryRouter } from '@/lib/router';
import { type Scenario, openScenario } from '#scenarios/openScenario';
import { scenarioEnvironment } from '#scenarios/scenarioEnvironment';
import { applyTheme } from '@/theme/applyTheme';
import type { PickContext } from '@studio/frame/pick/leaves';
import type { TextMarks } from '@studio/frame/pick/textMarks';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@/lib/router';

interface PreviewOptions {
  readonly element: HTMLElement;
  readonly onRoute: (route: string) => void;
  readonly onFail: (error: unknown) => void;
  /** Called before the running app takes on other colours. */
  readonly onRestyle: () => void;
  /** Learns which text of the app says what. */
  readonly marks: TextMarks;
}

interface MountedPreview {
  /** Shows a state; resolves in the animation frame that paints it. */
  readonly show: (message: StateMessage) => Promise<void>;
  /** Takes the app away. */
  readonly clear: () => void;
  /** What pick mode reads; null before the first state. */
  readonly context: () => PickContext | null;
}

interface Mounted {
  readonly app: MemberApp;
  readonly scenario: Scenario;
  /** What only a new app can change. */
  readonly world: string;
  /** As it was last shown, without its theme: that part lives in CSS variables. */
  body: string;
  theme: string;
  brand: Brand;
  visit: number;
}

/**
 * Mounts the member app. An edited brand is shown by the running app, so that route, scroll, focus
 * and typed text survive; another world, that is another state, language or brand, is another app in the same page.
 */
export function mountPreview({ element, onRoute, onFail, onRestyle, marks }: PreviewOptions): MountedPreview {
  let mounted: Mounted | null = null;
  let hasFailed = false;
  let go: (route: string) => void = () => undefined;
  /** Where the person or the studio wanted to be; the app may have led elsewhere. */
  let wanted = '/';
  let shownRoute = '/';

  const handleRoute = (route: string, isRedirect: boolean) => {
    if (!isRedirect) wanted = route;
    shownRoute = route;
    onRoute(route);
  };
  const probe = <RouteProbe onRoute={handleRoute} onReady={(next) => void (go = next)} />;

  const mount = async (message: StateMessage, brand: Brand, world: string) => {
    if (mounted === null || message.visit !== mounted.visit) wanted = message.route;
    mounted?.app.unmount();
    mounted = null;
    hasFailed = false;
    const startAt = wanted;
    const scenario = openScenario({ state: message.state, brand, news: message.news });
    const app = await mountMemberApp({
      element,
      brand,
      environment: scenarioEnvironment(scenario, message.language),
      Router: ({ children }) => (
        <MemoryRouter initialEntries={[startAt]}>
          {children}
          {probe}
        </MemoryRouter>
      ),
      onError: (error) => {
        hasFailed = true;
        onFail(error);
      },
    });
    // Nothing is rendered yet: a page renders in a task of its own.
    marks.mark(app.i18n);
    mounted = { app, scenario, world, ...partsOf(brand), brand, visit: message.visit };
  };

  return {
    show: async (message) => {
      const brand = framedBrand(message.brand);
      const world = JSON.stringify([message.state, message.language, brand.id, message.news]);
      const { body, theme } = partsOf(brand);
      if (mounted?.world !== world || hasFailed) {
        if (mounted?.theme !== theme) applyTheme(brand, document);
        await mount(message, brand, world);
        return nextFrame(window);
      }
      const here = mounted;
      await nextFrame(window);
      if (mounted !== here) return;
      if (mounted.theme !== theme) {
        onRestyle();
        applyTheme(brand, document);
      }
      if (mounted.body !== body) {
        mounted.scenario.setBrand(brand);
        mounted.app.setBrand(brand);
      }
      if (mounted.visit !== message.visit) go((wanted = message.route));
      Object.assign(mounted, { body, theme, brand, visit: message.visit });
    },
    clear: () => {
      mounted?.app.unmount();
      mounted = null;
    },
    context: () => mounted && { brand: mounted.brand, i18n: mounted.app.i18n, route: shownRoute, marks },
  };
}

function partsOf({ theme, ...body }: Brand): { readonly body: string; readonly theme: string } {
  return { body: JSON.stringify(body), theme: JSON.stringify([theme, body.look]) };
}

/**
 * The brand as a frame shows it: its images are served by the studio's own host, and the chat of a third party,
 * which needs the network, is off.
 */
export function framedBrand(brand: Brand): Brand {
  const isElsewhere = /^https?:/.test(brand.assetsBase);
  return {
    ...brand,
    assetsBase: isElsewhere ? brand.assetsBase : `/images/${brand.id}/`,
    chat: { ...brand.chat, provider: 'none' },
  };
}

/** Timeout in milliseconds: a hidden page gets no animation frames. */
const PATIENCE = 1_000;

/**
 * Resolves within the next animation frame, before it is painted. All frames of the studio and the studio itself have
 * it in common, so that what they draw then is styled, painted and shown at once.
 */
function nextFrame(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    window.requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

interface RouteProbeProps {
  /** Called with each address; `isRedirect` when the app itself navigated there. */
  readonly onRoute: (route: string, isRedirect: boolean) => void;
  /** Receives the function that navigates the app. */
  readonly onReady: (go: (route: string) => void) => void;
}

/** Inside the app's router: reports the route and navigates. */
function RouteProbe({ onRoute, onReady }: RouteProbeProps) {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const last = useRef('');
  const route = pathname + search + hash;

  useEffect(() => onReady((to) => void navigate(to)), [navigate, onReady]);
  useEffect(() => {
    const before = last.current;
    last.current = pathname;
    // Replacing the query is a choice of a tab or a filter.
    onRoute(route, /^REPLACE$/.test(type) && before !== pathname);
  }, [route, pathname, type, onRoute]);
  return null;
}
