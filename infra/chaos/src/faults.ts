import { parseArgs } from 'node:util';
import { until } from '@dealership/embedded-postgres';
import { STANDARD_ADMIN_PASSWORD, startSite } from '@dealership/topology';
import { startBucket, startMailServer } from './faults/fake-servers.ts';
import { FaultProxy } from './faults/fault-proxy.ts';
import { emptyDisk, fillDisk } from './faults/full-disk.ts';
import { type Cell, cells } from './faults/matrix.ts';
import { newPicture } from './faults/picture.ts';
import { dependencies, dependency } from './faults/ports.ts';
import {
  type Answer,
  downAtGateway,
  health,
  openStaffSession,
  PARTS,
  READS,
  read,
  type StaffSession,
  WRITES,
  type Write,
  write,
} from './faults/probes.ts';

/** Time limits for a write to be refused, and for the site to recover. */
const MAX_REFUSAL_MS = 3_000;
const MAX_RECOVERY_MS = 10_000;
const MAX_DETECTION_MS = 3_000;
const TIMEOUT_MS = 120_000;

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, keep: { type: 'boolean', default: false } },
});
const { signal } = new AbortController();

const chosen = cells.filter(
  ({ dependency: name, fault }) => !values.only || values.only.some((word) => word === name || word === `${name}:${fault}`),
);
if (chosen.length === 0) throw new Error(`No cell of the table is ${values.only?.join(', ')}`);

const proxies = new Map(dependencies.map(({ name, port, target }) => [name, new FaultProxy(port, target)]));
const mail = await startMailServer(dependency('mail').target);
const bucket = await startBucket(dependency('media').target);
await Promise.all([...proxies.values()].map((proxy) => proxy.start()));

