import { randomUUID } from 'node:crypto';
import { createLog } from '@dealership/server-kit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import qs from 'qs';
import type { Simulation } from '../simulation.ts';
import type { ErrorBody } from '../state/objects.ts';
import { messageLanguage } from '../state/test-cards.ts';
import { ApiError, invalidRequest } from './api-error.ts';
import type { Call, Route } from './call.ts';
import { allowBrowsers } from './cors.ts';
import { expand } from './expand.ts';
import { type Answer, idempotently } from './idempotency.ts';
import { callerOf, type Keys, requireSecretKey } from './keys.ts';
import type { Params } from './params.ts';

export interface ServerOptions {
  keys: Keys;
  logLevel: string;
  /** The site's origins, in addition to this machine's. */
  origins: readonly string[];
}

const BODY_LIMIT = 64 * 1024;

/** Bracket notation as Stripe reads it: `card[number]`, `expand[0]`, `expand[]`. */
const parseForm = (text: string): Params => qs.parse(text, { depth: 8, arrayLimit: 100, parameterLimit: 500 });

const withoutKey = ({ key: _, _stripe_version, ...params }: Params): Params => params;

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function readCall(request: FastifyRequest, route: Route, keys: Keys): Call {
  const given = (route.method === 'GET' ? request.query : (request.body ?? {})) as Params;
  const caller = callerOf(request.headers.authorization, given, keys);
  if (route.access === 'secret') requireSecretKey(caller);
  if (request.headers['content-type']?.includes('json')) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have questions, ' +
        'see https://docs.stripe.com/api.',
    );
  }
  return {
    caller,
    id: (request.params as { id?: string }).id ?? '',
    params: withoutKey(given),
    requestId: request.id,
    idempotencyKey: header(request, 'idempotency-key') ?? null,
    language: messageLanguage(header(request, 'accept-language')),
    address: `${request.protocol}://${request.host}`,
  };
}

function answer(simulation: Simulation, route: Route, path: string, call: Call): Answer {
  const run = () => expand(simulation.state, route.handle(call), call.params.expand);
  return route.method === 'POST' ? idempotently(simulation.state, path, call, run) : { status: 200, body: run() };
}

function addRoute(app: FastifyInstance, simulation: Simulation, route: Route, keys: Keys): void {
  app.route({
    method: route.method,
    url: route.path,
    handler: (request, reply) => {
      const call = readCall(request, route, keys);
      const { status, body, replayOf } = answer(simulation, route, request.url.split('?')[0] ?? '', call);
      if (call.idempotencyKey !== null) reply.header('idempotency-key', call.idempotencyKey);
      if (replayOf !== undefined) reply.headers({ 'idempotent-replayed': 'true', 'original-request': replayOf });
      return reply.status(status).send(body);
    },
  });
}

/** Every error in Stripe's format. Unexpected ones are logged and hidden from the caller. */
function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const send = (status: number, body: ErrorBody) => reply.status(status).send({ error: body });
  if (error instanceof ApiError) return send(error.status, error.body);
  const status = error.statusCode ?? 500;
  if (status < 500) return send(status, { type: 'invalid_request_error', message: error.message });
  request.log.error(error);
  return send(500, { type: 'api_error', message: 'An unknown error occurred in the simulator; its log says more.' });
}

const answerNotFound = ({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const message = `Unrecognized request URL (${method}: ${url.split('?')[0]}).`;
  return reply.status(404).send({ error: { type: 'invalid_request_error', message } });
};

/** The API server. Logs methods, routes and statuses, never queries, bodies or headers. */
export function createServer(simulation: Simulation, routes: Route[], options: ServerOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    loggerInstance: createLog({ name: 'stripe-simulator', level: options.logLevel }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
    routerOptions: { querystringParser: parseForm },
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, parseForm(String(body))),
  );
  app.addHook('onRequest', async (request, reply) => void reply.header('request-id', request.id));
  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode }) =>
    app.log.info({ request: id, method, route: routeOptions.url, status: statusCode }, 'answered'),
  );
  allowBrowsers(app, options.origins);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  for (const route of routes) addRoute(app, simulation, route, options.keys);
  return app;
}
