import type { Brand } from '#schemas/brand/brand';
import { standIns } from '#schemas/brand/patterns';
import { error, type Problem } from '../problem';
import { type UsedStandIn, usedStandIns } from '../standIns';

/** Top-level names that are reserved for examples and tests (RFC 2606, RFC 6761): no public site can have one. */
const DEMO_HOST = /\.(?:example|invalid|localhost|test)$/;

type Words = readonly [th: string, en: string];

/** A stand-in is refused where its page does not exist: at another setting, on a public host, without the reference API. */
export function checkStandIns(brand: Brand): Problem[] {
  const reason = reasonAgainst(brand);
  return usedStandIns(brand).flatMap((used) => {
    if (used.address !== standIns[used.path]) return [unknown(used)];
    return reason ? [refused(used, reason)] : [];
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

const unknown = ({ path, address }: UsedStandIn): Problem =>
  error(
    'STAND_IN_UNKNOWN',
    path,
    [`ค่านี้ใช้หน้า ${address} ไม่ได้`, `${address} is not the stand-in of this setting`],
    [
      `ใช้ ${standIns[path]} หรือที่อยู่ https:// ของผู้ให้บริการ`,
      `use ${standIns[path]} or the provider’s https:// address`,
    ],
    standIns[path],
  );

const refused = ({ path, address }: UsedStandIn, [th, en]: Words): Problem =>
  error(
    'STAND_IN_PUBLIC',
    path,
    [`${address} เป็นหน้าตัวอย่างของเว็บสาธิต แต่${th}`, `${address} is served by a demo only, and ${en}`],
    ['ใส่ที่อยู่ https:// ของผู้ให้บริการ หรือเว้นว่าง', 'give the provider’s https:// address, or leave it empty'],
    '',
  );
