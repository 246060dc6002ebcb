import { LRUCache } from 'lru-cache';

/** Calls, or reuses the answer of an earlier call with the same key. */
export type CoalescedCall<Kind = unknown> = <Answer extends Kind>(key: string, ask: () => Promise<Answer>) => Promise<Answer>;

const MAX_ENTRIES = 200;

/**
 * Memoises answers that are the same for everybody for `ms`, including concurrent calls. Failures go to the waiting
 * callers only and are not kept, nor are answers that `keeps` rejects.
 */
export function coalesceCalls<Kind = unknown>(ms: number, keeps: (answer: Kind) => boolean = () => true): CoalescedCall<Kind> {
  const answers = new LRUCache<string, Promise<unknown>>({ max: MAX_ENTRIES, ttl: ms, ttlResolution: 0 });
  return <Answer extends Kind>(key: string, ask: () => Promise<Answer>) => {
    const known = answers.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = ask();
    answers.set(key, answer);
    const forget = () => answers.delete(key);
    answer.then((given) => keeps(given) || forget(), forget);
    return answer;
  };
}
