import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Whom to count together: one IPv4 address, or the /64 network that an IPv6 household moves about in. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const [left, right] = [head, tail ?? ''].map((part) => (part ? part.split(':') : [])) as [string[], string[]];
  const gap = tail === undefined ? [] : Array(GROUPS - left.length - right.length).fill('0');
  return [...left, ...gap, ...right]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
