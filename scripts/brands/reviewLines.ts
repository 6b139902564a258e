import { percentBounds } from '#core/brand/release/bounds';
import type { ReleaseReview } from '#core/brand/release/review';

type Cost = ReleaseReview['costs'][number];

/** A review as lines for a terminal: costs, hosts, and who has to approve. Empty if there is nothing to review. */
export function reviewLines({ costs, hosts, sensitive, second, admin }: ReleaseReview): string[] {
  const consent = second
    ? [
        `Needs a second person${admin ? ', and one of the two has to be an administrator' : ''}: ${reasons(costs, sensitive)}`,
      ]
    : [];
  return [
    ...(costs.length > 0 ? ['Costs:', ...costs.map(costLine)] : []),
    ...(hosts.length > 0 ? ['Hosts that are new or may do more:', ...hosts.map(hostLine)] : []),
    ...consent,
  ];
}

/** One figure before and after, with its limit. */
export function costLine(cost: Cost): string {
  const { bound, path, before, after, dayBefore, dayAfter, limit, beyond } = cost;
  const change = `${figure(bound, before)} → ${figure(bound, after)}`;
  const day =
    bound === 'day' || !((dayBefore ?? 0) > 0 || (dayAfter ?? 0) > 0)
      ? ''
      : `, a day ${dayBefore ?? 0} → ${dayAfter ?? 0} baht`;
  return `  ${bound}${path === '' ? '' : ` (${path})`}: ${change}${day}; limit ${figure(bound, limit)}${beyond ? ', beyond it' : ''}`;
}

const hostLine = ({ host, powers }: ReleaseReview['hosts'][number]): string =>
  `  ${host}: ${powers.join(' ')}`;

function reasons(costs: readonly Cost[], sensitive: readonly string[]): string {
  const beyond = costs.filter((cost) => cost.beyond).map(({ bound, path }) => `${bound} ${path}`.trim());
  const named = [...sensitive, ...beyond];
  return named.length > 0 ? named.join(', ') : 'the brand asks for one';
}

function figure(bound: Cost['bound'], value: number | null): string {
  if (value === null) return 'no limit';
  return percentBounds.has(bound) ? `${value} %` : `${value} baht`;
}
