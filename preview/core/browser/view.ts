import {
  initialState,
  type PreviewState,
  type StateDimension,
  stateDimensions,
  stateWords,
} from '#schemas/preview/state';
import { useMemo } from 'react';
import { useParams } from '@/lib/router';
import { useQuery } from '@backoffice/browser/useQuery';

/** Frames in the middle of the studio. */
export const devices = {
  'phone-360': { width: 360, height: 740 },
  'phone-390': { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Device = keyof typeof devices;
export const deviceNames = Object.keys(devices) as Device[];

/** One screen, one brand in many states, one change in many brands, before and after. */
export const modes = ['single', 'matrix', 'wall', 'compare'] as const;
export type Mode = (typeof modes)[number];

/** Steps in which a new brand is set up beside the canvas; those before it exists are a page of their own. */
export const setupSteps = ['logo', 'hosts', 'money', 'checks'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What the studio shows; all of it is part of the address, so that a link reproduces it. */
export interface View {
  readonly route: string;
  readonly state: PreviewState;
  /** Language of the member app in the frames. */
  readonly language: 'th' | 'en';
  readonly devices: readonly Device[];
  readonly rotated: boolean;
  /** Percent; 0 fits the frame into the canvas. */
  readonly zoom: number;
  readonly mode: Mode;
  /** What the frames of the matrix differ in. */
  readonly dimension: StateDimension;
  /** Group of settings in the form: a key of the brand file. */
  readonly group: string;
  /** Step of the setup of a new brand, in place of the form; `none` for the form. */
  readonly step: SetupStep | 'none';
}

export const initialView: View = {
  route: '/',
  state: initialState,
  language: 'th',
  devices: ['phone-390'],
  rotated: false,
  zoom: 0,
  mode: 'single',
  dimension: 'member',
  group: 'theme',
  step: 'none',
};

/** Reads a view from the query of a URL; missing and invalid parts have their defaults. */
export function readView(query: URLSearchParams): View {
  const oneOf = <W extends string>(name: string, values: readonly W[], otherwise: W): W =>
    values.find((each) => each === query.get(name)) ?? otherwise;
  const route = query.get('route') ?? '';
  const listed = (query.get('device') ?? '')
    .split('.')
    .flatMap((name) => deviceNames.filter((d) => d === name));
  const zoom = Number(query.get('zoom'));
  return {
    route: /^\/[^\s]*$/u.test(route) ? route : initialView.route,
    state: Object.fromEntries(
      stateDimensions.map((name) => [name, oneOf<string>(name, stateWords[name], initialState[name])]),
    ) as unknown as PreviewState,
    language: oneOf('language', ['th', 'en'], initialView.language),
    devices: listed.length > 0 ? [...new Set(listed)] : initialView.devices,
    rotated: query.get('rotated') === '1',
    zoom: zoom >= 25 && zoom <= 200 ? Math.round(zoom) : 0,
    mode: oneOf('mode', modes, initialView.mode),
    dimension: oneOf('dimension', stateDimensions, initialView.dimension),
    group: query.get('group') ?? initialView.group,
    step: oneOf('step', setupSteps, 'none'),
  };
}

/** The query of a view: only what differs from the start, so that addresses stay short. */
export function writeView(view: View): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string, start: string) => {
    if (value !== start) query.set(name, value);
  };
  set('route', view.route, initialView.route);
  for (const name of stateDimensions) set(name, view.state[name], initialState[name]);
  set('language', view.language, initialView.language);
  set('device', view.devices.join('.'), initialView.devices.join('.'));
  set('rotated', view.rotated ? '1' : '0', '0');
  set('zoom', String(view.zoom), '0');
  set('mode', view.mode, initialView.mode);
  set('dimension', view.dimension, initialView.dimension);
  set('group', view.group, initialView.group);
  set('step', view.step, initialView.step);
  return query;
}

/** The query that shows another brand in the view of the address, read from the address itself. */
export function viewForOtherBrand(): string {
  const query = writeView({
    ...readView(new URLSearchParams(window.location.search)),
    step: 'none',
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/** Parts of a view, or a function of the current view, because a rendered view may be outdated for a toggle. */
type ViewChange = Partial<View> | ((now: View) => Partial<View>);

/** Replaces the address without adding a step to the history. */
const small: readonly string[] = ['group', 'zoom'] satisfies (keyof View)[];

/** The view in the address, and a way to change parts of it. */
export function useView(): {
  view: View;
  brandId: string | undefined;
  setView: (change: ViewChange) => void;
} {
  const [query, setQuery] = useQuery();
  const { brandId } = useParams();
  const view = useMemo(() => readView(query), [query]);
  const setView = (change: ViewChange) => {
    const now = readView(new URLSearchParams(window.location.search));
    const part = typeof change === 'function' ? change(now) : change;
    const replace = Object.keys(part).every((key) => small.includes(key));
    setQuery(() => writeView({ ...now, ...part }), { replace });
  };
  return { view, brandId, setView };
}
