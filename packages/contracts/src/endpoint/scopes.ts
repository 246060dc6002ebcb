import type { EndpointRoute } from './endpoint.js';
import type { Permission } from './roles.js';

/**
 * Scopes of an API token: the staff permissions that it can read with. `stock.basic`: what `stock.read` opens, without
 * the notes of staff about vehicles. Tokens are read-only.
 */
export const API_SCOPES = ['stock.basic', 'stock.read', 'content.read', 'requests.read', 'payments.read'] as const;

export type ApiScope = (typeof API_SCOPES)[number];

const permissionOf = (scope: ApiScope): Permission => (scope === 'stock.basic' ? 'stock.read' : scope);

/** Whether one of the scopes opens the calls that require the permission. */
export const isInScope = (scopes: readonly ApiScope[], permission: Permission | undefined): boolean =>
  scopes.some((scope) => permissionOf(scope) === permission);

/** The scopes each of which grants an API client the call. */
export const scopesOf = ({
  access,
  method,
  permission,
  stream,
}: Pick<EndpointRoute, 'access' | 'method' | 'permission' | 'stream'>): ApiScope[] =>
  access === 'staff' && method === 'GET' && !stream ? API_SCOPES.filter((scope) => isInScope([scope], permission)) : [];

/** Prefix of every token, which secret scanners recognise. */
export const API_TOKEN_PREFIX = 'dealer_';

export const isApiToken = (text: string): boolean => text.startsWith(API_TOKEN_PREFIX);
