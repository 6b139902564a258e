import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Documents = ReadonlyMap<string, string>;

/** Names of files in the folder that are missing, differ, or should not be there, sorted. */
export async function drifted(folder: string, documents: Documents): Promise<readonly string[]> {
  const names = new Set([...documents.keys(), ...(await present(folder))]);
  const checked = await Promise.all(
    [...names]
      .sort()
      .map(async (name) => ((await textOf(folder, name)) === documents.get(name) ? [] : [name])),
  );
  return checked.flat();
}

/** Makes the folder hold exactly the documents; returns the names that it had to change. */
export async function write(folder: string, documents: Documents): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const names = await drifted(folder, documents);
  for (const name of names) {
    const text = documents.get(name);
    if (text === undefined) await rm(join(folder, name));
    else await writeFile(join(folder, name), text);
  }
  return names;
}

async function present(folder: string): Promise<readonly string[]> {
  return (await ifThere(readdir(folder))) ?? [];
}

async function textOf(folder: string, name: string): Promise<string | undefined> {
  return ifThere(readFile(join(folder, name), 'utf8'));
}

async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
