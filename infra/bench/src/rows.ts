import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@dealership/topology';
import { measureFigures } from './measures/figures.ts';
import { type Comparison, measureGateway } from './measures/gateway.ts';
import { measureImport } from './measures/import.ts';
import { measureInbox, measureLists } from './measures/inbox.ts';
import { measurePublishing } from './measures/publishing.ts';
import { measureRendering } from './measures/rendering.ts';
import { generateVehicles } from './measures/search/generate-vehicles.ts';
import { measureSearch, type Times } from './measures/search/search.ts';
import { measureStarts } from './measures/starts.ts';
import { measureWrites } from './measures/writes.ts';
import { proportionalMegabytes, residentMegabytes } from './processes.ts';
import { atMost, byPart, median, percent, type Row, split, sum, yesOrNo } from './report.ts';

export const VEHICLES = 100_000;
/** This many make an answer of about 19 kB. */
const LISTED = 19;
const CACHED_SHARE = 0.6;
const SEARCH_P99_MS = 25;
/** How much more a search may cost with more vehicles than `VEHICLES`. */
const LARGER_STOCK_FACTOR = 3;

function comparisonRow({ what, bytes, gateway, baseline }: Comparison): Row {
  const rates = {
    gateway: gateway.map((round) => round.requestsPerSecond),
    baseline: baseline.map((round) => round.requestsPerSecond),
  };
  const share = { total: sum(rates.gateway) / sum(rates.baseline), median: median(rates.gateway) / median(rates.baseline) };
  const spent = (rounds: Comparison['baseline']) => `${Math.round(median(rounds.map(({ microseconds }) => microseconds)))} µs`;
  const held = Math.min(share.total, share.median) >= CACHED_SHARE;
  return {
    what: `${what}, ${(bytes / 1000).toFixed(1)} kB`,
    figure:
      `${Math.round(median(rates.gateway))}/s beside baseline ${Math.round(median(rates.baseline))}/s: ${percent(share.total)} of totals, ` +
      `${percent(share.median)} of medians; processor ${spent(gateway)} beside ${spent(baseline)}`,
    budget: `≥ ${percent(CACHED_SHARE)}`,
    met: yesOrNo(held),
  };
}

export async function gatewayRows(site: RunningSite): Promise<Row[]> {
  await generateVehicles({ databaseUrl: site.databaseUrl, count: LISTED });
  const rows: Row[] = [];
  for (const path of ['/api/vehicles', '/about']) {
    const compared = await measureGateway(`${site.url}${path}`, site.pids.gateway as number);
    rows.push(...compared.map((one) => comparisonRow({ ...one, what: `cached ${path}, ${one.what}` })));
  }
  return rows;
}

const inMs = ({ p50, p975, p99, max }: Times): string => [p50, p975, p99, max].map((ms) => ms.toFixed(1).padStart(6)).join(' ');

/** CPU time in milliseconds of one page over all parts. */
const RENDERING: Record<string, number | undefined> = {
  '/': 6,
  '/inventory': 5,
  '/vehicle/1': 5,
  '/about': undefined,
  '/blog': undefined,
};

export async function renderingRows(site: RunningSite): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [path, budget] of Object.entries(RENDERING)) {
    const processor = await measureRendering(`${site.url}${path}`, site.pids);
    const what = `processor ms of ${path}, rendered anew`;
    const total = sum(Object.values(processor));
    const row = atMost(what, total, budget ?? Number.POSITIVE_INFINITY, 'ms', byPart(processor));
    rows.push(budget ? row : { what, figure: row.figure });
  }
  return rows;
}

const SHOWN_MS = 2000;

/** From a staff change until visitors see it. */
export const publishingRows = async (site: RunningSite): Promise<Row[]> =>
  Object.entries(await measurePublishing(site.url)).map(([what, times]) =>
    atMost(`${what}, slowest of ${times.length}`, Math.max(...times), SHOWN_MS, 'ms', `median ${median(times).toFixed(0)}`),
  );

/** The very first includes npm's install, which a measured checkout has already done. */
const START_SECONDS = { first: 120, next: 8 };

/** With the site already built. */
export async function startRows(from: string): Promise<Row[]> {
  const { first, next } = await measureStarts(from);
  return [
    atMost('first start of a built site, with its demo data', first, START_SECONDS.first, 's'),
    atMost('the next start', next, START_SECONDS.next, 's'),
  ];
}

const PARALLEL = 200;
const PAGE_SIZE = 1000;
const PAGES = VEHICLES / PAGE_SIZE;
const GATEWAY_MB = 300;
const READING_MS = 20_000;

/** The gateway while many clients read the whole stock. */
export async function memoryRows(site: RunningSite): Promise<Row[]> {
  await generateVehicles({ databaseUrl: site.databaseUrl, count: VEHICLES });
  const pid = site.pids.gateway as number;
  let peak = residentMegabytes(pid);
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 100);
  const signal = AbortSignal.timeout(READING_MS);
  /** Reads page after page, each client starting on a different page. */
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

/** CPU time in milliseconds that one query may cost. */
const SEARCH_MS = { node: 1.2, postgres: 0.8 };
/** The same for a request until it is stored. */
const WRITE_MS = { node: 2, postgres: 1 };

