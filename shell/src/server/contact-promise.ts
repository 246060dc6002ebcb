import { endpointPath, type ReplyPromise } from '@dealership/contracts';
import { getReplyPromise } from '@dealership/contracts/inbox/endpoints';
import { coalesceCalls, type Log, OutageLog } from '@dealership/server-kit';

const PATH = endpointPath(getReplyPromise, { kind: 'contact' });

/**
 * How long a response is cached, and also how long a page waits for it. After a failure, later pages do not wait at
 * all.
 */
const TTL_MS = 400;
const DEADLINE_MS = 500;
const RETRY_DELAY_MS = 2000;

/** Reads the reply promise for the contact form; undefined if it is unavailable. */
export function contactPromise(url: string, log: Pick<Log, 'error' | 'info'>): () => Promise<ReplyPromise | undefined> {
  const share = coalesceCalls(TTL_MS);
  const outage = new OutageLog(log, 'reply promises');
  let retryAt = 0;

  async function ask(): Promise<ReplyPromise> {
    const response = await fetch(url + PATH, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) throw new Error(`svc-inquiries answered ${response.status}`);
    return (await response.json()) as ReplyPromise;
  }

  return async () => {
    if (performance.now() < retryAt) return undefined;
    try {
      const promise = await share(PATH, ask);
      outage.recovered();
      return promise;
    } catch (error) {
      retryAt = performance.now() + RETRY_DELAY_MS;
      outage.failed(error);
      return undefined;
    }
  };
}
