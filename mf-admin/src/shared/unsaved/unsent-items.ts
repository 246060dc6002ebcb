import type { JourneyStep } from '@dealership/contracts';
import { createStore, del, set, type UseStore, values } from 'idb-keyval';

/** `owner`: the only account that may send the item. */
interface Unsent {
  id: string;
  owner: number;
  journeyId: number;
  addedAt: number;
}

/** A selected file that has not arrived yet. `id`: its upload id, under which the server stores the received bytes. */
export interface UnsentFile extends Unsent {
  kind: 'file';
  step: string | null;
  name: string;
  bytes: Blob;
}

/**
 * A step marked as done. `doneOn`: the day it was marked, whenever it is sent; `version`: the journey's version at that
 * time.
 */
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
  // Devices hold items under this name.
  store ??= createStore('quay', 'files');
  return store;
};

async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  if (!globalThis.indexedDB) return otherwise;
  try {
    return await work();
  } catch (error) {
    // Private windows of some browsers have no storage, and a full disk takes nothing more.
    console.warn('This browser keeps nothing', error);
    return otherwise;
  }
}

/** The items that wait to be sent, stored on this device so that they survive a reload or an empty battery. */
export const unsentItems = {
  /** Returns whether the item was stored; otherwise it is sent only while the page is open. */
  save: (item: UnsentItem): Promise<boolean> =>
    attempt(async () => {
      await set(item.id, item, unsentStore());
      return true;
    }, false),
  remove: (id: string) => attempt(() => del(id, unsentStore()), undefined),
  of: async (owner: number): Promise<UnsentItem[]> => {
    const all = await attempt(() => values<UnsentItem>(unsentStore()), []);
    return all.filter((item) => item.owner === owner);
  },
};

export type UnsentItemStore = typeof unsentItems;
