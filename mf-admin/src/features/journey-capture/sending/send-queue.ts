import { JOURNEY_FILE_BYTES, type Journey } from '@dealership/contracts';
import { ApiError, randomUuid } from '@dealership/ui-kit/query';
import { leaveEndedSession } from '../../../shared/api/as-staff.js';
import {
  type UnsentFile,
  type UnsentItem,
  type UnsentItemStore,
  type UnsentStep,
  unsentItems,
} from '../../../shared/unsaved/unsent-items.js';
import { discardUpload } from './discard-upload.js';
import { sendFileChunks } from './send-file-chunks.js';
import { sendStep } from './send-step.js';

/** `waiting`: for its turn, or for a connection. `refused`: permanently; retrying is pointless. */
interface Progress {
  state: 'waiting' | 'sending' | 'arrived' | 'refused';
  /** Whether the item survives a reload of the page; undefined while it is being stored. */
  stored?: boolean;
  /** Why the item was refused. */
  error?: unknown;
}

export type QueuedStep = UnsentStep & Progress;

/** `received` and `size` are in bytes. */
export type QueuedFile = Omit<UnsentFile, 'bytes'> & Progress & { size: number; received: number };

export type QueuedItem = QueuedFile | QueuedStep;

/** The file was refused before any of it was sent. */
export class FileTooLarge extends Error {}

/** The content of a queued file is no longer on the device. */
class FileLost extends Error {}

const INITIAL_RETRY_MS = 3000;
const MAX_RETRY_MS = 60_000;

/**
 * Retry if the server is busy or the session has expired. Also retry a file part that is out of order (409), but not a
 * step that was changed in the meantime.
 */
const RETRYABLE_STATUSES = { file: [401, 408, 409, 425, 429], step: [401, 408, 425, 429] };

const isFinal = (error: unknown, kind: QueuedItem['kind']): boolean =>
  error instanceof FileLost ||
  (error instanceof ApiError && error.status >= 400 && error.status < 500 && !RETRYABLE_STATUSES[kind].includes(error.status));

type NewStep = Pick<UnsentStep, 'step' | 'name' | 'doneOn' | 'note' | 'version'>;

interface SendQueueEvents {
  onSent: () => void;
  onStep: (journey: Journey) => void;
  onRefused: (item: QueuedItem) => void;
}

