import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hasSecret } from '@dealership/contracts';
import {
  errorAnswer,
  type FinishedRequest,
  REQUEST_ID_HEADER,
  requestIdOf,
  traceRequests,
  watchRequests,
} from '@dealership/server-kit';
import { AppError } from '@dealership/service-kit';
import type { ApiClient, StaffMember } from '@dealership/service-kit/staff';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { GatewayEnv } from '../env.js';
import type { GatewayRoute } from '../routes.js';
import { logAccess, pathOf } from './access-log.js';
import { knownHost } from './known-host.js';
import { type InlineSources, newNonce, type SecurityHeaders, securityHeaders, sourcesOf } from './security-headers.js';
import { refuseUnreadable } from './unreadable-requests.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: GatewayRoute;
  }
  interface FastifyRequest {
    /** Nonce of the document this request is for; empty for everything else. */
    cspNonce: string;
    /** CSP sources for the inline scripts and styles of an answer without a nonce. */
    inlineSources: InlineSources | undefined;
    /** The signed-in member of staff, for calls that looked up the session. */
    staffMember: StaffMember | undefined;
    /** The API client, for calls that looked up its token. */
    apiClient: ApiClient | undefined;
    /** Why the upstream did not answer. */
    failure: string | undefined;
  }
}

/** Handles a request before the framework; true if it has answered. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

interface EdgeOptions {
  env: GatewayEnv;
  fastPath: FastPath;
  isDraining: () => boolean;
  /** Called once for every finished request. */
  onFinished: (finished: FinishedRequest) => void;
  logTo?: { write(line: string): void };
}

const KEEP_ALIVE_TIMEOUT_MS = 75_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** Staff may upload over slow lines. Bodies of visitors have less. */
const REQUEST_TIMEOUT_MS = 300_000;

const TIMEOUTS = {
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
};

type IsKnown = (request: IncomingMessage) => boolean;

const newServer = ({ env, fastPath, logTo }: EdgeOptions, headers: SecurityHeaders, isKnown: IsKnown): FastifyInstance =>
  fastify<Server>({
    logger: { name: 'gateway', level: env.LOG_LEVEL, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: env.TRUST_PROXY,
    requestIdHeader: false,
    genReqId: requestIdOf,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable(headers),
    serverFactory: (handler) =>
      createServer(TIMEOUTS, (request, response) => {
        if (!isKnown(request) || !fastPath(request, response)) handler(request, response);
      }).on('checkExpectation', handler),
    // A malformed address (bad escapes, an unterminated parameter) arrives here before any hook.
    frameworkErrors: (_, request, reply) => {
      const nonce = request.headers.accept?.includes('text/html') ? newNonce() : undefined;
      const answer = errorAnswer('ROUTE_NOT_FOUND', request, nonce);
      const security = nonce ? headers.document(sourcesOf(nonce), pathOf(request.url)) : headers.data;
      reply.raw.writeHead(answer.status, { ...security, ...answer.headers, [REQUEST_ID_HEADER]: request.id }).end(answer.body);
    },
  });

/** The gateway's HTTP engine: adds request ids, security headers and an access log to every answer. */
export function edgeServer(options: EdgeOptions): FastifyInstance {
  const headers = securityHeaders(options.env);
  const isKnown = knownHost(options.env);
  const server = newServer(options, headers, isKnown);
  server.decorateRequest('cspNonce', '');
  server.decorateRequest('inlineSources', undefined);
  server.decorateRequest('staffMember', undefined);
  server.decorateRequest('apiClient', undefined);
  server.decorateRequest('failure', undefined);
  traceRequests(server);
  server.addHook('onSend', (request, reply, _payload, done) => {
    const inline = request.inlineSources ?? (request.cspNonce ? sourcesOf(request.cspNonce) : undefined);
    const path = pathOf(request.url);
    const data = hasSecret(path) ? headers.secretData : headers.data;
    reply.headers(inline ? headers.document(inline, path) : data);
    reply.header(REQUEST_ID_HEADER, request.id);
    // Do not wait for the rest of a body that is too large or too slow.
    if (options.isDraining() || reply.statusCode === 413 || reply.statusCode === 408) reply.header('connection', 'close');
    done();
  });
  server.addHook('onRequest', (request, _reply, done) => {
    if (isKnown(request.raw)) done();
    else done(new AppError('HOST_UNKNOWN'));
  });
  watchRequests(server, (finished) => {
    logAccess(finished);
    options.onFinished(finished);
  });
  return server;
}
