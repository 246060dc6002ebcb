import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generated once and kept in `secrets.json` of the data folder, readable only by its owner. */
export class Secrets {
  readonly #file: string;
  readonly #values: Record<string, string>;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'secrets.json');
    this.#values = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  /** The secret of that name, created on first use. 64 hexadecimal digits. */
  get(name: string): string {
    const known = this.#values[name];
    if (known) return known;
    const value = randomBytes(32).toString('hex');
    this.#values[name] = value;
    writeFileSync(`${this.#file}.new`, `${JSON.stringify(this.#values, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
    return value;
  }
}
