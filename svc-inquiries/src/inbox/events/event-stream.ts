import { PassThrough, type Readable } from 'node:stream';
import type { InboxEvent } from '@dealership/contracts';

/** Of what nobody reads. */
const MOST_WAITING_BYTES = 256 * 1024;

/** Milliseconds after which a browser whose stream was cut asks again. */
const RETRY_MS = 3000;

const eventText = ({ change, kind, number }: InboxEvent): string => `data: ${JSON.stringify({ change, kind, number })}\n\n`;

/**
 * `id`: returned by the browser as `Last-Event-ID`. Only the last event has one: readers cut off earlier get all again.
 */
export const eventsText = (events: InboxEvent[], id: string): string =>
  events.map((event, at) => (at === events.length - 1 ? `id: ${id}\n` : '') + eventText(event)).join('');

export const resetText = (id: string): string => `id: ${id}\nevent: reset\ndata: {}\n\n`;

/** Moves the browser's place on and keeps proxies from taking the stream for dead. */
export const beatText = (id: string): string => `id: ${id}\n: still here\n\n`;

/** One open stream of events. What is told before it has begun waits. */
export class EventStream {
  readonly body: Readable;
  private readonly pipe = new PassThrough();
  private waiting: string[] | undefined = [];

  /** `session`: of the member of staff who listens. `endsAt`: on the clock of `performance`. */
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
    // Who does not read gets what is missing by asking again.
    if (this.pipe.writableLength + this.pipe.readableLength > MOST_WAITING_BYTES) this.pipe.destroy();
  }

  end(): void {
    this.pipe.end();
  }

  destroy(): void {
    this.pipe.destroy();
  }
}
