import { AppError } from '@dealership/service-kit';
import { BackgroundLoop } from '@dealership/service-kit/background';
import { PostgresListener } from '@dealership/service-kit/database';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStream, eventsText, heartbeatText, resetText } from './event-stream.js';
import { formatPosition, INBOX_CHANNEL, parsePosition, type ReadEvents, type ReadPosition, readEvents } from './inbox-log.js';

export const LISTEN_URL = Symbol('LISTEN_URL');

/** Streams of one session: its windows, plus dropped connections not yet detected. */
const MAX_STREAMS_PER_SESSION = 8;
/** Streams of all sessions, in one process. */
const MAX_STREAMS = 200;
const RETRY_AFTER_S = 30;

const MAX_STREAM_MS = 15 * 60_000;
const HEARTBEAT_MS = 15_000;
/** Reads the log at this interval even without a notification. */
const TIMES = { intervalMs: 2000, initialDelayMs: 500 };

/** The stream text for events read from the log. */
const textOf = ({ position, events, incomplete }: ReadEvents): string => {
  const id = formatPosition(position);
  return incomplete ? resetText(id) : eventsText(events, id);
};

/** Notifies admin tabs that are open of changes to requests, whichever process made them. */
@Injectable()
export class InboxEventsService implements BeforeApplicationShutdown {
  private readonly streams = new Set<EventStream>();
  private readonly loop: BackgroundLoop;
  private readonly listener: PostgresListener;
  private running = false;
  private stopped = false;
  private heartbeatAt = 0;
  /** Position up to which all streams are up to date; undefined while there are no streams. */
  private position: ReadPosition | undefined;
  /** Events after the position that have already been sent. */
  private sent = new Set<string>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(LISTEN_URL) databaseUrl: string,
  ) {
    this.listener = new PostgresListener({ databaseUrl, channel: INBOX_CHANNEL, name: 'inbox-inquiries' }, () =>
      this.loop.runSoon(),
    );
    this.loop = new BackgroundLoop(new Logger(InboxEventsService.name), 'inbox event stream', TIMES, () => this.round());
  }

  /**
   * Opens a stream that resumes where the last one was disconnected.
   * @throws AppError TOO_MANY_REQUESTS if there are too many streams
   */
  async open(session: string, lastEventId = ''): Promise<EventStream> {
    const own = [...this.streams].filter((stream) => stream.session === session);
    if (own.length >= MAX_STREAMS_PER_SESSION || this.streams.size >= MAX_STREAMS || this.stopped)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_S });
    const stream = new EventStream(session, performance.now() + MAX_STREAM_MS);
    // Add it before reading the log, so that it buffers the events sent in the meantime.
    this.streams.add(stream);
    stream.onClose(() => this.leave(stream));
    try {
      const missed = await readEvents(this.dataSource, parsePosition(lastEventId));
      if (!this.position || missed.position.transaction < this.position.transaction) this.position = missed.position;
      stream.begin(textOf(missed) || heartbeatText(formatPosition(missed.position)));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    this.start();
    return stream;
  }

  /** Closes all streams. Admin tabs reconnect to a process that keeps running. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.loop.stop();
    for (const stream of this.streams) stream.end();
    await this.listener.close();
  }

  private start(): void {
    if (!this.running && !this.stopped) this.loop.start();
    this.running = true;
  }

  private leave(stream: EventStream): void {
    this.streams.delete(stream);
    if (this.streams.size) return;
    this.position = undefined;
    this.sent = new Set();
  }

  private async round(): Promise<undefined> {
    if (this.streams.size === 0) return;
    await this.listener.ensure();
    await this.sendNews();
    this.sendHeartbeat();
  }

  private async sendNews(): Promise<void> {
    const from = this.position;
    if (!from) return;
    const read = await readEvents(this.dataSource, from);
    const text = textOf({ ...read, events: read.events.filter(({ id }) => !this.sent.has(id)) });
    for (const stream of this.streams) if (text) stream.send(text);
    // A stream opened in the meantime may need events from further back.
    if (this.position !== from) return;
    this.sent = new Set(read.events.map(({ id }) => id));
    this.position = read.position;
  }

  private sendHeartbeat(): void {
    const now = performance.now();
    if (now < this.heartbeatAt || !this.position) return;
    this.heartbeatAt = now + HEARTBEAT_MS;
    for (const stream of this.streams) {
      if (now >= stream.endsAt) stream.end();
      else stream.send(heartbeatText(formatPosition(this.position)));
    }
  }
}
