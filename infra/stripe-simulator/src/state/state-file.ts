import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { emptyState, now, type State } from './state.ts';

/** Increment when the state's shape changes: older files are not read. */
const VERSION = 1;
/** Seconds for which Stripe keeps events and answers to Idempotency-Keys. */
const EVENT_TTL_S = 30 * 24 * 3600;
const ANSWER_TTL_S = 24 * 3600;

interface SavedState {
  version: number;
  state: { [Name in keyof State]: [string, unknown][] };
}

function removeExpired(state: State): void {
  const forget = <Thing extends { created: number }>(things: Map<string, Thing>, life: number) => {
    for (const [id, { created }] of things) if (created < now() - life) things.delete(id);
  };
  forget(state.events, EVENT_TTL_S);
  forget(state.answers, ANSWER_TTL_S);
  for (const [id, { event }] of state.deliveries) if (!state.events.has(event)) state.deliveries.delete(id);
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

function readSaved(file: string): SavedState | undefined {
  try {
    const saved: SavedState = JSON.parse(readFileSync(file, 'utf8'));
    if (saved.version !== VERSION) throw new Error(`it is of version ${saved.version}, not ${VERSION}`);
    return saved;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`STATE_FILE ${file} cannot be read; delete it to begin anew`, { cause: error });
  }
}

/** The file's content; undefined if there is no file yet. Throws if it is not a state of this version. */
export function readState(file: string): State {
  const state = emptyState();
  const saved = readSaved(file);
  if (!saved) return state;
  for (const [name, map] of Object.entries(state))
    for (const [id, thing] of saved.state[name as keyof State] ?? []) map.set(id, thing as never);
  removeExpired(state);
  return state;
}

const asText = (state: State): string => {
  const lists = Object.fromEntries(Object.entries(state).map(([name, map]) => [name, [...map]]));
  return JSON.stringify({ version: VERSION, state: lists });
};

/** Writes the current state; calls during a write share the next one. */
export class StateFile {
  readonly #file: string;
  readonly #state: State;
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(file: string, state: State) {
    this.#file = file;
    this.#state = state;
  }

  /** Resolves when all changes until now are on disk. */
  save(): Promise<void> {
    const write = () => {
      this.#next = undefined;
      this.#writing = this.#write();
      return this.#writing;
    };
    // A failed write has thrown to its own callers; try the next one anyway.
    this.#next ??= this.#writing.then(write, write);
    return this.#next;
  }

  async #write(): Promise<void> {
    // Atomic rename: readers never see half a file.
    await writeFile(`${this.#file}.new`, asText(this.#state), { mode: 0o600 });
    await rename(`${this.#file}.new`, this.#file);
  }
}
