import type { BrandFile } from '#schemas/brand/brandFile';
import { formatBrandFile } from '#core/brand/format';
import { isRecord } from '#core/brand/json';
import { migrate } from '#core/brand/migrate';
import type { Problem } from '#core/brand/problem';
import { hasErrors } from '#core/brand/problem';
import { readJson } from '#core/brand/readJson';

/** Offers the draft as `brand.json`, in canonical order: imported and exported again it is the same file. */
export function exportFile(file: BrandFile): void {
  const address = URL.createObjectURL(new Blob([formatBrandFile(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${file.id}.brand.json`;
  link.click();
  URL.revokeObjectURL(address);
}

export type Imported =
  | { readonly file: BrandFile }
  | { readonly refused: 'notJson'; readonly problem: Problem | undefined }
  | { readonly refused: 'otherBrand'; readonly id: string };

/** Reads a brand file and migrates it to the current version. Invalid settings become problems of the draft. */
export function importFile(text: string, brandId: string): Imported {
  const read = readJson(text);
  if (hasErrors(read.problems)) return { refused: 'notJson', problem: read.problems[0] };
  const { file, problems } = migrate(read.value);
  if (hasErrors(problems) || !isRecord(file) || typeof file['id'] !== 'string')
    return { refused: 'notJson', problem: problems[0] };
  if (file['id'] !== brandId) return { refused: 'otherBrand', id: file['id'] };
  return { file: file as unknown as BrandFile };
}
