import type { EndpointRoute } from './endpoint.js';
import type { Permission } from './roles.js';

/** Scopes of an API token: the staff permissions that it can read with. Tokens are read-only. */
export const API_SCOPES = ['stock.read', 'content.read', 'requests.read', 'payments.read'] as const satisfies Permission[];

export type ApiScope = (typeof API_SCOPES)[number];

/** The scope that grants an API client the call; undefined for calls without one. */
export const scopeOf = ({
  access,
  method,
  permission,
  stream,
}: Pick<EndpointRoute, 'access' | 'method' | 'permission' | 'stream'>): ApiScope | undefined =>
  access === 'staff' && method === 'GET' && !stream ? API_SCOPES.find((scope) => scope === permission) : undefined;

/** Prefix of every token, which secret scanners recognise. */
export const API_TOKEN_PREFIX = 'dealer_';

export const isApiToken = (text: string): boolean => text.startsWith(API_TOKEN_PREFIX);
