import { ApiError } from '@dealership/ui-kit/query';
import { deviceFiles, type FileKeeper, type KeptFile } from './kept-files.js';
import { sendFileParts } from './send-file-parts.js';

/** `waiting`: for its turn, or for a connection. `refused`: it will not be taken, however often it is sent. */
export interface QueuedFile extends Omit<KeptFile, 'bytes'> {
  size: number;
  state: 'waiting' | 'sending' | 'arrived' | 'refused';
  /** Bytes. */
  received: number;
  /** Why it was refused. */
  error?: unknown;
}

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;

/** Busy, out of turn or signed out: another try is worth it. */
const PASSING = [401, 408, 409, 425, 429];

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);

type Send = (file: KeptFile, onReceived: (bytes: number) => void) => Promise<void>;

/** Sends the files that were chosen, one after the other, again and again until they have arrived; the device keeps them until then. */
export class UploadQueue {
  #files: QueuedFile[] = [];
  readonly #bytes = new Map<string, Blob>();
  readonly #listeners = new Set<() => void>();
  #running = false;
  #pauseMs = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly keeper: FileKeeper = deviceFiles,
    private readonly send: Send = sendFileParts,
    private readonly onArrived: () => void = () => undefined,
  ) {}

  /** The same list until something changes. */
  readonly files = (): QueuedFile[] => this.#files;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what an earlier page left. */
  async restore(): Promise<void> {
    const kept = await this.keeper.all();
    const known = new Set(this.#files.map(({ id }) => id));
    for (const file of kept.sort((a, b) => a.addedAt - b.addedAt)) if (!known.has(file.id)) this.#take(file);
    this.wake();
  }

  async add(journeyId: number, step: string | null, files: Iterable<File>): Promise<void> {
    for (const file of files) {
      const kept = { id: newId(), journeyId, step, name: file.name.slice(-150), addedAt: Date.now(), bytes: file };
      this.#take(kept);
      await this.keeper.keep(kept);
    }
    this.wake();
  }

  async remove(id: string): Promise<void> {
    this.#bytes.delete(id);
    this.#change(this.#files.filter((file) => file.id !== id));
    await this.keeper.forget(id);
  }

  /** There may be a connection again. */
  readonly wake = (): void => {
    clearTimeout(this.#timer);
    void this.#run();
  };

  #take({ bytes, ...file }: KeptFile): void {
    this.#bytes.set(file.id, bytes);
    this.#change([...this.#files, { ...file, size: bytes.size, state: 'waiting', received: 0 }]);
  }

  #change(files: QueuedFile[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }

  #set(id: string, change: Partial<QueuedFile>): void {
    this.#change(this.#files.map((file) => (file.id === id ? { ...file, ...change } : file)));
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        if (!(await this.#sendOne(next))) return this.#pause();
        this.#pauseMs = FIRST_PAUSE_MS;
      }
    } finally {
      this.#running = false;
    }
  }

  #next = (): QueuedFile | undefined => this.#files.find(({ state }) => state === 'waiting');

  #pause(): void {
    this.#timer = setTimeout(this.wake, this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  /** Whether the next one may be tried at once. */
  async #sendOne({ state: _, received: __, size: ___, ...file }: QueuedFile): Promise<boolean> {
    const { id } = file;
    const bytes = this.#bytes.get(id);
    if (!bytes) {
      await this.remove(id);
      return true;
    }
    this.#set(id, { state: 'sending' });
    try {
      await this.send({ ...file, bytes }, (received) => this.#set(id, { received }));
    } catch (error) {
      this.#set(id, isFinal(error) ? { state: 'refused', error } : { state: 'waiting' });
      return isFinal(error);
    }
    this.#bytes.delete(id);
    this.#set(id, { state: 'arrived', received: bytes.size });
    await this.keeper.forget(id);
    this.onArrived();
    return true;
  }
}

/** A UUID; `crypto.randomUUID` is not there where a site is looked at without https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
