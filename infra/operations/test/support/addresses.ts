import { behindGateway } from '@dealership/topology';

/** Addresses of other parts in an environment, by variable. `{part}` stands for every part behind the gateway. */
export const addressesIn = (environment: Record<string, string | number>): [variable: string, address: URL][] =>
  Object.entries(environment)
    .map(([variable, value]) => [variable, String(value)] as const)
    .filter(([, text]) => text.startsWith('http://'))
    .flatMap(([variable, text]) => {
      const all = text.includes('{part}') ? behindGateway.map((name) => text.replace('{part}', name)) : [text];
      return all.map((address): [string, URL] => [variable, new URL(address)]);
    });
