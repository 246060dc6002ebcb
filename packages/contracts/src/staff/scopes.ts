import type { Route } from '../endpoint.js';
import type { Permission } from './roles.js';

/** What a token of a program may be given: the permissions of staff that it reads with. Nothing is written with a token. */
export const API_SCOPES = ['stock.read', 'content.read', 'requests.read', 'payments.read'] as const satisfies Permission[];

export type ApiScope = (typeof API_SCOPES)[number];

/** The scope that opens a call to programs; undefined of calls that no token opens. */
export const scopeOf = ({
  access,
  method,
  permission,
  stream,
}: Pick<Route, 'access' | 'method' | 'permission' | 'stream'>): ApiScope | undefined =>
  access === 'staff' && method === 'GET' && !stream ? API_SCOPES.find((scope) => scope === permission) : undefined;

/** How every token begins, so that programs that look for lost secrets know one. */
export const API_TOKEN_PREFIX = 'dealer_';

export const isApiToken = (text: string): boolean => text.startsWith(API_TOKEN_PREFIX);
