import { loadavg } from 'node:os';

/** One printed line: a figure and, if any, its budget. */
export interface Row {
  what: string;
  figure: string;
  budget?: string;
  met?: string;
}

export const yesOrNo = (holds: boolean): string => (holds ? 'yes' : 'NO');
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A figure with an upper budget, and its breakdown. */
export const atMost = (what: string, figure: number, budget: number, unit: string, made = ''): Row => ({
  what,
  figure: `${figure.toFixed(unit === 'ms' ? 2 : 0)}${made && ` (${made})`}`,
  budget: `≤ ${budget} ${unit}`,
  met: yesOrNo(figure <= budget),
});

/** CPU time in ms by part, the largest first; omits what is below noise. */
export const byPart = (processor: Record<string, number>): string =>
  Object.entries(processor)
    .filter(([, spent]) => spent > 0.05)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, spent]) => `${part} ${spent.toFixed(1)}`)
    .join(', ');

/** CPU time of PostgreSQL, and of everything else. */
export function split(processor: Record<string, number>): { node: number; postgres: number } {
  const { postgres = 0, ...node } = processor;
  return { node: sum(Object.values(node)), postgres };
}

/** Load of the machine in the last 1, 5 and 15 minutes. */
export const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

type Column = { name: string; rows: Row[] };

/** Prints the figures of one or more commits side by side. */
export function print([first, ...others]: [Column, ...Column[]]): void {
  const figureOf = ({ rows }: Column, what: string) => rows.find((row) => row.what === what)?.figure ?? '';
  const lines = first.rows.map(({ what, figure, ...budget }) => [
    what,
    { [first.name]: figure, ...Object.fromEntries(others.map((other) => [other.name, figureOf(other, what)])), ...budget },
  ]);
  console.table(Object.fromEntries(lines));
}
