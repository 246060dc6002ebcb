import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { startBaseline } from '../baseline.ts';
import type { BaselineAnswer } from '../baseline-server.ts';
import { cpuSeconds } from '../processes.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const CONNECTIONS = 50;

interface Round {
  requestsPerSecond: number;
  /** CPU time of the server per request. */
  microseconds: number;
}

/** One kind of answer from both servers, round by round. */
export interface Comparison {
  what: string;
  bytes: number;
  gateway: Round[];
  baseline: Round[];
}

const KINDS = [
  { what: 'plain', path: '/plain', headers: (_etag: string): Record<string, string> => ({}) },
  { what: 'brotli', path: '/brotli', headers: () => ({ 'accept-encoding': 'br' }) },
  { what: '304', path: '/unchanged', headers: (etag: string) => ({ 'if-none-match': etag }) },
];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The raw answer: `fetch` would decompress it. */
const ask = (url: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const { statusCode = 0, headers } = response;
      buffer(response).then((body) => resolve({ status: statusCode, headers, body }), reject);
    }).once('error', reject);
  });

const toBaseline = ({ status, headers, body }: Answer): BaselineAnswer => ({
  status,
  headers: status === 304 ? {} : { 'content-type': String(headers['content-type']), 'content-length': String(body.length) },
  body: body.toString('base64'),
});

async function load(url: string, headers: Record<string, string>, pid: number, seconds: number): Promise<Round> {
  const before = cpuSeconds(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  const { requests, non2xx, errors, statusCodeStats } = result;
  const unchanged = statusCodeStats?.['304']?.count ?? 0;
  if (errors || non2xx > unchanged)
    throw new Error(`${url}: ${errors} errors, ${non2xx - unchanged} answers that are no success`);
  return {
    requestsPerSecond: requests.total / result.duration,
    microseconds: ((cpuSeconds(pid) - before) / requests.total) * 1e6,
  };
}

/**
 * Cached answers of the gateway compared with a baseline, plain node:http, that sends the same bytes, in alternating rounds.
 */
export async function measureGateway(url: string, gatewayPid: number): Promise<Comparison[]> {
  const etag = String((await ask(url, {})).headers.etag);
  const answers = await Promise.all(KINDS.map((kind) => ask(url, kind.headers(etag))));
  const baseline = await startBaseline(
    Object.fromEntries(KINDS.map(({ path }, at) => [path, toBaseline(answers[at] as Answer)] satisfies [string, BaselineAnswer])),
  );
  const comparisons = KINDS.map(
    ({ what }, at): Comparison => ({ what, bytes: answers[at]?.body.length ?? 0, gateway: [], baseline: [] }),
  );
  try {
    // The first round is a warm-up: both engines are still compiling.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [at, kind] of KINDS.entries()) {
        const headers = kind.headers(etag);
        const seconds = round ? ROUND_SECONDS : 1;
        const plain = await load(`${baseline.url}${kind.path}`, headers, baseline.pid, seconds);
        const gateway = await load(url, headers, gatewayPid, seconds);
        if (round) comparisons[at]?.baseline.push(plain);
        if (round) comparisons[at]?.gateway.push(gateway);
      }
    }
  } finally {
    baseline.stop();
  }
  return comparisons;
}
