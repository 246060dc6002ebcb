import type { IncomingMessage } from 'node:http';
import type { GatewayEnv } from '../env.js';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the Host header names this site, exactly once. Guards against DNS rebinding: a foreign name that resolves to
 * this machine would be same-origin to the browser. Health probes use the address that they connect to.
 */
export function knownHost({ PUBLIC_URL, HOST_NAMES }: GatewayEnv): (request: IncomingMessage) => boolean {
  const names = new Set([...OWN_NAMES, new URL(PUBLIC_URL).hostname, ...HOST_NAMES]);
  return ({ headersDistinct: { host = [] }, socket }) => {
    const name = host[0]?.replace(/:\d*$/, '').toLowerCase();
    return name !== undefined && host.length === 1 && (names.has(name) || name === socket.localAddress?.replace('::ffff:', ''));
  };
}
