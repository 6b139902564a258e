import type { Brand } from '#schemas/brand/brand';
import type { FramedNews } from '#schemas/preview/messages';
import type { PreviewState } from '#schemas/preview/state';
import { affiliate } from './answers/affiliate';
import { cashback } from './answers/cashback';
import { auth, memberNow, SCENARIO_TOKEN, register } from './answers/auth';
import { deposit } from './answers/deposit';
import { fair } from './answers/fair';
import { game } from './answers/game';
import { prizes } from './answers/prizes';
import { responsiblePlay } from './answers/responsibleGambling';
import { rewards } from './answers/rewards';
import { setting } from './answers/setting';
import { slip } from './answers/slip';
import { user } from './answers/user';
import { turnover, withdraw } from './answers/withdraw';
import { type Asked, type Handler, type Handlers, type ScenarioCall, Refusal } from './calls';
import { callMatcher } from './matchCall';
import { simulateConditions } from './simulatedConditions';
import { buildWorld, isMember, type User } from './world';

export interface ScenarioOptions {
  readonly state: PreviewState;
  readonly brand: Brand;
  /** The only announcement, instead of the examples. */
  readonly news?: FramedNews | undefined;
  /** Milliseconds since the epoch; defaults to the system clock. */
  readonly now?: () => number;
}

export interface Scenario {
  /** Replaces the network: answers the calls of a member's browser, and any other with 404. */
  readonly transport: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Address of the brand's site once it is published. */
  readonly origin: string;
  /** The initial session of the state; null for a visitor. */
  readonly session: { readonly token: string; readonly user: User } | null;
  /** Switches to another revision of the brand; the member's actions are preserved. */
  setBrand(brand: Brand): void;
}

const handlers: Handlers = {
  ...auth,
  ...register,
  ...setting,
  ...user,
  ...deposit,
  ...slip,
  ...turnover,
  ...withdraw,
  ...game,
  ...affiliate,
  ...cashback,
  ...prizes,
  ...fair,
  ...rewards,
  ...responsiblePlay,
};
const match = callMatcher(Object.keys(handlers) as ScenarioCall[]);

/** The platform in the given state, in memory: no request leaves the page. */
export function openScenario({ state, brand, news, now = Date.now }: ScenarioOptions): Scenario {
  const world = buildWorld(state, brand, now, news);

  const answer = async (request: Request): Promise<Response> => {
    const found = match(request.method, new URL(request.url).pathname);
    const isMembers = found !== null && isMembersCall(found.key);
    try {
      await simulateConditions(state, { key: found?.key ?? '', isMembers }, request.signal);
      if (!found) throw new Refusal('NOT_FOUND');
      if (isMembers && !request.headers.has('authorization')) throw new Refusal('SESSION_EXPIRED');
      const handler = handlers[found.key] as Handler<ScenarioCall>;
      const asked = { params: found.params, query: queryOf(request), body: await bodyOf(request) };
      return json(200, { status: 200, message: 'success', ...handler(world, asked as Asked<ScenarioCall>) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const envelope = error.envelope();
      return json(envelope.status, envelope);
    }
  };

  return {
    transport: (input, init) => answer(new Request(input, init)),
    origin: `https://${brand.hostnames[0] ?? 'preview.invalid'}`,
    session: isMember(state) ? { token: SCENARIO_TOKEN, user: memberNow(world) } : null,
    setBrand: (next) => {
      world.brand = next;
    },
  };
}

/** Below `/api/auth/` everything except log-in requires a session. */
function isMembersCall(key: ScenarioCall): boolean {
  return key.includes(' /api/auth/') && key !== 'POST /api/auth/login';
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** Null for no body, and for an image, which no scenario reads. */
async function bodyOf(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.includes('json')) return null;
  const text = await request.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
