import path from 'node:path';
import { UsageError } from '../ops/usage';
import type { Target } from './target';

/**
 * @param address a folder, or `s3://bucket` with a prefix.
 * @throws UsageError for an address of another kind.
 */
export async function openTarget(address: string, env: NodeJS.ProcessEnv): Promise<Target> {
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket !== undefined) {
    const { s3Target } = await import('./s3Target');
    return s3Target(bucket, prefix.replace(/\/$/, ''), env);
  }
  if (/^\w+:\/\//.test(address)) throw new UsageError('--to is a folder or s3://bucket/prefix.');
  const { folderTarget } = await import('./folderTarget');
  return folderTarget(path.resolve(address));
}
