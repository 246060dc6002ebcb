import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RunningSite } from '@dealership/topology';
import { generateVehicles } from './generate-vehicles.ts';
import { type Comparison, measureGateway } from './measure-gateway.ts';
import { measureRendering } from './measure-rendering.ts';
import { measureSearch, type Times } from './measure-search.ts';
import { residentMegabytes } from './processes.ts';
import { root, startMeasuredSite } from './site.ts';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const PARTS = ['gateway', 'rendering', 'search', 'memory'];
if (only && !PARTS.includes(only)) throw new Error(`--only takes ${PARTS.join(', ')}, not '${only}'`);

const wants = (part: string): boolean => only === undefined || only === part;

const VEHICLES = 100_000;
/** As many make an answer of about 19 kB. */
const LISTED = 19;
const CACHED_SHARE = 0.6;
const SEARCH_P99_MS = 25;

interface Row {
  what: string;
  figure: string;
  budget?: string;
  met?: string;
}

const yesOrNo = (holds: boolean): string => (holds ? 'yes' : 'NO');
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function comparisonRow({ what, bytes, gateway, bare }: Comparison): Row {
  const rates = { gateway: gateway.map((round) => round.requestsPerSecond), bare: bare.map((round) => round.requestsPerSecond) };
  const share = { total: sum(rates.gateway) / sum(rates.bare), median: median(rates.gateway) / median(rates.bare) };
  const spent = (rounds: Comparison['bare']) => `${Math.round(median(rounds.map(({ microseconds }) => microseconds)))} µs`;
  const held = Math.min(share.total, share.median) >= CACHED_SHARE;
  return {
    what: `${what}, ${(bytes / 1000).toFixed(1)} kB`,
    figure:
      `${Math.round(median(rates.gateway))}/s beside bare ${Math.round(median(rates.bare))}/s: ${percent(share.total)} of totals, ` +
      `${percent(share.median)} of medians; processor ${spent(gateway)} beside ${spent(bare)}`,
    budget: `≥ ${percent(CACHED_SHARE)}`,
    met: yesOrNo(held),
  };
}

async function gatewayRows(site: RunningSite): Promise<Row[]> {
  await generateVehicles({ databaseUrl: site.databaseUrl, count: LISTED });
  const rows: Row[] = [];
  for (const path of ['/api/vehicles', '/about']) {
    const compared = await measureGateway(`${site.url}${path}`, site.pids.gateway as number);
    rows.push(...compared.map((one) => comparisonRow({ ...one, what: `cached ${path}, ${one.what}` })));
  }
  return rows;
}

const inMs = ({ p50, p975, p99, max }: Times): string => [p50, p975, p99, max].map((ms) => ms.toFixed(1).padStart(6)).join(' ');

/** Milliseconds of processor time of one page over all parts. */
const RENDERING: Record<string, number | undefined> = {
  '/': 6,
  '/inventory': 5,
  '/vehicle/1': 5,
  '/about': undefined,
  '/blog': undefined,
};

const byPart = (processor: Record<string, number>): string =>
  Object.entries(processor)
    .filter(([, spent]) => spent > 0.05)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, spent]) => `${part} ${spent.toFixed(1)}`)
    .join(', ');

async function renderingRows(site: RunningSite): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [path, budget] of Object.entries(RENDERING)) {
    const processor = await measureRendering(`${site.url}${path}`, site.pids);
    const total = sum(Object.values(processor));
    rows.push({
      what: `${path}: processor ms of a page`,
      figure: `${total.toFixed(1)} (${byPart(processor)})`,
      ...(budget && { budget: `≤ ${budget}`, met: yesOrNo(total <= budget) }),
    });
  }
  return rows;
}

const PARALLEL = 200;
const PAGE_SIZE = 1000;
const PAGES = VEHICLES / PAGE_SIZE;
const GATEWAY_MB = 300;
const READING_MS = 20_000;

/** The gateway while the whole stock is read by many at once. */
async function memoryRows(site: RunningSite): Promise<Row[]> {
  await generateVehicles({ databaseUrl: site.databaseUrl, count: VEHICLES });
  const pid = site.pids.gateway as number;
  let peak = residentMegabytes(pid);
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 100);
  const signal = AbortSignal.timeout(READING_MS);
  /** Reads page after page, each reader from a page of its own. */
  const read = async (reader: number): Promise<number> => {
    let bytes = 0;
    try {
      for (let page = reader; !signal.aborted; page += 1) {
        const { body } = await fetch(`${site.url}/api/vehicles?page=${1 + (page % PAGES)}&pageSize=${PAGE_SIZE}`, { signal });
        for await (const piece of body ?? []) bytes += piece.length;
      }
    } catch (error) {
      if (!signal.aborted) console.warn(`reader ${reader} was broken off after ${bytes} bytes: ${error}`);
    }
    return bytes;
  };
  const sizes = await Promise.all(Array.from({ length: PARALLEL }, (_, reader) => read(reader)));
  clearInterval(watch);
  return [
    {
      what: `memory of the gateway, ${PARALLEL} parallel reads of ${VEHICLES} vehicles`,
      figure: `${Math.round(peak)} MB, ${Math.round(sum(sizes) / 1e6)} MB handed on in ${READING_MS / 1000} s`,
      budget: `≤ ${GATEWAY_MB} MB`,
      met: yesOrNo(peak <= GATEWAY_MB),
    },
  ];
}

async function searchRows(site: RunningSite): Promise<Row[]> {
  await generateVehicles({ databaseUrl: site.databaseUrl, count: VEHICLES });
  const { all, byKind, failures, distinct, processor } = await measureSearch(site.url, site.pids);
  const kinds = Object.entries(byKind).toSorted(([, a], [, b]) => b.p99 - a.p99);
  return [
    {
      what: 'search: p50, p97.5, p99, slowest in ms',
      figure: inMs(all),
      budget: `p99 ≤ ${SEARCH_P99_MS} ms`,
      met: yesOrNo(all.p99 <= SEARCH_P99_MS),
    },
    { what: `  of ${all.questions}, ${distinct} distinct`, figure: `${failures} failures`, budget: '0', met: yesOrNo(!failures) },
    { what: '  processor ms of one', figure: byPart(processor) },
    ...kinds.map(([kind, times]) => ({ what: `  ${kind} (${times.questions})`, figure: inMs(times) })),
  ];
}

const load = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

async function onSite(env: Record<string, string>, measure: (site: RunningSite) => Promise<Row[]>): Promise<Row[]> {
  const site = await startMeasuredSite({ READ_RATE_LIMIT: '1000000', ...env });
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}

async function generatedStockRows(site: RunningSite): Promise<Row[]> {
  const rows = [
    ...(wants('gateway') ? await gatewayRows(site) : []),
    ...(wants('search') ? await searchRows(site) : []),
    ...(wants('memory') ? await memoryRows(site) : []),
  ];
  const memory = Object.entries(site.pids).map(([part, pid]) => ({
    what: `memory of ${part}`,
    figure: `${Math.round(residentMegabytes(pid))} MB`,
  }));
  return [...rows, ...memory];
}

const before = load();
const rows = [
  ...(wants('rendering') ? await onSite({ MEDIA_DIR: join(root, '.cache/e2e-media') }, renderingRows) : []),
  ...(only === 'rendering' ? [] : await onSite({ DEMO_DATA: 'none' }, generatedStockRows)),
];
console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
console.log(`Load of the machine (1, 5, 15 minutes): ${before} before, ${load()} after.`);