const site = await startSite({
  kind: 'chaos',
  entry: 'infra/chaos/src/faults/start.ts',
  env: {
    DEMO_DATA: 'none',
    FORM_RATE_LIMIT: '100000',
    SMTP_URL: `smtp://127.0.0.1:${dependency('mail').port}`,
    MEDIA_S3_BUCKET: 'pictures',
    MEDIA_S3_REGION: 'here',
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${dependency('media').port}`,
    MEDIA_S3_ACCESS_KEY_ID: 'chaos',
    MEDIA_S3_SECRET_ACCESS_KEY: 'chaos',
  },
  signal,
});
let session: StaffSession;

/** Starts the fault; returns a function that ends it. */
async function begin({ dependency: name, fault }: Cell): Promise<() => Promise<void>> {
  const proxy = proxies.get(name);
  if (!proxy) throw new Error(`There is no proxy of ${name}`);
  if (fault !== 'disk full') {
    await proxy.play(fault);
    return () => proxy.restore();
  }
  const fakeServer = { mail, media: bucket }[name];
  if (fakeServer) {
    fakeServer.full = true;
    return async () => {
      fakeServer.full = false;
    };
  }
  const isQueue = name === 'queue';
  await fillDisk(site.databaseUrl, isQueue);
  return () => emptyDisk(site.databaseUrl, isQueue);
}

const readAll = () =>
  Promise.all(Object.keys(READS).map(async (name) => [name, await read(name as keyof typeof READS, session)] as const));
const writeAll = () =>
  Promise.all(WRITES.map(async (name) => [name, await write(name, { ...session, picture: newPicture() })] as const));

const isStored = ({ status }: Answer) => [200, 201, 204].includes(status);

const isRefused = ({ status, retryAfter, ms }: Answer) => status === 503 && Number(retryAfter) > 0 && ms <= MAX_REFUSAL_MS;

const lineOf = ([name, { status, retryAfter, ms }]: readonly [string, Answer]): string =>
  `${name} ${status || 'no answer'}${status === 503 && !retryAfter ? ' without Retry-After' : ''} after ${(ms / 1000).toFixed(1)} s`;

/** A message sent now is mailed to the staff and to the visitor. */
async function isMailed(): Promise<boolean> {
  const before = mail.mails.length;
  const [, answer] = ['message', await write('message', session)] as const;
  if (!isStored(answer)) return false;
  await until('the mails are there', () => mail.mails.length >= before + 2, { timeout: MAX_RECOVERY_MS, every: 50 });
  return true;
}

async function isWell(): Promise<boolean> {
  const [reads, writes, ready, down] = await Promise.all([
    readAll(),
    writeAll(),
    Promise.all(PARTS.map((part) => health(part, 'ready'))),
    downAtGateway(),
  ]);
  return (
    reads.every(([, { status }]) => status === 200) &&
    writes.every(([, answer]) => isStored(answer)) &&
    ready.every(Boolean) &&
    down.length === 0
  );
}

interface Row {
  reads: string;
  writes: string;
  readiness: string;
  recoveredAfter: string;
  problems: string[];
}

const unhealthy = async (kind: 'live' | 'ready'): Promise<string[]> => {
  const states = await Promise.all(PARTS.map(async (part) => ({ part, ok: await health(part, kind) })));
  return states.filter(({ ok }) => !ok).map(({ part }) => part);
};

/** Parts the gateway reports as down, once it has had time to notice: it probes once a second. */
async function noticed(name: string): Promise<string[]> {
  const isNoticed = async () => (await downAtGateway()).some((part) => name.endsWith(part));
  await until('the gateway has noticed', isNoticed, { timeout: MAX_DETECTION_MS, every: 200 }).catch(() => undefined);
  return downAtGateway();
}

/** Compares the site's behaviour during the fault with the design. */
async function during({ dependency: name, fault, design }: Cell): Promise<Row> {
  const [reads, writes, red, dead, down] = await Promise.all([
    readAll(),
    writeAll(),
    unhealthy('ready'),
    unhealthy('live'),
    noticed(name),
  ]);
  const problems: string[] = [];
  const failing = reads.filter(([, { status }]) => status !== 200);
  for (const entry of failing)
    if (!(design.reads as string[]).includes(entry[0]) || ![503, 504].includes(entry[1].status)) problems.push(lineOf(entry));
  const refused = writes.filter(([, answer]) => !isStored(answer));
  for (const entry of writes) {
    const isExpected = design.writes.includes(entry[0] as Write);
    const isFine =
      fault === 'slow' ? isStored(entry[1]) || isRefused(entry[1]) : isExpected ? isRefused(entry[1]) : isStored(entry[1]);
    if (!isFine) problems.push(lineOf(entry));
  }
  for (const part of design.red) if (!red.includes(part)) problems.push(`${part} says that it is ready`);
  for (const part of dead) problems.push(`${part} does not say that it lives`);
  if (PARTS.includes(name) && name !== 'notifier' && fault !== 'slow' && !down.some((part) => name.endsWith(part)))
    problems.push(`the gateway does not call ${name} down`);
  const list = (entries: (readonly [string, Answer])[]) =>
    entries.length ? entries.map(([entry, { status, ms }]) => `${entry} ${status} ${(ms / 1000).toFixed(1)} s`).join(', ') : '–';
  const names = [...new Set([...red, ...down])];
  return { reads: list(failing), writes: list(refused), readiness: names.join(', ') || 'green', recoveredAfter: '', problems };
}

async function play(cell: Cell): Promise<Row> {
  const end = await begin(cell);
  let row: Row;
  try {
    row = await during(cell);
  } finally {
    await end();
  }
  const ended = performance.now();
  await until('all is well', async () => (await isWell()) && (await isMailed()), { timeout: TIMEOUT_MS, every: 100, signal });
  const ms = performance.now() - ended;
  row.recoveredAfter = (ms / 1000).toFixed(1);
  if (ms > MAX_RECOVERY_MS) row.problems.push(`recovered after ${row.recoveredAfter} s`);
  return row;
}

const rows: (Row & { dependency: string; fault: string })[] = [];
let isOver = false;
try {
  session = await openStaffSession(STANDARD_ADMIN_PASSWORD, newPicture());
  await until('all is well', async () => (await isWell()) && (await isMailed()), { timeout: TIMEOUT_MS, every: 100, signal });
  for (const cell of chosen) {
    const row = await play(cell);
    rows.push({ dependency: cell.dependency, fault: cell.fault, ...row });
    console.log(
      `${cell.dependency}, ${cell.fault}: ${row.problems.join('; ') || 'as designed'} (recovered after ${row.recoveredAfter} s)`,
    );
  }
  isOver = true;
} finally {
  await site.stop({ keep: values.keep || !isOver });
  await Promise.all([...proxies.values()].map((proxy) => proxy.stop()));
  mail.close();
  bucket.close();
}

const cellsOf = ({ dependency: name, fault, reads, writes, readiness, problems, ...row }: (typeof rows)[number]) => [
  name,
  fault,
  reads,
  writes,
  readiness,
  row.recoveredAfter,
  problems.length ? problems.join('; ') : 'as designed',
];
const line = (texts: string[]): string => `| ${texts.join(' | ')} |`;
console.log(
  [
    '',
    line(['dependency', 'fault', 'reads that fail', 'writes that fail', 'not ready', 'recovered after, s', '']),
    line(Array(7).fill('---')),
    ...rows.map((row) => line(cellsOf(row))),
  ].join('\n'),
);
const broken = rows.filter(({ problems }) => problems.length > 0);
if (broken.length) console.error(`\nFAILED: ${broken.length} of ${rows.length} cells`);
process.exitCode = broken.length ? 1 : 0;
