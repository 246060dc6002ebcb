import type { JourneyStep } from '@dealership/contracts';
import { createStore, del, set, type UseStore, values } from 'idb-keyval';

/** `owner`: the account that is to send it, and nobody else. */
interface Unsent {
  id: string;
  owner: number;
  journeyId: number;
  addedAt: number;
}

/** A selected file that has not arrived yet. `id`: its upload id, by which the server knows the received bytes. */
export interface UnsentFile extends Unsent {
  kind: 'file';
  step: string | null;
  name: string;
  bytes: Blob;
}

/** A step marked as done. `doneOn`: the day it was marked, whenever it is sent; `version`: of the journey as seen. */
export interface UnsentStep extends Unsent {
  kind: 'step';
  step: string;
  name: JourneyStep['name'];
  doneOn: string;
  note: string;
  version: number;
}

export type UnsentItem = UnsentFile | UnsentStep;

let store: UseStore | undefined;

const unsentStore = (): UseStore => {
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
export const unsentItems = {
  keep: (item: UnsentItem) => attempt(() => set(item.id, item, unsentStore()), undefined),
  forget: (id: string) => attempt(() => del(id, unsentStore()), undefined),
  of: async (owner: number): Promise<UnsentItem[]> => {
    const all = await attempt(() => values<UnsentItem>(unsentStore()), []);
    return all.filter((item) => item.owner === owner);
  },
};

export type ItemKeeper = typeof unsentItems;
