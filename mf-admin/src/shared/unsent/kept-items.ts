import type { JourneyStep } from '@dealership/contracts';
import { createStore, del, set, type UseStore, values } from 'idb-keyval';

/** `owner`: the account that is to send it, and nobody else. */
interface Kept {
  id: string;
  owner: number;
  journeyId: number;
  addedAt: number;
}

/** A selected file that has not arrived yet. `id`: its upload id, by which the server knows the received bytes. */
export interface KeptFile extends Kept {
  kind: 'file';
  step: string | null;
  name: string;
  bytes: Blob;
}

/** A step marked as done. `doneOn`: the day it was marked, whenever it is sent; `version`: of the journey as seen. */
export interface KeptStep extends Kept {
  kind: 'step';
  step: string;
  name: JourneyStep['name'];
  doneOn: string;
  note: string;
  version: number;
}

export type KeptItem = KeptFile | KeptStep;

let store: UseStore | undefined;

const keptItems = (): UseStore => {
  store ??= createStore('quay', 'files');
  return store;
};

async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  if (!globalThis.indexedDB) return otherwise;
  try {
    return await work();
  } catch (error) {
    // Private windows of some browsers keep nothing: items are sent as long as the page is open.
    console.warn('This browser keeps nothing', error);
    return otherwise;
  }
}

/** What this device keeps of what waits to be sent, over a reload and a battery that ran out. */
export const deviceItems = {
  keep: (item: KeptItem) => attempt(() => set(item.id, item, keptItems()), undefined),
  forget: (id: string) => attempt(() => del(id, keptItems()), undefined),
  of: async (owner: number): Promise<KeptItem[]> => {
    const all = await attempt(() => values<KeptItem>(keptItems()), []);
    return all.filter((item) => item.owner === owner);
  },
};

export type ItemKeeper = typeof deviceItems;
