import { ServiceClient } from '@dealership/service-kit/service-client';
import type { WorkerEnv } from '../../env.js';

type PeersEnv = Pick<
  WorkerEnv,
  | 'SVC_PAYMENTS_URL'
  | 'SVC_PAYMENTS_TOKEN_KEY'
  | 'SVC_ACCOUNTS_URL'
  | 'SVC_ACCOUNTS_TOKEN_KEY'
  | 'SVC_CONTENT_URL'
  | 'SVC_CONTENT_TOKEN_KEY'
>;

export const PEERS = Symbol('PEERS');

/** The services the notifier calls. */
export interface Peers {
  payments: ServiceClient;
  accounts: ServiceClient;
  content: ServiceClient;
}

const timeoutMs = 5000;

export const peersOf = (env: PeersEnv): Peers => ({
  payments: new ServiceClient({ url: env.SVC_PAYMENTS_URL, tokenKey: env.SVC_PAYMENTS_TOKEN_KEY, timeoutMs }),
  accounts: new ServiceClient({ url: env.SVC_ACCOUNTS_URL, tokenKey: env.SVC_ACCOUNTS_TOKEN_KEY, timeoutMs }),
  // A short timeout, so that no e-mail waits for its recipients.
  content: new ServiceClient({ url: env.SVC_CONTENT_URL, tokenKey: env.SVC_CONTENT_TOKEN_KEY, timeoutMs: 1500 }),
});
