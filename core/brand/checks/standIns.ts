import type { Brand } from '#schemas/brand/brand';
import { standIns } from '#schemas/brand/patterns';
import { problem, type Problem, type Words } from '../problem';
import { usedStandIns } from '../standIns';
import { publicHost } from './hosts';

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
  const host = publicHost(hostnames);
  if (host !== undefined)
    return [`แบรนด์นี้เปิดที่ ${host} ซึ่งไม่ใช่เว็บสาธิต`, `this brand opens at ${host}, which is no demo`];
  return api.baseUrl === ''
    ? undefined
    : [`API ของแบรนด์อยู่ที่ ${api.baseUrl}`, `the API of this brand is at ${api.baseUrl}`];
}
