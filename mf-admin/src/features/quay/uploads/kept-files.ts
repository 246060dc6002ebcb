import { createStore, del, set, type UseStore, values } from 'idb-keyval';

/** A file that was chosen and has not arrived yet. `id`: its name among uploads, by which the server knows how much of it has come. */
export interface KeptFile {
  id: string;
  journeyId: number;
  step: string | null;
  name: string;
  addedAt: number;
  bytes: Blob;
}

let store: UseStore | undefined;

const keptFiles = (): UseStore => {
  store ??= createStore('quay', 'files');
  return store;
};

async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  if (!globalThis.indexedDB) return otherwise;
  try {
    return await work();
  } catch (error) {
    // Private windows of some browsers keep nothing: files are sent as long as the page is open.
    console.warn('This browser keeps no files', error);
    return otherwise;
  }
}

/** What this device keeps of the files that wait to be sent, over a reload and a battery that ran out. */
export const deviceFiles = {
  keep: (file: KeptFile) => attempt(() => set(file.id, file, keptFiles()), undefined),
  forget: (id: string) => attempt(() => del(id, keptFiles()), undefined),
  all: () => attempt(() => values<KeptFile>(keptFiles()), []),
};

export type FileKeeper = typeof deviceFiles;
