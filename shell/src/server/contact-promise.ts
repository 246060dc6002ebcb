import { endpointPath, type ReplyPromise } from '@dealership/contracts';
import { getReplyPromise } from '@dealership/contracts/inbox/endpoints';
import { type Log, OutageLog, shareAnswers } from '@dealership/server-kit';

const PATH = endpointPath(getReplyPromise, { kind: 'contact' });

/**
 * How long a response is cached, and also how long a page waits for it. After a failure, later pages do not wait at
 * all.
 */
const SHARED_MS = 400;
const DEADLINE_MS = 500;
const QUIET_MS = 2000;

/** Reads the reply promise for the contact form; undefined if it is unavailable. */
export function contactPromise(url: string, log: Pick<Log, 'error' | 'info'>): () => Promise<ReplyPromise | undefined> {
  const share = shareAnswers(SHARED_MS);
  const outage = new OutageLog(log, 'Reading what forms promise');
  let quietUntil = 0;

  async function ask(): Promise<ReplyPromise> {
    const response = await fetch(url + PATH, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) throw new Error(`svc-inquiries answered ${response.status}`);
    return (await response.json()) as ReplyPromise;
  }

  return async () => {
    if (performance.now() < quietUntil) return undefined;
    try {
      const promise = await share(PATH, ask);
      outage.recovered();
      return promise;
    } catch (error) {
      quietUntil = performance.now() + QUIET_MS;
      outage.failed(error);
      return undefined;
    }
  };
}
