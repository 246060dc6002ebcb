import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';

export interface FrontEndServerOptions {
  /** Shown in the log. */
  name: string;
  /** Where the browser's files are, on disk and in addresses. */
  files: { directory: string; prefix: string };
  ready?: () => boolean;
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const HASHED = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/;

/** The server of a front end: its built files, cached forever by their hashed names, and its health. */
export async function createFrontEndServer({ name, files, ready = () => true }: FrontEndServerOptions): Promise<FastifyInstance> {
  const server = fastify({
    logger: { name, level: process.env.LOG_LEVEL ?? 'info' },
    // Each server writes one line a request itself, without query strings.
    logController: new LogController({ disableRequestLogging: true }),
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  // Built files are compressed already; this is for documents, which are new each time and small.
  await server.register(compress, { threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await server.register(fastifyStatic, {
    root: files.directory,
    prefix: files.prefix,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.header('x-content-type-options', 'nosniff');
    },
  });
  let draining = false;
  server.addHook('preClose', async () => {
    draining = true;
  });
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) =>
    draining || !ready() ? reply.status(503).send({ status: 'not ready' }) : { status: 'ok' },
  );
  return server;
}

/** Listens on HOST and PORT and drains on SIGTERM or SIGINT. */
export async function listen(server: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  await server.listen({ host, port });
}

/** The folder of the browser build, seen from the server build's file. */
export const browserFiles = (serverFileUrl: string): string => fileURLToPath(new URL('../browser/', serverFileUrl));
