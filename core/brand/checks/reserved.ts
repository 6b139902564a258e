import type { Brand } from '#schemas/brand/brand';
import { error, mendedByRemoving, type Problem } from '../problem';
import { reservedBrandIds, reservedHosts } from '../reservedHosts';

/**
 * Hosts and ids of other programs of the platform, where the brand could never be opened. @param alsoReserved hosts
 * that this installation uses for its own programs, such as `STUDIO_HOST`.
 */
export function checkReserved({ id, hostnames }: Brand, alsoReserved: readonly string[] = []): Problem[] {
  const taken = new Set([...reservedHosts, ...alsoReserved]);
  const hosts = hostnames.flatMap((host, i) =>
    taken.has(host) ? [reservedHost(`/hostnames/${i}`, host)] : [],
  );
  return reservedBrandIds.includes(id) ? [reservedId(id), ...hosts] : hosts;
}

const reservedHost = (path: string, host: string): Problem =>
  mendedByRemoving(
    error(
      'HOST_RESERVED',
      path,
      [`โฮสต์ ${host} เป็นของระบบ`, `the host ${host} belongs to the platform itself`],
      ['ลบออก แล้วใช้โฮสต์ของแบรนด์เอง', 'remove it and use a host of the brand'],
    ),
  );

const reservedId = (id: string): Problem =>
  error(
    'ID_RESERVED',
    '/id',
    [
      `รหัส ${id} เป็นชื่อโปรแกรมของระบบ (${id}.localhost)`,
      `the id ${id} names a program of the platform (${id}.localhost)`,
    ],
    ['ใช้รหัสอื่น และเปลี่ยนชื่อโฟลเดอร์ให้ตรงกัน', 'choose another id, and rename the folder with it'],
  );
