import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { endTracing, forwardRequestIds, keepRequestContext, logIds, requestIdOf, startTracing } from '@dealership/tracing';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Drain } from './drain.js';
import type { FrontEndEnv } from './env.js';
import { Metrics } from './metrics.js';
import { logAnswer, watchAnswers } from './watch-answers.js';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
    drain: Drain;
    part: string;
  }
}

export interface FrontEndServerOptions {
  /** Shown in the log. */
  name: string;
  /** Where the browser's files are, on disk and in addresses. */
  files: { directory: string; prefix: string };
  ready?: () => boolean;
  /** Where its log lines go instead of the standard output. */
  logTo?: { write(line: string): void };
}

const HASHED = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/;

const newServer = ({ name, logTo }: FrontEndServerOptions): FastifyInstance =>
  fastify({
    logger: { name, level: process.env.LOG_LEVEL ?? 'info', mixin: logIds, ...(logTo && { stream: logTo }) },
    // `logAnswer` writes one line a request; its ids come with every line.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log) => log,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestIdOf,
  });

/** What goes on around every request: its ids, a log line, a measurement, and a quiet end. */
function watch(server: FastifyInstance): void {
  const metrics = new Metrics();
  server.decorate('metrics', metrics);
  server.addHook('onClose', async () => metrics.close());
  server.decorate('drain', new Drain(server));
  keepRequestContext(server);
  watchAnswers(server, (answered) => {
    metrics.answered(answered);
    logAnswer(answered);
  });
}

/** The server of a front end: its built files, cached forever by their hashed names, and its health. */
export async function createFrontEndServer(options: FrontEndServerOptions): Promise<FastifyInstance> {
  const { files, ready = () => true } = options;
  const server = newServer(options);
  server.decorate('part', options.name);
  watch(server);
  // Built files are compressed already; this is for documents, which are new each time and small.
  // Brotli first: at this level a document is an eighth smaller than with the other encodings' standard ones.
  await server.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  });
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
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) =>
    server.drain.draining || !ready() ? reply.status(503).send({ status: 'not ready' }) : { status: 'ok' },
  );
  return server;
}

/** Listens on HOST and PORT, tells its metrics on METRICS_PORT, and drains on SIGTERM or SIGINT. */
export async function listen(server: FastifyInstance, env: FrontEndEnv): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void server.drain.end(env).then(() => process.exit(0));
    });
  await startTracing({ name: server.part, env, log: server.log });
  server.addHook('onClose', endTracing);
  forwardRequestIds();
  if (env.METRICS_PORT !== undefined) await server.metrics.listen(env.HOST, env.METRICS_PORT, server.log);
  await server.listen({ host: env.HOST, port: env.PORT });
}

/** The folder of the browser build, seen from the server build's file. */
export const browserFiles = (serverFileUrl: string): string => fileURLToPath(new URL('../browser/', serverFileUrl));
