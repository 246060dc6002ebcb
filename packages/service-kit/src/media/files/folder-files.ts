import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type FoundFile, isStoredId, type MediaFiles, type StoredFile } from './media-files.js';

/** `undefined` for one of these error codes. */
async function unless<Result>(codes: string[], attempt: Promise<Result>): Promise<Result | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Media store in a local folder, which several processes may share. */
export class FolderFiles implements MediaFiles {
  constructor(private readonly dir: string) {}

  async renew(key: string): Promise<boolean> {
    const now = new Date();
    const renewed = utimes(join(this.dir, key), now, now).then(() => true);
    // EPERM: owned by another user, so it can only be replaced.
    return (await unless(['ENOENT', 'EPERM'], renewed)) ?? false;
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const file = join(this.dir, key);
    await mkdir(dirname(file), { recursive: true });
    // Two callers may store the same picture at once.
    const part = `${file}.${randomUUID()}.part`;
    try {
      await writeFile(part, bytes);
      await rename(part, file);
    } finally {
      await rm(part, { force: true });
    }
  }

  async find(key: string): Promise<FoundFile | undefined> {
    const found = await unless(['ENOENT'], stat(join(this.dir, key)));
    return found && { folder: this.dir };
  }

  async open(key: string): Promise<Readable | undefined> {
    const file = await unless(['ENOENT'], open(join(this.dir, key)));
    return file?.createReadStream();
  }

  async *list(id?: string): AsyncIterable<StoredFile> {
    if (id !== undefined) return yield* this.filesOf(id);
    const pictures = (await unless(['ENOENT'], opendir(this.dir))) ?? [];
    for await (const { name } of pictures) if (isStoredId(name)) yield* this.filesOf(name);
  }

  async remove(key: string): Promise<void> {
    const file = join(this.dir, key);
    await rm(file, { force: true });
    await unless(['ENOENT', 'ENOTEMPTY'], rmdir(dirname(file)));
  }

  private async *filesOf(id: string): AsyncIterable<StoredFile> {
    // Another process may have removed the folder or a file since.
    for (const name of (await unless(['ENOENT'], readdir(join(this.dir, id)))) ?? []) {
      const key = `${id}/${name}`;
      const found = await unless(['ENOENT'], stat(join(this.dir, key)));
      if (found) yield { key, modifiedAt: found.mtime, bytes: found.size };
    }
  }
}