function processorRows(what: string, processor: Record<string, number>, budget: typeof SEARCH_MS): Row[] {
  const { node, postgres } = split(processor);
  return [
    atMost(`processor ms of ${what}, node`, node, budget.node, 'ms', byPart(processor)),
    atMost(`processor ms of ${what}, PostgreSQL`, postgres, budget.postgres, 'ms'),
  ];
}

export const writeRows = async (site: RunningSite): Promise<Row[]> =>
  processorRows('a request stored', await measureWrites(site.url, site.pids), WRITE_MS);

const [FEW, MANY, INBOX] = [10, 10_000, 100_000];
const VIEW_MS = 200;
/** A list must be as fast with many requests as with few, up to measurement noise. */
const MANY_FACTOR = 1.5;

export async function inboxRows(site: RunningSite): Promise<Row[]> {
  const questions = Object.entries(await measureLists(site, [FEW, MANY]));
  const lists = questions.map(([question, [few, many]]) => {
    const times = { few: few?.ms ?? Number.NaN, many: many?.ms ?? Number.NaN };
    return {
      what: `list, ${question} of ${MANY} requests beside ${FEW}, ms`,
      figure: `${times.many.toFixed(1)} beside ${times.few.toFixed(1)}; processor ${many?.processor.toFixed(1)} beside ${few?.processor.toFixed(1)}`,
      budget: `≤ ${MANY_FACTOR} times`,
      met: yesOrNo(times.many <= times.few * MANY_FACTOR),
    };
  });
  const views = Object.entries(await measureInbox(site, { from: MANY, count: INBOX })).map(([view, { median: ms, slowest }]) =>
    atMost(`inbox of ${INBOX} requests, ${view}`, ms, VIEW_MS, 'ms', `slowest ${slowest.toFixed(0)}`),
  );
  return [...lists, ...views];
}

const COUNTED_VIEWS = 1_000_000;
const FIGURES_MS = 200;

/** The figures page with many counted views, and the requests that other rows created. */
export async function figuresRows(site: RunningSite): Promise<Row[]> {
  await generateVehicles({ databaseUrl: site.databaseUrl, count: LISTED * LISTED });
  const parts = Object.entries(await measureFigures(site, COUNTED_VIEWS));
  return parts.map(([part, { median: ms, slowest }]) =>
    atMost(`figures with ${COUNTED_VIEWS} counted views, ${part}`, ms, FIGURES_MS, 'ms', `slowest ${slowest.toFixed(0)}`),
  );
}

const IMPORTED = 10_000;
const IMPORT_SECONDS = 60;
const READ_P99_MS = 50;

/** A stock import, and how long visitors wait meanwhile. */
export async function importRows(site: RunningSite): Promise<Row[]> {
  await generateVehicles({ databaseUrl: site.databaseUrl, count: LISTED });
  const steps = Object.entries(await measureImport(site, IMPORTED));
  return steps.flatMap(([name, { seconds, reads, failures, processor }]) => {
    const what = `stock file of ${IMPORTED} rows, ${name}`;
    const p99 = reads.toSorted((a, b) => a - b)[Math.floor(reads.length * 0.99)] ?? Number.NaN;
    return [
      atMost(what, seconds, IMPORT_SECONDS, 's', byPart(processor)),
      atMost(`${what}: a search meanwhile, p99 of ${reads.length}`, p99, READ_P99_MS, 'ms', `${failures} failed`),
    ];
  });
}

/** Idle time before a site counts as at rest. */
const SETTLE_MS = 20_000;
const MAX_IDLE_MB = 900;

/** Memory of all processes of an idle site. */
export async function restRows(site: RunningSite): Promise<Row[]> {
  await pause(SETTLE_MS);
  const parts = Object.entries(site.pids).map(([part, pid]) => [part, proportionalMegabytes(pid)] as const);
  const all = [...parts, ['npm start itself', proportionalMegabytes(site.runnerPid, false)] as const];
  const made = all
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, megabytes]) => `${part} ${Math.round(megabytes)}`)
    .join(', ');
  return [
    atMost('memory of the site at rest, proportional', sum(all.map(([, megabytes]) => megabytes)), MAX_IDLE_MB, 'MB', made),
  ];
}

/** `rate`: queries a second. */
export async function searchRows(site: RunningSite, { vehicles, rate }: { vehicles: number; rate: number }): Promise<Row[]> {
  await generateVehicles({ databaseUrl: site.databaseUrl, count: vehicles });
  const { all, byKind, failures, distinct, processor } = await measureSearch(site.url, site.pids, rate);
  const kinds = Object.entries(byKind).toSorted(([, a], [, b]) => b.p99 - a.p99);
  const factor = vehicles > VEHICLES ? LARGER_STOCK_FACTOR : 1;
  const p99 = SEARCH_P99_MS * factor;
  return [
    {
      what: `search among ${vehicles}, ${rate} a second: p50, p97.5, p99, slowest in ms`,
      figure: inMs(all),
      budget: `p99 ≤ ${p99} ms`,
      met: yesOrNo(all.p99 <= p99),
    },
    { what: `  of ${all.questions}, ${distinct} distinct`, figure: `${failures} failures`, budget: '0', met: yesOrNo(!failures) },
    ...processorRows('one search', processor, { node: SEARCH_MS.node * factor, postgres: SEARCH_MS.postgres * factor }),
    ...kinds.map(([kind, times]) => ({ what: `  ${kind} (${times.questions})`, figure: inMs(times) })),
  ];
}
