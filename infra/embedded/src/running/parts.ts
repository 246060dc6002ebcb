import type { Terminal } from '../terminal.ts';
import type { RunFolder } from './environment/run-folder.ts';
import { type ChildCommand, launchChild } from './supervision/child.ts';
import { type Running, Supervisor } from './supervision/supervisor.ts';

export type Command = Omit<ChildCommand, 'log'>;

/** The supervised processes of the site, in start order. */
export class Parts {
  readonly #runFolder: RunFolder;
  readonly #terminal: Terminal;
  readonly #signal: AbortSignal;
  readonly #parts: Supervisor[] = [];

  /** Starts nothing after `signal`. */
  constructor(runFolder: RunFolder, terminal: Terminal, signal: AbortSignal) {
    this.#runFolder = runFolder;
    this.#terminal = terminal;
    this.#signal = signal;
  }

  async supervise(name: string, launch: () => Promise<Running>): Promise<Supervisor> {
    this.#signal.throwIfAborted();
    const say = (message: string) => this.#terminal.from(name, message);
    const part = new Supervisor({ name, launch, runFolder: this.#runFolder, say });
    this.#parts.push(part);
    await part.start();
    return part;
  }

  superviseCommand(name: string, command: Command): Promise<Supervisor> {
    return this.supervise(name, () => launchChild({ ...command, log: (line) => line.trim() && this.#terminal.from(name, line) }));
  }

  async restart(names: string[]): Promise<void> {
    const parts = this.#parts.filter((part) => names.includes(part.name));
    await Promise.all(parts.map((part) => part.restart()));
  }

  /** One by one, in reverse start order. */
  async stop(): Promise<void> {
    for (const part of this.#parts.toReversed()) await part.stop();
  }
}
