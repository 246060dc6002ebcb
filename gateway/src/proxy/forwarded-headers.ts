import type { IncomingHttpHeaders } from 'node:http';
import { NONCE_HEADER, PREVIEW_HEADER, REQUEST_ID_HEADER, TRACEPARENT_HEADER, traceHeader } from '@dealership/server-kit';
import { audienceOf, signProgramToken, signStaffToken } from '@dealership/service-kit/staff';
import type { FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { processOf } from '../routes.js';
import { withoutSessionCookie } from '../staff/session-cookie.js';

const HOP_BY_HOP = [
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

// Headers that only the gateway may set: caller, client address and nonce.
const NEVER_FROM_OUTSIDE = new Set([
  ...HOP_BY_HOP,
  'authorization',
  'expect',
  'forwarded',
  'x-real-ip',
  NONCE_HEADER,
  PREVIEW_HEADER,
]);

const NEVER_FROM_INSIDE = new Set([
  ...HOP_BY_HOP,
  'content-security-policy-report-only',
  'server',
  'strict-transport-security',
  'x-cache',
  'x-powered-by',
]);

function only(headers: IncomingHttpHeaders, isKept: (name: string) => boolean): IncomingHttpHeaders {
  const kept: IncomingHttpHeaders = {};
  for (const name in headers) if (isKept(name)) kept[name] = headers[name];
  return kept;
}

const fromOutside = (name: string): boolean => !NEVER_FROM_OUTSIDE.has(name) && !name.startsWith('x-forwarded-');

type Rewrite = (request: FastifyRequest, headers: IncomingHttpHeaders) => IncomingHttpHeaders;

/** Headers for the upstream: the visitor's, and those that only the gateway sets. */
export function rewriteRequestHeaders({ PUBLIC_URL, SERVICE_TOKEN_SECRET }: GatewayEnv): Rewrite {
  const { protocol, host } = new URL(PUBLIC_URL);
  return (request, headers) => {
    const kept = only(headers, fromOutside);
    // Drop the headers of a GET body, which is not forwarded.
    if (request.body === undefined) delete kept['content-length'];
    kept.cookie = withoutSessionCookie(headers.cookie);
    if (kept.cookie === undefined) delete kept.cookie;
    const { route } = request.routeOptions.config;
    const { staffMember, program } = request;
    if (staffMember && route?.kind === 'document') {
      kept[PREVIEW_HEADER] = signStaffToken(audienceOf(SERVICE_TOKEN_SECRET, 'svc-content'), staffMember);
    } else if (route && (staffMember || program)) {
      const to = audienceOf(SERVICE_TOKEN_SECRET, processOf(route.part));
      const token = staffMember ? signStaffToken(to, staffMember) : program && signProgramToken(to, program);
      kept.authorization = `Bearer ${token}`;
    }
    kept[REQUEST_ID_HEADER] = request.id;
    // The rest belongs to an unreadable trace context.
    if (kept[TRACEPARENT_HEADER] !== request.traceparent) delete kept.tracestate;
    delete kept[TRACEPARENT_HEADER];
    Object.assign(kept, traceHeader(request.traceparent));
    kept['x-forwarded-for'] = request.ip;
    kept['x-forwarded-host'] = host;
    kept['x-forwarded-proto'] = protocol.slice(0, -1);
    if (request.cspNonce) kept[NONCE_HEADER] = request.cspNonce;
    return kept;
  };
}

/** Upstream headers for the visitor; security headers are set last and override these. */
export function rewriteResponseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return only(headers, (name) => !NEVER_FROM_INSIDE.has(name) && !named.includes(name));
}
