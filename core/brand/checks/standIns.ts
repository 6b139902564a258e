import type { Brand } from '#schemas/brand/brand';
import { standIns } from '#schemas/brand/patterns';
import { problem, type Problem, type Words } from '../problem';
import { usedStandIns } from '../standIns';

/** Top-level names that are reserved for examples and tests (RFC 2606, RFC 6761): no public site can have one. */
const DEMO_HOST = /\.(?:example|invalid|localhost|test)$/;

/** A stand-in is refused where its page does not exist: at another setting, on a public host, without the reference API. */
export function checkStandIns(brand: Brand): Problem[] {
  const reason = reasonAgainst(brand);
  return usedStandIns(brand).flatMap(({ path, address }) => {
    const standIn = standIns[path];
    if (address !== standIn) return [problem('STAND_IN_UNKNOWN', path, { address, standIn }, standIn)];
    return reason ? [problem('STAND_IN_PUBLIC', path, { address, reason }, '')] : [];
  });
}

/** Why a brand cannot have stand-ins; undefined when it can. */
function reasonAgainst({ api, hostnames }: Brand): Words | undefined {
  const publicHost = hostnames.find((host) => !DEMO_HOST.test(host));
  if (publicHost !== undefined)
    return [`แบรนด์นี้เปิดที่ ${publicHost} ซึ่งไม่ใช่เว็บสาธิต`, `this brand opens at ${publicHost}, which is no demo`];
  return api.baseUrl === ''
    ? undefined
    : [`API ของแบรนด์อยู่ที่ ${api.baseUrl}`, `the API of this brand is at ${api.baseUrl}`];
}
