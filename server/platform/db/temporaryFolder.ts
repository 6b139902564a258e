import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh temporary folder that the embedded database's user can enter. The caller removes it. */
export async function temporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}-`));
  await chmod(folder, 0o711);
  return folder;
}
