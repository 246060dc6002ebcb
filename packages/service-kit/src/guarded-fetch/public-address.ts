import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the public internet: not of a private network, this machine, a link, a group or a tunnel into one of them. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
