import { previewSiteSettings } from '@dealership/contracts/settings/endpoints';
import { AppError } from '@dealership/service-kit';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, RouteHandlerMethod } from 'fastify';
import { newNonce } from '../edge/security-headers.js';
import type { GatewayEnv } from '../env.js';
import { type GatewayRoute, gatewayEndpoints, routes } from '../routes.js';
import type { OpenStreamsService } from '../staff/session/open-streams.service.js';
import type { StaffGateService } from '../staff/session/staff-gate.service.js';
import type { UpstreamsService } from '../upstreams/upstreams.service.js';
import { isAmbiguousPath } from './ambiguous-path.js';
import { limitBody } from './body-limit.js';
import { CachedReadsService } from './cached-reads.service.js';
import { ProxyService } from './proxy.service.js';
import { formLimit, readLimit } from './rate-limit.js';

interface RouteHandlers {
  env: GatewayEnv;
  proxy: ProxyService;
  reads: CachedReadsService;
  upstreams: UpstreamsService;
  gate: StaffGateService;
  streams: OpenStreamsService;
}

const addNonce = async (request: FastifyRequest): Promise<void> => {
  request.cspNonce = newNonce();
};

type Hook = onRequestAsyncHookHandler;

/** A native form submission: the visitor sees the answer as a page. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type'] === 'application/x-www-form-urlencoded' && headers.accept?.includes('text/html') === true;

const PREVIEW = /[?&]preview(?:=|&|$)/;

/** Staff may preview unpublished content; such pages are never shared. */
const identifyPreviewer =
  (gate: StaffGateService): Hook =>
  async (request) => {
    if (PREVIEW.test(request.url)) await gate.identify(request, previewSiteSettings.permission);
  };

const addFormNonce: Hook = async (request) => {
  if (isForm(request)) request.cspNonce = newNonce();
};

/** Runs before the body is read. */
function hooksOf(route: GatewayRoute, gate: StaffGateService, counts: Record<'message' | 'read' | 'page', Hook>): Hook[] {
  if (route.kind === 'document') return route.cache ? [addNonce, counts.page, identifyPreviewer(gate)] : [addNonce];
  if (route.access === 'staff') return [(request) => gate.authorize(request, route.permission)];
  const identify: Hook = (request) => gate.identify(request, route.permission);
  const isRead = route.kind === 'api' && route.methods.includes('GET');
  return [
    ...(route.variesByStaff ? [identify] : []),
    ...(route.rate === 'form' ? [addFormNonce, counts.message] : []),
    ...(isRead || route.rate === 'read' ? [counts.read] : []),
  ];
}

/** Refuses a native form submission, or the rendering of a document, with a page instead of JSON. */
const asPage = (count: Hook, proxy: ProxyService): Hook =>
  async function page(request, reply) {
    try {
      await count.call(this, request, reply);
    } catch (error) {
      if (!request.cspNonce || !(error instanceof AppError)) throw error;
      return proxy.page(request, reply, error.code);
    }
    return undefined;
  };

function register(
  server: FastifyInstance,
  route: GatewayRoute,
  onRequest: Hook[],
  { proxy, reads, streams }: RouteHandlers,
): void {
  const handler: RouteHandlerMethod = (request, reply) => {
    if (isAmbiguousPath(request)) return proxy.fail(request, reply, route, new AppError('ROUTE_NOT_FOUND'));
    if (route.stream) streams.watch(request, reply);
    return route.cache ? reads.handle(request, reply, route) : proxy.forward(request, reply, route);
  };
  server.route({ url: route.path, method: route.methods, config: { route }, onRequest, handler });
}

/** Known paths answer 405 to unsupported methods. */
function refuseOtherMethods(server: FastifyInstance): void {
  const table = [...routes, ...gatewayEndpoints];
  for (const path of new Set(table.map((route) => route.path))) {
    const allowed: string[] = table.filter((route) => route.path === path).flatMap((route) => route.methods);
    server.route({
      url: path,
      method: server.supportedMethods.filter((method) => !allowed.includes(method)),
      handler: (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new AppError('METHOD_NOT_ALLOWED');
      },
    });
  }
}

function refuseUnknownCalls(server: FastifyInstance): void {
  const handler = () => {
    throw new AppError('ROUTE_NOT_FOUND');
  };
  for (const url of ['/api', '/api/*']) server.route({ url, method: server.supportedMethods, handler });
}

/** Routes every request that no controller of the gateway handles, as listed in `routes.ts`. */
export function registerProxyRoutes(root: FastifyInstance, handlers: RouteHandlers): void {
  root.register(async (server) => {
    await server.register(replyFrom, { undici: handlers.upstreams.agent, disableRequestLogging: true });
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', limitBody());
    const read = readLimit(server, handlers.env);
    const counts = {
      message: asPage(formLimit(server, handlers.env), handlers.proxy),
      read,
      page: asPage(read, handlers.proxy),
    };
    for (const route of routes) register(server, route, hooksOf(route, handlers.gate, counts), handlers);
    refuseOtherMethods(server);
    refuseUnknownCalls(server);
  });
}
