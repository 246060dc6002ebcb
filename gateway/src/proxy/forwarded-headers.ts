import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { REQUEST_ID_HEADER } from '@dealership/service-kit';
import type { FastifyRequest } from 'fastify';
import { NONCE_HEADER } from '../edge/security-headers.js';

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

// Only the gateway may say who calls, from where and with which nonce.
const NEVER_FROM_OUTSIDE = ['authorization', 'expect', 'forwarded', 'x-real-ip', NONCE_HEADER];

const NEVER_FROM_INSIDE = [
  'content-security-policy-report-only',
  'server',
  'strict-transport-security',
  'x-cache',
  'x-powered-by',
];

type Headers = IncomingHttpHeaders | OutgoingHttpHeaders;

const without = <H extends Headers>(headers: H, names: readonly string[], also: (name: string) => boolean = () => false): H =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name) && !also(name))) as H;

/** What a part gets to see: the visitor's headers, and what only the gateway knows. */
export function towardsPart(request: FastifyRequest, headers: IncomingHttpHeaders, publicUrl: string): IncomingHttpHeaders {
  const { protocol, host } = new URL(publicUrl);
  const kept = without(headers, [...HOP_BY_HOP, ...NEVER_FROM_OUTSIDE], (name) => name.startsWith('x-forwarded-'));
  // A GET's body is not passed on; its length would promise one.
  if (request.body === undefined) delete kept['content-length'];
  return {
    ...kept,
    [REQUEST_ID_HEADER]: request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(request.cspNonce && { [NONCE_HEADER]: request.cspNonce }),
  };
}

/** What a visitor gets to see of a part's headers; those of security are set last, over these. */
export function towardsVisitor(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return without(headers, [...HOP_BY_HOP, ...NEVER_FROM_INSIDE, ...named]);
}