/** Sends queued files and steps one by one, with retries until they arrive; the device stores them until then, if it can. */
export class SendQueue {
  #owner: number | undefined;
  #items: QueuedItem[] = [];
  readonly #bytes = new Map<string, Blob>();
  readonly #listeners = new Set<() => void>();
  #sending: { id: string; abort: AbortController } | undefined;
  /** Removed files, of which the server may have received something. */
  readonly #discarded = new Set<QueuedFile>();
  #running = false;
  #pauseMs = INITIAL_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: UnsentItemStore = unsentItems,
    private readonly notify: Partial<SendQueueEvents> = {},
  ) {}

  /** Returns the same array until something changes. */
  readonly items = (): QueuedItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether something that is not sent yet would be lost with the page. */
  readonly hasUnstored = (): boolean =>
    this.#items.some(({ state, stored }) => !stored && (state === 'waiting' || state === 'sending'));

  /** Loads the account's items left by an earlier page. Items of other accounts stay on the device. */
  async restore(owner: number): Promise<void> {
    if (this.#owner !== owner) {
      this.#bytes.clear();
      this.#change([]);
    }
    this.#owner = owner;
    const stored = await this.store.of(owner);
    const known = new Set(this.#items.map(({ id }) => id));
    if (this.#owner !== owner) return;
    for (const item of stored.sort((a, b) => a.addedAt - b.addedAt))
      if (!known.has(item.id) && this.#take(item, true).state === 'refused') await this.#forget(item.id);
    this.retryNow();
  }

  async addFiles(journeyId: number, step: string | null, files: Iterable<File>): Promise<void> {
    for (const file of files)
      await this.#add({ ...this.#new(journeyId), kind: 'file', step, name: file.name.slice(-150), bytes: file });
    this.retryNow();
  }

  async addStep(journeyId: number, step: NewStep): Promise<void> {
    await this.#add({ ...this.#new(journeyId), kind: 'step', ...step });
    this.retryNow();
  }

  /** Also stops and discards a file's upload. A step that is being sent stays, because it may have arrived. */
  async remove(id: string): Promise<void> {
    const removed = this.#items.find((item) => item.id === id);
    if (!removed || (removed.kind === 'step' && removed.state === 'sending')) return;
    if (this.#sending?.id === id) this.#sending.abort.abort();
    if (removed.kind === 'file') this.#discarded.add(removed);
    this.#bytes.delete(id);
    this.#change(this.#items.filter((item) => item.id !== id));
    await this.#forget(id);
    if (removed.kind === 'file') this.retryNow();
  }

  /** Retries at once, because the connection may be back. */
  readonly retryNow = (): void => {
    clearTimeout(this.#timer);
    void this.#run();
  };

  #new(journeyId: number) {
    if (this.#owner === undefined) throw new Error('Nobody is signed in');
    return { id: randomUuid(), owner: this.#owner, journeyId, addedAt: Date.now() };
  }

  async #add(item: UnsentItem): Promise<void> {
    if (this.#take(item).state === 'waiting') await this.#store(item);
  }

  /** An item that cannot be stored is sent nevertheless. */
  async #store(item: UnsentItem): Promise<void> {
    const stored = await this.store.save(item).catch(() => false);
    this.#set(item.id, { stored });
  }

  async #forget(id: string): Promise<void> {
    try {
      await this.store.remove(id);
    } catch (error) {
      console.warn('An item stays on this device', error);
    }
  }

  #take(item: UnsentItem, stored?: boolean): QueuedItem {
    const queued = { ...this.#queued(item), stored };
    this.#change([...this.#items, queued]);
    return queued;
  }

  #queued(item: UnsentItem): QueuedItem {
    if (item.kind === 'step') return { ...item, state: 'waiting' };
    const { bytes, ...file } = item;
    const size = bytes.size;
    if (size > JOURNEY_FILE_BYTES) return { ...file, size, state: 'refused', error: new FileTooLarge(), received: 0 };
    this.#bytes.set(file.id, bytes);
    return { ...file, size, state: 'waiting', received: 0 };
  }

  #change(items: QueuedItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #set(id: string, change: Partial<Progress & { received: number }>): void {
    this.#change(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let work = this.#work(); work; work = this.#work()) {
        if (!(await work())) return this.#pause();
        this.#pauseMs = INITIAL_RETRY_MS;
      }
    } finally {
      this.#running = false;
    }
  }

  #work(): (() => Promise<boolean>) | undefined {
    const [discarded] = this.#discarded;
    if (discarded) return () => this.#discardOne(discarded);
    const next = this.#next();
    return next && (() => this.#sendOne(next));
  }

  /** Steps first: they are small, and customers wait for them. */
  #next = (): QueuedItem | undefined => {
    const waiting = this.#items.filter(({ state }) => state === 'waiting');
    return waiting.find(({ kind }) => kind === 'step') ?? waiting[0];
  };

  #pause(): void {
    this.#timer = setTimeout(this.retryNow, this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, MAX_RETRY_MS);
  }

  /** Returns whether the next item may be sent at once. */
  async #sendOne(item: QueuedItem): Promise<boolean> {
    const { id, kind } = item;
    const abort = new AbortController();
    this.#sending = { id, abort };
    this.#set(id, { state: 'sending' });
    try {
      if (item.kind === 'step') await this.#sendStep(item);
      else await this.#sendFile(item, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return true;
      const isRefused = isFinal(error, kind);
      this.#set(id, isRefused ? { state: 'refused', error } : { state: 'waiting' });
      if (isRefused) this.notify.onRefused?.({ ...item, state: 'refused', error });
      else if (error instanceof ApiError && error.status === 401) void leaveEndedSession();
      // The next item may belong to another user.
      return isRefused || item.owner !== this.#owner;
    }
    this.#bytes.delete(id);
    this.#set(id, { state: 'arrived' });
    await this.#forget(id);
    this.notify.onSent?.();
    return true;
  }

  /** Returns whether the next item may be sent at once. */
  async #discardOne(file: QueuedFile): Promise<boolean> {
    try {
      await discardUpload(file);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) void leaveEndedSession();
      // What cannot be discarded expires on the server.
      if (!isFinal(error, 'file') && file.owner === this.#owner) return false;
    }
    this.#discarded.delete(file);
    return true;
  }

  async #sendFile({ state: _, error: __, received: ___, size, ...file }: QueuedFile, signal: AbortSignal): Promise<void> {
    const bytes = this.#bytes.get(file.id);
    if (!bytes) throw new FileLost();
    await sendFileChunks({ ...file, bytes }, { onReceived: (received) => this.#set(file.id, { received }), signal });
    this.#set(file.id, { received: size });
  }

  /** Also updates the version of later steps that are based on the same state. */
  async #sendStep({ state: _, error: __, ...step }: QueuedStep): Promise<void> {
    const journey = await sendStep(step);
    const { version } = journey;
    this.#change(
      this.#items.map((item) =>
        item.kind === 'step' && item.journeyId === journey.id && item.state === 'waiting' && item.version === step.version
          ? { ...item, version }
          : item,
      ),
    );
    for (const item of this.#items) {
      if (item.kind !== 'step' || item.journeyId !== journey.id || item.state !== 'waiting') continue;
      const { state: ____, error: _____, stored: ______, ...unsent } = item;
      await this.#store(unsent);
    }
    this.notify.onStep?.(journey);
  }
}
