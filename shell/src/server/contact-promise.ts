import { endpointPath, type ReplyPromise } from '@dealership/contracts';
import { getReplyPromise } from '@dealership/contracts/inquiries/inbox/endpoints';
import { cachedReader, type Log, OutageLog, READ_TIMEOUT_MS } from '@dealership/server-kit';

const PATH = endpointPath(getReplyPromise, { kind: 'contact' });

/** Reads the reply promise for the contact form; undefined until svc-inquiries has answered once. */
export function contactPromise(url: string, log: Pick<Log, 'error' | 'info'>): () => Promise<ReplyPromise | undefined> {
  async function read(): Promise<ReplyPromise> {
    const response = await fetch(url + PATH, { redirect: 'error', signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`svc-inquiries answered ${response.status}`);
    return (await response.json()) as ReplyPromise;
  }

  return cachedReader<ReplyPromise | undefined>(read, undefined, new OutageLog(log, 'reply promises'));
}
