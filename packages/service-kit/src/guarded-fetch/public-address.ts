import ipaddr from 'ipaddr.js';

/** Whether an IP address is public: not private, loopback, link-local, multicast, or a tunnel into one of these. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
