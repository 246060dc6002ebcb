import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds } from '../processes.ts';
import { SAME_ORIGIN, signIn } from '../sign-in.ts';

const CALLS = '/api/staff/stock-imports';
const POLL_INTERVAL_MS = 200;
/** Visitors' load meanwhile: sequential searches, all distinct, so that none is cached. */
const READ_INTERVAL_MS = 20;

interface Import {
  id: number;
  state: string;
  mapping: (string | null)[];
  counts: { stored: number; refused: number };
}

export interface Step {
  seconds: number;
  /** Milliseconds that visitors waited for each read meanwhile. */
  reads: number[];
  failures: number;
  /** CPU time in seconds by part. */
  processor: Record<string, number>;
}

const COLUMNS =
  'Stock number;Make;Model;Year;Mileage;Price;Transmission;Fuel type;Engine size;Cylinders;Power;Drive;Body type;Doors;Seats;' +
  'Exterior colour;Name of the paint;Interior colour;Regional spec;Previous owners;VIN or chassis number;Service history;Origin;' +
  'Description;Description (Arabic);Place';

const line = (row: number): string =>
  [
    ...[
      `B-${row}`,
      `Make ${row % 36}`,
      `Model ${row % 324}`,
      2015 + (row % 11),
      row * 7,
      90_000 + row * 10,
      'Automatic',
      'Gasoline',
    ],
    ...[
      '3.5 L',
      6,
      409,
      'awd',
      'suv',
      5,
      7,
      'white',
      'Precious White Pearl',
      'black',
      'gcc',
      row % 3,
      `BENCH-${100_000 + row}`,
      'full',
    ],
    ...['Japan', 'One owner, full history. '.repeat(6), 'مالك واحد، تاريخ صيانة كامل. '.repeat(3), 'Showroom'],
  ].join(';');

/** Checks, imports and reverts a stock file of so many rows while visitors search. */
export async function measureImport(
  { url, pids }: { url: string; pids: Record<string, number> },
  rows: number,
): Promise<Record<'check' | 'import' | 'undo', Step>> {
  const headers = { cookie: await signIn(url), ...SAME_ORIGIN };
  const ask = async (path: string, init: RequestInit = {}): Promise<Import> => {
    const response = await fetch(`${url}${CALLS}${path}`, { ...init, headers: { ...headers, ...init.headers } });
    if (!response.ok) throw new Error(`${CALLS}${path} was answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Import;
  };
  const put = (path: string, body: object) =>
    ask(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const file = [COLUMNS, ...Array.from({ length: rows }, (_, row) => line(row + 1))].join('\n');
  const type = { 'content-type': 'application/octet-stream' };
  const sent = await ask('?name=bench.csv', { method: 'POST', headers: type, body: file });

  let searched = 0;
  async function visit(signal: AbortSignal, step: Step): Promise<void> {
    while (!signal.aborted) {
      searched += 1;
      const started = performance.now();
      const response = await fetch(`${url}/api/vehicles/search?search=nobody${searched}`);
      await response.arrayBuffer();
      if (!response.ok) step.failures += 1;
      step.reads.push(performance.now() - started);
      await pause(READ_INTERVAL_MS);
    }
  }

  async function take(begin: () => Promise<unknown>, end: string): Promise<Step> {
    const step: Step = { seconds: 0, reads: [], failures: 0, processor: {} };
    const used = () => Object.fromEntries(Object.entries(pids).map(([part, pid]) => [part, cpuSeconds(pid)]));
    const before = used();
    const stopping = new AbortController();
    const visits = visit(stopping.signal, step);
    const started = performance.now();
    await begin();
    while ((await ask(`/${sent.id}`)).state !== end) await pause(POLL_INTERVAL_MS);
    step.seconds = (performance.now() - started) / 1000;
    stopping.abort();
    await visits;
    step.processor = Object.fromEntries(Object.entries(used()).map(([part, now]) => [part, now - (before[part] ?? 0)]));
    return step;
  }

  const check = await take(() => put(`/${sent.id}/mapping`, { mapping: sent.mapping }), 'checked');
  const importing = await take(() => put(`/${sent.id}`, { action: 'start' }), 'done');
  const { stored, refused } = (await ask(`/${sent.id}`)).counts;
  if (stored !== rows) throw new Error(`${stored} of ${rows} vehicles were stored, ${refused} rows refused`);
  return { check, import: importing, undo: await take(() => put(`/${sent.id}`, { action: 'undo' }), 'undone') };
}
