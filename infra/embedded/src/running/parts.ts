import type { Terminal } from '../terminal.ts';
import { type ChildCommand, launchChild } from './child.ts';
import { KeptAlive, type Running } from './keep-alive.ts';
import type { RunFolder } from './run-folder.ts';

export type Command = Omit<ChildCommand, 'log'>;

/** Everything that the site keeps alive, in the order of its start. */
export class Parts {
  readonly #runFolder: RunFolder;
  readonly #terminal: Terminal;
  readonly #signal: AbortSignal;
  readonly #parts: KeptAlive[] = [];

  /** After `signal` nothing more is started. */
  constructor(runFolder: RunFolder, terminal: Terminal, signal: AbortSignal) {
    this.#runFolder = runFolder;
    this.#terminal = terminal;
    this.#signal = signal;
  }

  async keep(name: string, launch: () => Promise<Running>): Promise<KeptAlive> {
    this.#signal.throwIfAborted();
    const say = (message: string) => this.#terminal.from(name, message);
    const part = new KeptAlive({ name, launch, runFolder: this.#runFolder, say });
    this.#parts.push(part);
    await part.start();
    return part;
  }

  keepCommand(name: string, command: Command): Promise<KeptAlive> {
    return this.keep(name, () => launchChild({ ...command, log: (line) => line.trim() && this.#terminal.from(name, line) }));
  }

  async restart(names: string[]): Promise<void> {
    const parts = this.#parts.filter((part) => names.includes(part.name));
    await Promise.all(parts.map((part) => part.restart()));
  }

  /** One after the other, the last started first. */
  async stop(): Promise<void> {
    for (const part of this.#parts.toReversed()) await part.stop();
  }
}
