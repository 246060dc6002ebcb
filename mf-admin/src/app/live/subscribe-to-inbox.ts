import type { InboxEvent } from '@dealership/contracts';
import { listenToInbox } from '@dealership/contracts/inquiries/inbox/endpoints';

/** `again`: events may have been missed, so read everything again. */
export type InboxUpdate = InboxEvent | 'again';

const NAME = 'inbox-events';
const INITIAL_RETRY_MS = 5000;
const MAX_RETRY_MS = 5 * 60_000;

/** The browser reconnects a closed stream itself. A rejected connection is retried here with back-off. */
function openStream(publish: (news: InboxUpdate) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = INITIAL_RETRY_MS;
  const open = () => {
    source = new EventSource(listenToInbox.path);
    source.onopen = () => {
      pause = INITIAL_RETRY_MS;
      publish('again');
    };
    source.onmessage = ({ data }) => publish(JSON.parse(data));
    source.addEventListener('reset', () => publish('again'));
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, MAX_RETRY_MS);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/**
 * Subscribes to request events and returns a function that unsubscribes. Because HTTP/1.1 allows few connections, all
 * windows of the browser share one stream: one window opens it and forwards events to the others.
 */
export function subscribeToInbox(onNews: (news: InboxUpdate) => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  // Windows cannot always share a stream: locks are unavailable without a secure context.
  const locks = typeof BroadcastChannel === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  if (!locks) return openStream(onNews);
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => onNews(data);
  const end = new AbortController();
  const hold = () =>
    new Promise<void>((release) => {
      const close = openStream((news) => {
        onNews(news);
        channel.postMessage(news);
      });
      end.signal.addEventListener('abort', () => {
        close();
        release();
      });
    });
  locks
    .request(NAME, () => (end.signal.aborted ? undefined : hold()))
    .catch((error: unknown) => console.warn('No window may hold the stream', error));
  return () => {
    end.abort();
    channel.close();
  };
}
