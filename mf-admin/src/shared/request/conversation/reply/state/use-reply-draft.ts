import type { AttachedFile } from '@dealership/contracts';
import { deviceStorage, useDeviceStorage } from '@dealership/ui-kit';
import { useMemo } from 'react';
import { useMe } from '../../../../staff/use-me.js';

export interface Draft {
  channel: 'email' | 'whatsapp';
  /** Undefined until it is edited: the suggested subject applies. */
  subject?: string;
  text: string;
  attachments: AttachedFile[];
}

const EMPTY: Draft = { channel: 'email', text: '', attachments: [] };

const STORED = 'reply-drafts';

/** A draft that nobody has touched for this long is forgotten. */
const KEPT_MS = 14 * 24 * 60 * 60_000;

/** Unsent drafts on this device by author and request. */
type Drafts = Record<string, Draft & { savedAt: number }>;

function parse(text = '{}'): Drafts {
  try {
    const all = Object.entries(JSON.parse(text) as Drafts);
    return Object.fromEntries(all.filter(([, { savedAt }]) => Date.now() - savedAt < KEPT_MS));
  } catch {
    return {};
  }
}

const isBegun = ({ text, attachments }: Draft): boolean => text.trim() !== '' || attachments.length > 0;

const write = (drafts: Drafts) => deviceStorage.write(STORED, JSON.stringify(drafts));

function useDrafts() {
  const me = useMe().data?.person.id;
  const stored = useDeviceStorage(STORED);
  const drafts = useMemo(() => parse(stored), [stored]);
  const keyOf = (requestKey: string) => `${me} ${requestKey}`;
  return { keyOf, draftOf: (requestKey: string): Draft => drafts[keyOf(requestKey)] ?? EMPTY };
}

/** Tells for each request whether the user has an unsent draft. */
export function useHasDraft(): (requestKey: string) => boolean {
  const { draftOf } = useDrafts();
  return (requestKey) => isBegun(draftOf(requestKey));
}

/** The draft of a reply. It stays on this device until it is sent or discarded. */
export function useReplyDraft(requestKey: string) {
  const { keyOf, draftOf } = useDrafts();
  const key = keyOf(requestKey);
  return {
    draft: draftOf(requestKey),
    change: (changes: Partial<Draft> | ((before: Draft) => Partial<Draft>)) => {
      // What is stored at this moment: an upload may end long after it began.
      const all = parse(deviceStorage.read(STORED));
      const before = all[key] ?? EMPTY;
      const next = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
      write({ ...all, [key]: { ...next, savedAt: Date.now() } });
    },
    forget: () => {
      const { [key]: _, ...others } = parse(deviceStorage.read(STORED));
      write(others);
    },
  };
}
