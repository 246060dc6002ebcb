import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, dropDatabase, until } from '@dealership/embedded-postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Part, startPart } from './support/part.ts';
import { root } from './support/root.ts';
import { type CollectedSpan, TraceCollector } from './support/trace-collector.ts';

const NOWHERE = 'http://127.0.0.1:1';
const DATABASE = 'traces';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
// Kinds of spans.
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;

// Importing it exits the process.
const NO_OPENTELEMETRY = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (name.startsWith('@opentelemetry/') && context.parentURL?.includes('/packages/server-kit/')) process.exit(99);
    return next(name, context);
  } });`)}`;

const MESSAGE = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@customers.example',
  phone: '050 123 4567',
  subject: 'inventory',
  message: 'Do you have a silver coupe in stock?',
};

const databaseUrl = () => Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${DATABASE}` }).href;

const common = () => ({
  PUBLIC_URL: 'http://localhost:8080',
  SERVICE_TOKEN_SECRET: 'of these tests, of more than 32 characters',
  SECOND_FACTOR_KEY: 'of these tests, of more than 32 characters',
  SERVICE_TOKEN_KEY: 'of these tests, of more than 32 characters',
  SVC_PAYMENTS_TOKEN_KEY: 'of these tests, of more than 32 characters',
  SVC_ACCOUNTS_TOKEN_KEY: 'of these tests, of more than 32 characters',
  SVC_CONTENT_TOKEN_KEY: 'of these tests, of more than 32 characters',
  REPLY_ADDRESS_KEY: 'of these tests, of more than 32 characters',
  DATABASE_URL: databaseUrl(),
  QUEUE_DATABASE_URL: databaseUrl(),
  SVC_CATALOG_URL: NOWHERE,
  SVC_ACCOUNTS_URL: NOWHERE,
  SVC_INQUIRIES_URL: NOWHERE,
  SVC_CONTENT_URL: NOWHERE,
  MEDIA_DIR: join(tmpdir(), 'traces-media'),
});

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'cars@dealer.example', STAFF_EMAIL: 'staff@dealer.example' };

const collector = new TraceCollector();
const parts: Part[] = [];
let gateway: Part;
let remote: Part;
let asked: IncomingHttpHeaders[] = [];
const catalog = createServer((request, response) => {
  asked.push(request.headers);
  response.writeHead(503).end('{}');
}).listen(0, '127.0.0.1');

async function start(entry: string, settings: Record<string, string>): Promise<Part> {
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const part = await startPart(entry, { ...common(), ...tracing, ...settings });
  parts.push(part);
  return part;
}

const find = (spans: CollectedSpan[], part: string, kind: number, name: RegExp) =>
  spans.find((span) => span.part === part && span.kind === kind && name.test(span.name));

beforeAll(async () => {
  await collector.start();
  await createDatabase(process.env.TEST_DATABASE_URL ?? '', DATABASE);
  const migrate = join(root, 'svc-inquiries/dist/database/migrate.js');
  await promisify(execFile)(process.execPath, [migrate], { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl() } });
  const inquiries = await start('svc-inquiries/dist/main.js', {});
  await start('svc-inquiries/dist/worker.js', { ...mail, SVC_PAYMENTS_URL: NOWHERE });
  gateway = await start('gateway/dist/main.js', {
    UPSTREAM_URL: 'http://{part}.invalid:1',
    SVC_INQUIRIES_URL: inquiries.url,
    ADMIN_PASSWORD: 'the admin of these tests',
  });
  const { port } = catalog.address() as AddressInfo;
  remote = await start('mf-catalog/dist/server/server.js', { SVC_CATALOG_URL: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await Promise.all(parts.map((part) => part.stop()));
  collector.close();
  catalog.closeAllConnections();
  catalog.close();
  await dropDatabase(process.env.TEST_DATABASE_URL ?? '', DATABASE);
});

describe('with a collector', () => {
  it('one trace leads from the gateway through the service to PostgreSQL, and through the queue to the notifier', async () => {
    const response = await fetch(`${gateway.url}/api/contact?campaign=mona`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'e5b0c0de-0000-4000-8000-000000000001' },
      body: JSON.stringify(MESSAGE),
    });
    expect(response.status).toBe(201);

    const consumed = await until('the notifier consumed the event', () =>
      find(collector.spans, 'notifier', CONSUMER, /^inquiry\.submitted$/),
    );
    await until('the gateway handed over its spans', () => find(collector.of(consumed.traceId), 'gateway', SERVER, /./));
    const spans = collector.of(consumed.traceId);
    const child = (parent: CollectedSpan | undefined, part: string, kind: number, name: RegExp) =>
      find(
        spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId),
        part,
        kind,
        name,
      );
    const edge = find(spans, 'gateway', SERVER, /^POST \/api\/contact$/);
    const call = child(edge, 'gateway', CLIENT, /^POST$/);
    const service = child(call, 'svc-inquiries', SERVER, /^POST \/api\/contact$/);
    expect(edge?.parentSpanId).toBeUndefined();
    expect(child(service, 'svc-inquiries', CLIENT, /^pg\.query:INSERT/)).toBeDefined();
    expect(consumed.parentSpanId).toBe(service?.spanId);
    expect(child(consumed, 'notifier', CLIENT, /^pg\.query:SELECT/)).toBeDefined();
  });

  it('a front end continues its caller’s trace, and so do the services it calls', async () => {
    await fetch(`${remote.url}/fragment?url=%2Finventory&lang=en`, {
      headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
    });
    const page = await until('the front end handed over its spans', () =>
      find(collector.of(TRACE), 'mf-catalog', SERVER, /^GET/),
    );
    const call = find(collector.of(TRACE), 'mf-catalog', CLIENT, /^GET/);
    expect(page).toMatchObject({ name: 'GET /fragment', parentSpanId: '00f067aa0ba902b7' });
    expect(call?.parentSpanId).toBe(page.spanId);
    expect(asked.map(({ traceparent }) => String(traceparent).slice(0, 35))).toContain(`00-${TRACE}`);
    expect(asked.every(({ traceparent }) => !String(traceparent).includes(','))).toBe(true);
    asked = [];
  });

  it('traces contain no names, visitor addresses or queries', () => {
    const exported = JSON.stringify(collector.spans);
    for (const secret of ['Layla', 'customers.example', '050 123', 'silver coupe', 'campaign', 'mona', 'client.address'])
      expect(exported).not.toContain(secret);
  });

  it('probes and relay rounds start no traces', () => {
    const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.filter(({ kind }) => kind !== SERVER)).toEqual([]);
    expect(roots.filter(({ name }) => name.includes('/health'))).toEqual([]);
  });
});

it('without a collector OpenTelemetry is not loaded', async () => {
  const part = await startPart('svc-inquiries/dist/main.js', common(), ['--import', NO_OPENTELEMETRY]);
  expect((await fetch(`${part.url}/health/live`)).ok).toBe(true);
  await part.stop();
});
