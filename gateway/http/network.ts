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

/** Bytes of an address that are kept where it only has to tell roughly where somebody was. */
const SHORT_BYTES = { 4: 3, 16: 6 } as const;

/** An address without its end, such as `192.0.2.0`: which network it was, and not which machine. Empty where it is none. */
export const shortAddressOf = (address = ''): string => {
  if (!ipaddr.isValid(address)) return '';
  const bytes = ipaddr.process(address).toByteArray();
  const kept = bytes.length === 4 ? SHORT_BYTES[4] : SHORT_BYTES[16];
  return ipaddr.fromByteArray(bytes.map((byte, index) => (index < kept ? byte : 0))).toString();
};
