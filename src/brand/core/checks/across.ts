import { error, warning, type Problem } from '../problem';
import type { LoadedBrand } from '../load';

/** What no brand can see alone: two of them claiming the same id, host or place. */
export function checkAcross(brands: readonly LoadedBrand[]): Problem[] {
  return [...repeatedIds(brands), ...repeatedHosts(brands), ...primaries(brands)];
}

function repeatedIds(brands: readonly LoadedBrand[]): Problem[] {
  const owners = new Map<string, LoadedBrand>();
  return brands.flatMap((loaded) => {
    const { id } = loaded.brand;
    const owner = owners.get(id);
    owners.set(id, owner ?? loaded);
    if (!owner) return [];
    const problem = error(
      'DUPLICATE_ID',
      '/id',
      [`รหัส ${id} เป็นของ ${owner.file} แล้ว`, `the id ${id} belongs to ${owner.file}`],
      ['ใช้รหัสอื่น', 'choose another id'],
    );
    return [{ ...problem, file: loaded.file }];
  });
}

function repeatedHosts(brands: readonly LoadedBrand[]): Problem[] {
  const owners = new Map(brands.map((loaded) => [`${loaded.brand.id}.localhost`, loaded]));
  return brands.flatMap((loaded) =>
    loaded.brand.hostnames.flatMap((host, i) => {
      const owner = owners.get(host);
      owners.set(host, owner ?? loaded);
      if (!owner || owner === loaded) return [];
      const problem = error(
        'DUPLICATE_HOST',
        `/hostnames/${i}`,
        [`โฮสต์ ${host} เป็นของ ${owner.brand.id} แล้ว`, `the host ${host} belongs to ${owner.brand.id}`],
        ['ลบออกจากแบรนด์ใดแบรนด์หนึ่ง', 'remove it from one of the two'],
      );
      return [{ ...problem, file: loaded.file }];
    }),
  );
}

function primaries(brands: readonly LoadedBrand[]): Problem[] {
  const [first, ...others] = brands.filter(({ brand }) => brand.primary);
  if (!first) return brands.length === 0 ? [] : [noPrimary()];
  return others.map((loaded) => ({
    ...error(
      'MANY_PRIMARY',
      '/primary',
      [`${first.brand.id} เป็นแบรนด์หลักอยู่แล้ว`, `${first.brand.id} is the primary brand already`],
      ['ตั้งเป็น false', 'make it false'],
      false,
    ),
    file: loaded.file,
  }));
}

const noPrimary = () =>
  warning(
    'NO_PRIMARY',
    '/primary',
    ['ไม่มีแบรนด์หลัก โฮสต์นอกรายการจะเปิดแบรนด์แรก', 'no brand is primary; unlisted hosts open the first one'],
    ['ตั้ง primary เป็น true ที่แบรนด์เดียว', 'set primary to true in one brand'],
  );
