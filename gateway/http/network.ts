import ipaddr from 'ipaddr.js';

/** One customer of a provider has all IPv6 addresses that share their first 64 bits. */
const IPV6_BYTES = 8;

/**
 * The network that an address is counted as: itself for IPv4, also inside IPv6 (`::ffff:192.0.2.1`), and the first half
 * for IPv6, because one person has all of the other half to choose from.
 */
export const networkOf = (address = ''): string => {
  if (!ipaddr.isValid(address)) return address;
  const bytes = ipaddr.process(address).toByteArray();
  return Buffer.from(bytes.length > IPV6_BYTES ? bytes.slice(0, IPV6_BYTES) : bytes).toString('hex');
};
