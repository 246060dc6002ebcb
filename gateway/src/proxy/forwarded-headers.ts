import type { IncomingHttpHeaders } from 'node:http';
import { NONCE_HEADER, PREVIEW_HEADER, REQUEST_ID_HEADER, TRACEPARENT_HEADER, traceHeader } from '@dealership/server-kit';
import { audienceOf, signApiClientToken, signStaffToken } from '@dealership/service-kit/staff';
import type { FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { processOf } from '../routes.js';
import { withoutSessionCookie } from '../staff/session/session-cookie.js';

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
const STRIPPED_REQUEST_HEADERS = new Set([
  ...HOP_BY_HOP,
  'authorization',
  'expect',
  'forwarded',
  'x-real-ip',
  NONCE_HEADER,
  PREVIEW_HEADER,
]);

const STRIPPED_RESPONSE_HEADERS = new Set([
  ...HOP_BY_HOP,
  'content-security-policy-report-only',
  'server',
  'strict-transport-security',
  'x-cache',
  'x-powered-by',
]);

function filterHeaders(headers: IncomingHttpHeaders, isAllowed: (name: string) => boolean): IncomingHttpHeaders {
  const result: IncomingHttpHeaders = {};
  for (const name in headers) if (isAllowed(name)) result[name] = headers[name];
  return result;
}

const isForwardable = (name: string): boolean => !STRIPPED_REQUEST_HEADERS.has(name) && !name.startsWith('x-forwarded-');

const isEmpty = ({ 'content-length': length = '0', 'transfer-encoding': encoding }: IncomingHttpHeaders): boolean =>
  length === '0' && encoding === undefined;

type Rewrite = (request: FastifyRequest, headers: IncomingHttpHeaders) => IncomingHttpHeaders;

/** Headers for the upstream: the visitor's, and those that only the gateway sets. */
export function rewriteRequestHeaders({ PUBLIC_URL, SERVICE_TOKEN_SECRET }: GatewayEnv): Rewrite {
  const { protocol, host } = new URL(PUBLIC_URL);
  return (request, headers) => {
    const forwarded = filterHeaders(headers, isForwardable);
    // Drop the headers of a GET body, which is not forwarded.
    if (request.body === undefined) delete forwarded['content-length'];
    // Some clients declare JSON in every request; services refuse JSON without a body.
    if (isEmpty(request.headers)) delete forwarded['content-type'];
    forwarded.cookie = withoutSessionCookie(headers.cookie);
    if (forwarded.cookie === undefined) delete forwarded.cookie;
    const { route } = request.routeOptions.config;
    const { staffMember, apiClient } = request;
    if (staffMember && route?.kind === 'document') {
      forwarded[PREVIEW_HEADER] = signStaffToken(audienceOf(SERVICE_TOKEN_SECRET, 'svc-content'), staffMember);
    } else if (route && (staffMember || apiClient)) {
      const to = audienceOf(SERVICE_TOKEN_SECRET, processOf(route.upstream));
      const token = staffMember ? signStaffToken(to, staffMember) : apiClient && signApiClientToken(to, apiClient);
      forwarded.authorization = `Bearer ${token}`;
    }
    forwarded[REQUEST_ID_HEADER] = request.id;
    // The rest belongs to an unreadable trace context.
    if (forwarded[TRACEPARENT_HEADER] !== request.traceparent) delete forwarded.tracestate;
    delete forwarded[TRACEPARENT_HEADER];
    Object.assign(forwarded, traceHeader(request.traceparent));
    forwarded['x-forwarded-for'] = request.ip;
    forwarded['x-forwarded-host'] = host;
    forwarded['x-forwarded-proto'] = protocol.slice(0, -1);
    if (request.cspNonce) forwarded[NONCE_HEADER] = request.cspNonce;
    return forwarded;
  };
}

/** Upstream headers for the visitor; security headers are set last and override these. */
export function rewriteResponseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return filterHeaders(headers, (name) => !STRIPPED_RESPONSE_HEADERS.has(name) && !named.includes(name));
}
