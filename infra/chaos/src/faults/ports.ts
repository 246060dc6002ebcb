import { BASE_PORTS, behindGateway, portsFrom } from '@dealership/topology';

const ports = portsFrom(BASE_PORTS.chaos);

/** First port of the proxies: above every port of the site. */
const FIRST = BASE_PORTS.chaos + 100;

const parts = behindGateway.map((name) => ({ name, target: ports.of(name) }));

/** Dependencies, with the port behind each proxy. Mail server and bucket are simulated, see `fake-servers.ts`. */
const proxied = [
  { name: 'postgres', target: ports.of('postgres') },
  { name: 'queue', target: ports.of('postgres') },
  { name: 'mail', target: FIRST + 90 },
  { name: 'stripe', target: ports.of('stripe-simulator') },
  { name: 'media', target: FIRST + 91 },
  ...parts,
].map((entry, index) => ({ ...entry, port: FIRST + index }));

export const dependencies: readonly { name: string; port: number; target: number }[] = proxied;

export function dependency(name: string): (typeof dependencies)[number] {
  const found = dependencies.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no dependency ${name}`);
  return found;
}

export const portOf = (part: string): number => ports.of(part);
