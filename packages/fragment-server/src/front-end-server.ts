import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import type { ErrorCode } from '@dealership/contracts';
import {
  BODY_LIMIT,
  createLog,
  Drain,
  endTracing,
  errorAnswer,
  forwardRequestIds,
  healthRoutes,
  keepRequestContext,
  logRequest,
  Metrics,
  MetricsServer,
  NONCE_HEADER,
  type ProcessEnv,
  requestErrorCode,
  requestIdOf,
  startTracing,
  watchRequests,
} from '@dealership/server-kit';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: MetricsServer;
    drain: Drain;
    processName: string;
  }
  interface FastifyRequest {
    /** Page or section and its status, for the log. */
    rendered: object | undefined;
  }
}

export interface FrontEndServerOptions {
  /** Shown in the log. */
  name: string;
  /** A level of pino. */
  logLevel: string;
  /** The browser's files: folder and public path. */
  files: { directory: string; prefix: string };
  /** Where log lines go instead of stdout. */
  logTo?: { write(line: string): void };
}

const HASHED = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/;

/** Statuses for files that are not there, or not for everybody. */
const HIDDEN = [403, 404];

const newServer = ({ name, logLevel, logTo }: FrontEndServerOptions): FastifyInstance =>
  fastify({
    loggerInstance: createLog({ name, level: logLevel, logTo }) as FastifyBaseLogger,
    // `logRequest` writes one line per request; every line has the request's ids.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log) => log,
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdOf,
  });

/** Common to every request: ids, a log line, metrics, and graceful errors. */
function watch(server: FastifyInstance): void {
  const metrics = new Metrics(server.log);
  const metricsServer = new MetricsServer(metrics, server.log);
  server.decorate('metrics', metricsServer);
  server.addHook('onClose', async () => metricsServer.close());
  const drain = new Drain();
  server.decorate('drain', drain);
  drain.watch(server);
  keepRequestContext(server);
  server.decorateRequest('rendered', undefined);
  watchRequests(server, (finished) => {
    metrics.observeRequest(finished);
    logRequest(server.log, finished, finished.request.rendered);
  });
}

function codeOf(error: FastifyError): ErrorCode {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return 'INTERNAL';
  return requestErrorCode(error) ?? (HIDDEN.includes(statusCode) ? 'ROUTE_NOT_FOUND' : 'REQUEST_UNREADABLE');
}

/** The body of a failed request: without the error, which is in the log. */
function answerErrors(server: FastifyInstance): void {
  const answer = (code: ErrorCode, request: FastifyRequest, reply: FastifyReply) => {
    const nonce = request.headers[NONCE_HEADER]?.toString();
    const { status, headers, body } = errorAnswer(code, request, nonce);
    return reply.code(status).header('cache-control', 'no-store').headers(headers).send(body);
  };
  server.setNotFoundHandler((request, reply) => answer('ROUTE_NOT_FOUND', request, reply));
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = codeOf(error);
    if (code === 'INTERNAL') server.log.error({ err: error }, 'request failed');
    // Without the error's message, which may quote the body.
    else if (code !== 'ROUTE_NOT_FOUND') server.log.warn({ code, cause: error.code }, 'request refused');
    return answer(code, request, reply);
  });
}

/** A front end's server: its built files, cached forever by hashed name, and its health. */
export async function createFrontEndServer(options: FrontEndServerOptions): Promise<FastifyInstance> {
  const { files } = options;
  const server = newServer(options);
  server.decorate('processName', options.name);
  watch(server);
  answerErrors(server);
  // Built files are precompressed; this is for documents, which are dynamic and small. Brotli first: at this level
  // documents are an eighth smaller than with the other encodings' defaults.
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
    // Source maps contain the sources: for developers only.
    allowedPath: (path) => process.env.NODE_ENV === 'development' || !path.endsWith('.map'),
    setHeaders: (response, path) => {
      response.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.header('x-content-type-options', 'nosniff');
    },
  });
  healthRoutes(server, () => !server.drain.draining);
  return server;
}

/** Listens on HOST and PORT, serves its metrics on METRICS_PORT, and drains on SIGTERM or SIGINT. */
export async function listen(server: FastifyInstance, env: ProcessEnv): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void server.drain.close(server, env).then(() => process.exit(0));
    });
  await startTracing({ name: server.processName, env, log: server.log });
  server.addHook('onClose', endTracing);
  forwardRequestIds();
  if (env.METRICS_PORT !== undefined) await server.metrics.listen(env.HOST, env.METRICS_PORT);
  await server.listen({ host: env.HOST, port: env.PORT });
}

/** The browser build's folder, relative to the server build's file. */
export const browserFiles = (serverFileUrl: string): string => fileURLToPath(new URL('../browser/', serverFileUrl));
