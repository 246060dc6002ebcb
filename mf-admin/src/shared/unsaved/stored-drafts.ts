import { deviceStorage, useDeviceStorage } from '@dealership/ui-kit';
import { useMemo } from 'react';
import { useMe } from '../staff/use-me.js';

/** Unsent texts by author and key. They stay on this device until they are sent or discarded. */
export interface DraftStore<Draft> {
  /** The name under which the device keeps them. */
  name: string;
  empty: Draft;
}

/** A draft that nobody has touched for this long is forgotten. */
const KEPT_MS = 14 * 24 * 60 * 60_000;

type Drafts<Draft> = Record<string, Draft & { savedAt: number }>;

function parse<Draft>(text = '{}'): Drafts<Draft> {
  try {
    const all = Object.entries(JSON.parse(text) as Drafts<Draft>);
    return Object.fromEntries(all.filter(([, { savedAt }]) => Date.now() - savedAt < KEPT_MS));
  } catch {
    return {};
  }
}

const read = <Draft>({ name }: DraftStore<Draft>) => parse<Draft>(deviceStorage.read(name));

const write = <Draft>({ name }: DraftStore<Draft>, drafts: Drafts<Draft>) => deviceStorage.write(name, JSON.stringify(drafts));

function useOwnKey(): (key: string) => string {
  const me = useMe().data?.person.id;
  return (key) => `${me} ${key}`;
}

/** Returns what reads the user's draft of a key. */
export function useDrafts<Draft>({ name, empty }: DraftStore<Draft>): (key: string) => Draft {
  const keyOf = useOwnKey();
  const text = useDeviceStorage(name);
  const drafts = useMemo(() => parse<Draft>(text), [text]);
  return (key) => drafts[keyOf(key)] ?? empty;
}

/** The user's draft of a key, and its changes. */
export function useDraft<Draft>(store: DraftStore<Draft>, key: string) {
  const draft = useDrafts(store)(key);
  const own = useOwnKey()(key);
  return {
    draft,
    change: (changes: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => {
      // What is stored at this moment: an upload may end long after it began.
      const all = read(store);
      const before = all[own] ?? store.empty;
      const next = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
      write(store, { ...all, [own]: { ...next, savedAt: Date.now() } });
    },
    forget: () => {
      const { [own]: _, ...others } = read(store);
      write(store, others);
    },
  };
}
