import autocannon from 'autocannon';
import { cpuSeconds } from '../processes.ts';

// Enough for V8 to have compiled what a page runs, whichever parts of the bench ran before.
const WARM_UP = 2000;
const REQUESTS = 600;
const CONNECTIONS = 4;

/** CPU time of one page in milliseconds, by part. */
export type RenderingFigures = Record<string, number>;

let visit = 0;

async function request(url: string, amount: number): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' };
  const { pathname } = new URL(url);
  // All addresses are distinct, so that the gateway has none of them cached.
  const setupRequest = (request: object) => ({ ...request, path: `${pathname}?visit=${visit++}` });
  const { errors, non2xx } = await autocannon({ url, requests: [{ headers, setupRequest }], connections: CONNECTIONS, amount });
  if (errors || non2xx) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are no success`);
}

/** Server cost of rendering one page anew, over all parts of the site, from the processes' CPU accounting. */
export async function measureRendering(url: string, pids: Record<string, number>): Promise<RenderingFigures> {
  // Warm-up.
  await request(url, WARM_UP);
  const used = () => Object.entries(pids).map(([part, pid]) => [part, cpuSeconds(pid)] as const);
  const before = new Map(used());
  await request(url, REQUESTS);
  return Object.fromEntries(used().map(([part, seconds]) => [part, ((seconds - (before.get(part) ?? 0)) / REQUESTS) * 1000]));
}
