/** Maximum size of a slip image in bytes. */
export const SLIP_MAX_BYTES = 4 * 1024 * 1024;

/** File types that the picker offers. */
export const SLIP_ACCEPT = 'image/jpeg,image/png,image/webp';

export type SlipFileError = 'file.type' | 'file.heic' | 'file.size' | 'file.empty' | 'file.required';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Why a file cannot be a slip, checked before any upload; null when it can. */
export function checkSlipFile(file: FileFacts | null): SlipFileError | null {
  if (!file) return 'file.required';
  if (isHeic(file)) return 'file.heic';
  if (!isImage(file)) return 'file.type';
  if (file.size === 0) return 'file.empty';
  return file.size > SLIP_MAX_BYTES ? 'file.size' : null;
}

/** iPhones provide HEIC files, often without a MIME type. */
function isHeic({ name, type }: FileFacts): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

function isImage({ name, type }: FileFacts): boolean {
  return type === '' ? /\.(jpe?g|png|webp)$/i.test(name) : SLIP_ACCEPT.split(',').includes(type);
}
