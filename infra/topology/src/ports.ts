import { processes } from './processes.ts';
import type { PortDeclaration, SiteProcess } from './site-process.ts';

export const POSTGRES_PORT: PortDeclaration = { variable: 'POSTGRES_PORT', default: 4432, what: 'PostgreSQL' };

/** Every port of a site. */
export const declaredPorts = (table: SiteProcess[]): PortDeclaration[] => [
  POSTGRES_PORT,
  ...table.flatMap(({ port, otherPorts = [] }) => [port, ...otherPorts]),
];

/** First port of each kind of run. All are below 32768: Linux uses 32768 to 60999 for outgoing connections. */
export const BASE_PORTS = { e2e: 21_000, bench: 22_000, chaos: 23_000 };

/** The main port of a process of the table, or of `postgres`. */
function variableOf(name: string): string {
  if (name === 'postgres') return POSTGRES_PORT.variable;
  const found = processes.find((process) => process.name === name);
  if (!found) throw new Error(`The topology has no process ${name}`);
  return found.port.variable;
}

/** Ports of a parallel site: numbered from `base` in the order of the table. */
export function portsFrom(base: number) {
  const numbers = new Map(declaredPorts(processes).map(({ variable }, index) => [variable, base + index]));
  return {
    /** Environment variables that set these ports. */
    env: Object.fromEntries([...numbers].map(([variable, port]) => [variable, String(port)])),
    of: (name: string): number => numbers.get(variableOf(name)) as number,
  };
}
