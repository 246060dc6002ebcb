import type { InboxEvent } from '@dealership/contracts';
import { listenToInbox } from '@dealership/contracts/inbox/endpoints';

/** `again`: events may have been missed, so read again. */
export type InboxNews = InboxEvent | 'again';

const NAME = 'inbox-events';
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** The browser reopens a closed stream; a refused one is retried by us with back-off. */
function openStream(publish: (news: InboxNews) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  const open = () => {
    source = new EventSource(listenToInbox.path);
    source.onopen = () => {
      pause = FIRST_PAUSE_MS;
      publish('again');
    };
    source.onmessage = ({ data }) => publish(JSON.parse(data));
    source.addEventListener('reset', () => publish('again'));
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/**
 * Subscribes to request events. The browser's windows share one stream, because HTTP/1.1 has few connections: one of
 * them opens it and forwards events to the others. Returns a function that unsubscribes.
 */
export function subscribeToInbox(onNews: (news: InboxNews) => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  // Without a secure context there are no locks, so the window cannot share.
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
