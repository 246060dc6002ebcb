import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLineOf, signalGroup, stopProcess } from '@dealership/embedded-postgres';
import { UserError } from '../../user-error.ts';

const RUNNER = 'runner';

const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/**
 * The folder `run` of a data folder: `<name>.pid` has the pid of each running part, `runner.pid` that of the
 * supervising program. While `<name>.hold` exists, a part that ended is not restarted: tests use it to keep one down.
 */
export class RunFolder {
  readonly #folder: string;
  readonly #commandOf: typeof commandLineOf;

  constructor(dataDir: string, commandOf = commandLineOf) {
    this.#folder = join(dataDir, 'run');
    this.#commandOf = commandOf;
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
    return this.#livingIn(await this.#runnerFile());
  }

  async #runnerFile(): Promise<string> {
    try {
      return await readFile(this.#pidFile(RUNNER), 'utf8');
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return '';
      throw error;
    }
  }

  async #livingIn(runnerFile: string): Promise<number | undefined> {
    // The second line is the writer's command: the pid may have been reused.
    const [first = '', command] = runnerFile.split('\n');
    const pid = Number.parseInt(first, 10);
    if (!(pid > 0) || pid === process.pid) return undefined;
    return (await this.#commandOf(pid)) === command ? pid : undefined;
  }

  /** Makes this process the runner of the folder; throws if there is one already. */
  async claim(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const own = join(this.#folder, `${RUNNER}.${process.pid}`);
    await writeFile(own, `${process.pid}\n${await this.#commandOf(process.pid)}\n`);
    try {
      while (!(await this.#isLinked(own))) {
        const found = await this.#runnerFile();
        const living = await this.#livingIn(found);
        if (living) {
          throw new UserError(
            `The site already runs on this data folder (process ${living}). Stop it, or set DATA_DIR to another folder.`,
          );
        }
        await this.#removeStale(found);
      }
    } finally {
      await rm(own);
    }
  }

  /** Returns whether `file` is now the runner's: unlike a rename, a link fails if there is one. */
  async #isLinked(file: string): Promise<boolean> {
    try {
      await link(file, this.#pidFile(RUNNER));
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  }

  /** Removes the runner's file if it still is the one that was read, not that of a faster runner. */
  async #removeStale(read: string): Promise<void> {
    const aside = join(this.#folder, `${RUNNER}.${process.pid}.stale`);
    try {
      await rename(this.#pidFile(RUNNER), aside);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return;
      throw error;
    }
    if ((await readFile(aside, 'utf8')) !== read) await this.#isLinked(aside);
    await rm(aside);
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
