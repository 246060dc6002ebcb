import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const CONNECTIONS = 50;

export interface GatewayFigures {
  bytes: number;
  bare: number[];
  plain: number[];
  compressed: number[];
  unchanged: number[];
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors, statusCodeStats } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
  });
  const unchanged = statusCodeStats?.['304']?.count ?? 0;
  if (errors || non2xx > unchanged) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are no success`);
  return requests.average;
}

async function serveBare(body: Buffer): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

/** Cached reads beside a bare node:http server that sends the same bytes, in alternating rounds of one run. */
export async function measureGateway(url: string): Promise<GatewayFigures> {
  const first = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await first.arrayBuffer());
  const bare = await serveBare(body);
  const figures: GatewayFigures = { bytes: body.length, bare: [], plain: [], compressed: [], unchanged: [] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      figures.bare.push(await requestsPerSecond(bare.url, {}));
      figures.plain.push(await requestsPerSecond(url, {}));
      figures.compressed.push(await requestsPerSecond(url, { 'accept-encoding': 'br' }));
      figures.unchanged.push(await requestsPerSecond(url, { 'if-none-match': first.headers.get('etag') ?? '' }));
    }
  } finally {
    bare.server.closeAllConnections();
    bare.server.close();
  }
  return figures;
}
