import { type PortDeclaration, processes, type SiteProcess } from './processes.ts';

export const POSTGRES_PORT: PortDeclaration = { variable: 'POSTGRES_PORT', default: 4432, what: 'PostgreSQL' };

/** Every port of a site. */
export const declaredPorts = (table: SiteProcess[]): PortDeclaration[] => [
  POSTGRES_PORT,
  ...table.flatMap(({ port, otherPorts = [] }) => [port, ...otherPorts]),
];

/** First port of each kind of run. All stay below 32768: from there to 60999 Linux takes ports for outgoing connections. */
export const BASE_PORTS = { journeys: 21_000, bench: 22_000, chaos: 23_000 };

/** The main port of a process of the table, or of `postgres`. */
function variableOf(name: string): string {
  if (name === 'postgres') return POSTGRES_PORT.variable;
  const found = processes.find((process) => process.name === name);
  if (!found) throw new Error(`The topology has no process ${name}`);
  return found.port.variable;
}

/** Ports of a site beside others on this machine: numbered from `base` on, in the order of the table. */
export function portsFrom(base: number) {
  const numbers = new Map(declaredPorts(processes).map(({ variable }, index) => [variable, base + index]));
  return {
    /** The environment that gives a site these ports. */
    env: Object.fromEntries([...numbers].map(([variable, port]) => [variable, String(port)])),
    of: (name: string): number => numbers.get(variableOf(name)) as number,
  };
}
