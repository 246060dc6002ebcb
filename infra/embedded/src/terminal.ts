import { styleText } from 'node:util';

const COLOURS = [
  'cyan',
  'green',
  'yellow',
  'magenta',
  'blue',
  'cyanBright',
  'greenBright',
  'yellowBright',
  'magentaBright',
] as const;
const NAME_WIDTH = 16;

export const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Output of this folder's programs; with colours only on a terminal that supports them. */
export class Terminal {
  readonly #names: string[] = [];
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void = (line) => console.log(line)) {
    this.#print = print;
  }

  heading(text: string): void {
    this.#print(`\n${styleText('bold', text)}`);
  }

  /** One line of progress: what was done, and how long it took. */
  done(what: string, note: string): void {
    this.#print(`  ${what.padEnd(NAME_WIDTH)} ${note}`);
  }

  /** A line of a running part, prefixed with its name in its own colour. */
  from(name: string, line: string): void {
    if (!this.#names.includes(name)) this.#names.push(name);
    const colour = COLOURS[this.#names.indexOf(name) % COLOURS.length] ?? 'white';
    this.#print(`${styleText(colour, name.padEnd(NAME_WIDTH))} ${line}`);
  }

  table(rows: [string, string][]): void {
    const width = Math.max(...rows.map(([label]) => label.length));
    this.#print(`\n${rows.map(([label, value]) => `  ${styleText('bold', label.padEnd(width))}   ${value}`).join('\n')}\n`);
  }
}
