import { LRUCache } from 'lru-cache';

/** Asks, or gives the answer of who has asked with the same key. */
export type Share<Kind = unknown> = <Answer extends Kind>(key: string, ask: () => Promise<Answer>) => Promise<Answer>;

const MOST = 200;

/**
 * Shares answers that are the same for everybody: what is asked for several times within `ms` is asked for once. A failure is given to
 * those who wait for it and then forgotten, as is an answer that `keeps` does not take.
 */
export function shareAnswers<Kind = unknown>(ms: number, keeps: (answer: Kind) => boolean = () => true): Share<Kind> {
  const answers = new LRUCache<string, Promise<unknown>>({ max: MOST, ttl: ms, ttlResolution: 0 });
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
