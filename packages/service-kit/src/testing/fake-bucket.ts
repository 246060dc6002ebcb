import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { MediaEnv } from '../media/media-options.js';

export interface FakeObject {
  bytes: Buffer;
  contentType: string | undefined;
  cacheControl: string | undefined;
  modifiedAt: Date;
}

export interface FakeBucket {
  options: { bucket: string; region: string; endpoint: string; credentials: { accessKeyId: string; secretAccessKey: string } };
  /** The same as environment variables. */
  env: MediaEnv;
  objects: Map<string, FakeObject>;
  /** Simulated fault: no answers, bytes that begin to arrive after three seconds, or no more writes. */
  fault: 'hanging' | 'slow' | 'disk full' | undefined;
  /** Received calls: 'PUT <key>'. */
  calls: string[];
  /** Calls whose connection the caller closed before the answer was complete. */
  aborted: string[];
  stop(): Promise<void>;
}

const BUCKET = 'pictures';
const ACCESS_KEY_ID = 'test-key';
const PAGE_SIZE = 3;
const SLOW_MS = 3000;

const etagOf = ({ bytes }: FakeObject): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

function page(objects: Map<string, FakeObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const names = [...objects.keys()].sort().filter((key) => key > after && key.startsWith(prefix));
  const shown = names.slice(0, PAGE_SIZE);
  const items = shown.map((key) => {
    const { bytes, modifiedAt } = objects.get(key) as FakeObject;
    return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const more = names.length > PAGE_SIZE;
  const next = more ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${items.join('')}</ListBucketResult>`;
}

function read({ method, headers }: IncomingMessage, response: ServerResponse, object: FakeObject | undefined): void {
  if (!object) fail(response, 404, 'NoSuchKey');
  else if (headers['if-none-match'] === etagOf(object)) response.writeHead(304).end();
  else {
    const { bytes, modifiedAt } = object;
    const facts = { etag: etagOf(object), 'content-length': bytes.length, 'last-modified': modifiedAt.toUTCString() };
    response.writeHead(200, facts).end(method === 'HEAD' ? undefined : bytes);
  }
}

/** A fake S3 bucket with the calls that the media store uses, on a free port of 127.0.0.1. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const objects: FakeBucket['objects'] = new Map();
  const calls: string[] = [];
  const aborted: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket, ...path] = pathname.split('/');
    const key = path.join('/');
    const call = `${request.method} ${key}`;
    calls.push(call);
    response.once('close', () => {
      if (!response.writableFinished) aborted.push(call);
    });
    if (fake.fault === 'hanging') return;
    if (fake.fault === 'disk full' && request.method === 'PUT') return fail(response, 507, 'XMinioStorageFull');
    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${ACCESS_KEY_ID}/`))
      return fail(response, 403, 'AccessDenied');
    if (bucket !== BUCKET) return fail(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      const { 'content-type': contentType, 'cache-control': cacheControl } = request.headers;
      objects.set(key, { bytes: await buffer(request), contentType, cacheControl, modifiedAt: new Date() });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (searchParams.has('list-type')) response.end(page(objects, searchParams));
    else if (fake.fault === 'slow') {
      response.flushHeaders();
      setTimeout(() => response.end(objects.get(key)?.bytes), SLOW_MS);
    } else read(request, response, objects.get(key));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeBucket = {
    options: {
      bucket: BUCKET,
      region: 'here',
      endpoint,
      credentials: { accessKeyId: ACCESS_KEY_ID, secretAccessKey: 'secret' },
    },
    env: {
      MEDIA_S3_BUCKET: BUCKET,
      MEDIA_S3_REGION: 'here',
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
    },
    objects,
    fault: undefined,
    calls,
    aborted,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return fake;
}
