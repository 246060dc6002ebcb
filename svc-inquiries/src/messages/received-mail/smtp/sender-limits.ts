import { BlockList, isIPv6 } from 'node:net';

/** Limits per address: simultaneous connections, and new connections per minute. */
const MAX_CONNECTIONS = 10;
const PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** An address with its prefix length, such as `203.0.113.0/24`; undefined if invalid. */
export function readNetwork(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', given, ...rest] = text.trim().split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  const longest = family === 'ipv6' ? 128 : 32;
  const prefix = given === undefined ? longest : Number(given);
  const isPrefix = given === undefined || (/^\d{1,3}$/.test(given) && prefix <= longest);
  try {
    if (rest.length || !isPrefix) return undefined;
    new BlockList().addSubnet(address, prefix, family);
    return { address, prefix, family };
  } catch {
    return undefined;
  }
}

/**
 * Limits who may connect, and how often. Addresses on the operator's list are relays, which forward many people's mail,
 * so they are exempt from the rate limits.
 */
export class SenderLimits {
  private readonly listed = new BlockList();
  private readonly open = new Map<string, number>();
  private begun = new Map<string, number>();
  private since = 0;

  /** @param networks `203.0.113.7` or `203.0.113.0/24`; an empty list allows everybody */
  constructor(private readonly networks: readonly string[]) {
    for (const text of networks) {
      const network = readNetwork(text);
      if (network) this.listed.addSubnet(network.address, network.prefix, network.family);
    }
  }

  /** `allowed` counts the connection; call `left` when it ends. */
  enter(address: string, now = Date.now()): 'allowed' | 'busy' | 'denied' {
    if (this.networks.length) return this.isListed(address) ? 'allowed' : 'denied';
    if (now - this.since >= MINUTE_MS) {
      this.begun = new Map();
      this.since = now;
    }
    const open = this.open.get(address) ?? 0;
    const begun = this.begun.get(address) ?? 0;
    if (open >= MAX_CONNECTIONS || begun >= PER_MINUTE) return 'busy';
    this.open.set(address, open + 1);
    this.begun.set(address, begun + 1);
    return 'allowed';
  }

  left(address: string): void {
    const open = (this.open.get(address) ?? 0) - 1;
    if (open > 0) this.open.set(address, open);
    else this.open.delete(address);
  }

  private isListed(address: string): boolean {
    return this.listed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
}
