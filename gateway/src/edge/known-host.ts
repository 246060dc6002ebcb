import type { IncomingMessage } from 'node:http';
import type { GatewayEnv } from '../env.js';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a caller names this site, once. A page of another name that resolves to this machine would count as the site's own to the
 * browser. Probes name the address that they reach it at.
 */
export function knownHost({ PUBLIC_URL, HOST_NAMES }: GatewayEnv): (request: IncomingMessage) => boolean {
  const names = new Set([...OWN_NAMES, new URL(PUBLIC_URL).hostname, ...HOST_NAMES]);
  return ({ headersDistinct: { host = [] }, socket }) => {
    const name = host[0]?.replace(/:\d*$/, '').toLowerCase();
    return name !== undefined && host.length === 1 && (names.has(name) || name === socket.localAddress?.replace('::ffff:', ''));
  };
}
