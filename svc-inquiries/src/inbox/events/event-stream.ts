import { PassThrough, type Readable } from 'node:stream';
import type { InboxEvent } from '@dealership/contracts';

/** Unread bytes after which a stream is closed. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/** Milliseconds after which a disconnected browser reconnects. */
const RETRY_MS = 3000;

const eventText = ({ change, kind, number }: InboxEvent): string => `data: ${JSON.stringify({ change, kind, number })}\n\n`;

/**
 * `id`: returned by the browser as `Last-Event-ID`. Only the last event has one, so readers disconnected earlier get
 * all events again.
 */
export const eventsText = (events: InboxEvent[], id: string): string =>
  events.map((event, at) => (at === events.length - 1 ? `id: ${id}\n` : '') + eventText(event)).join('');

export const resetText = (id: string): string => `id: ${id}\nevent: reset\ndata: {}\n\n`;

/** Advances the browser's position and keeps proxies from closing an idle stream. */
export const heartbeatText = (id: string): string => `id: ${id}\n: still here\n\n`;

/** One open stream of events. Events sent before it has begun are buffered. */
export class EventStream {
  readonly body: Readable;
  private readonly pipe = new PassThrough();
  private waiting: string[] | undefined = [];

  /** `session`: of the member of staff reading the stream. `endsAt`: in `performance.now()` time. */
  constructor(
    readonly session: string,
    readonly endsAt: number,
  ) {
    this.body = this.pipe;
  }

  onClose(listen: () => void): void {
    this.pipe.once('close', listen);
  }

  begin(text: string): void {
    const waiting = this.waiting ?? [];
    this.waiting = undefined;
    this.send([`retry: ${RETRY_MS}\n${text}`, ...waiting].join(''));
  }

  send(text: string): void {
    if (this.waiting) this.waiting.push(text);
    else if (this.pipe.writable) this.pipe.write(text);
    // Disconnects a slow reader, which receives the missed events when it reconnects.
    if (this.pipe.writableLength + this.pipe.readableLength > MAX_BUFFERED_BYTES) this.pipe.destroy();
  }

  end(): void {
    this.pipe.end();
  }

  destroy(): void {
    this.pipe.destroy();
  }
}
