import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLineOf, signalGroup, stopProcess } from '@dealership/embedded-postgres';
import { UserError } from '../../user-error.ts';

const RUNNER = 'runner';

/**
 * The folder `run` of a data folder: `<name>.pid` has the pid of each running part, `runner.pid` that of the
 * supervising program. While `<name>.hold` exists, a part that ended is not restarted: tests use it to keep one down.
 */
export class RunFolder {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'run');
  }

  #pidFile(name: string): string {
    return join(this.#folder, `${name}.pid`);
  }

  holdFile(name: string): string {
    return join(this.#folder, `${name}.hold`);
  }

  /** In one step: a reader that saw an empty file would take it for pid 0, its own process group. */
  async writePid(name: string, pid: number): Promise<void> {
    const draft = `${this.#pidFile(name)}.new`;
    await writeFile(draft, `${pid}\n`);
    await rename(draft, this.#pidFile(name));
  }

  removePid(name: string): Promise<void> {
    return rm(this.#pidFile(name), { force: true });
  }

  #readPid(name: string): number {
    return existsSync(this.#pidFile(name)) ? Number.parseInt(readFileSync(this.#pidFile(name), 'utf8'), 10) : Number.NaN;
  }

  /** The pid of the running runner of this folder, if any. */
  async livingRunner(): Promise<number | undefined> {
    const pid = this.#readPid(RUNNER);
    if (!(pid > 0) || pid === process.pid) return undefined;
    // The second line is the writer's command: the pid may have been reused.
    const [, command] = readFileSync(this.#pidFile(RUNNER), 'utf8').split('\n');
    return (await commandLineOf(pid)) === command ? pid : undefined;
  }

  /** Makes this process the runner of the folder; throws if there is one already. */
  async claim(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const living = await this.livingRunner();
    if (living) {
      throw new UserError(
        `The site already runs on this data folder (process ${living}). Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await this.removePid(RUNNER);
    const own = join(this.#folder, `${RUNNER}.${process.pid}`);
    await writeFile(own, `${process.pid}\n${await commandLineOf(process.pid)}\n`);
    // Unlike a rename, a link fails if another runner was faster.
    await link(own, this.#pidFile(RUNNER));
    await rm(own);
  }

  async release(): Promise<void> {
    if (this.#readPid(RUNNER) === process.pid) await this.removePid(RUNNER);
  }

  /** Stops leftovers of a killed runner. `mark` must be in the command line, because the pid may have been reused. */
  async stopOrphans(mark: string): Promise<string[]> {
    if (!existsSync(this.#folder)) return [];
    const names = readdirSync(this.#folder).filter((file) => file.endsWith('.pid') && file !== `${RUNNER}.pid`);
    const stopped = await Promise.all(names.map((file) => this.#stopOrphan(file.slice(0, -'.pid'.length), mark)));
    return stopped.filter((name) => name !== undefined);
  }

  async #stopOrphan(name: string, mark: string): Promise<string | undefined> {
    const pid = this.#readPid(name);
    const ours = pid > 0 && (await commandLineOf(pid)).includes(mark);
    if (ours) {
      const steps = [
        { signal: 'SIGTERM' as const, graceMs: 5_000 },
        { signal: 'SIGKILL' as const, graceMs: 5_000 },
      ];
      await stopProcess(pid, steps, signalGroup);
    }
    await this.removePid(name);
    return ours ? name : undefined;
  }
}
