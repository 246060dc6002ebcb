import ipaddr from 'ipaddr.js';

const NETWORK_GROUPS = 4;

/** Rate-limit key: one IPv4 address, or the /64 network of an IPv6 household. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, NETWORK_GROUPS);
  return groups.map((group) => group.toString(16)).join(':');
}
