import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Which inner addresses messages may be sent to: networks, and names of hosts. */
export interface InnerReceivers {
  readonly isAny: boolean;
  /** Whether the host of an address is named, whatever it resolves to. */
  readonly hasHost: (host: string) => boolean;
  /** Whether an IP address is in one of the networks. */
  readonly hasAddress: (address: string) => boolean;
}

/** @param allowed  IP addresses, networks such as `10.2.0.0/16`, and names of hosts. */
export const innerReceivers = (allowed: readonly string[]): InnerReceivers => {
  const networks = allowed.flatMap((entry) => networkOf(entry) ?? []);
  const hosts = new Set(allowed.map((entry) => entry.toLowerCase()));
  return {
    isAny: allowed.length > 0,
    hasHost: (host) => hosts.has(host),
    hasAddress: (text) => {
      const address = ipaddr.process(text);
      return networks.some(({ network, bits }) => network.kind() === address.kind() && address.match(network, bits));
    },
  };
};

const IPV4_BITS = 32;
const IPV6_BITS = 128;

/** The network that a text names, of one address where it is an address; undefined for any other text. */
const networkOf = (text: string) => {
  if (ipaddr.isValidCIDR(text)) {
    const [network, bits] = ipaddr.parseCIDR(text);
    return { network, bits };
  }
  if (isIP(text) === 0) return undefined;
  const network = ipaddr.process(text);
  return { network, bits: network.kind() === 'ipv4' ? IPV4_BITS : IPV6_BITS };
};

/** Whether an IP address is one of the Internet, in no range that is set aside for anything else (RFC 6890). */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** The host of an address, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** Whether messages may be sent to an IP address by this protocol: without TLS only to inner ones that are named. */
export const mayReach = (inner: InnerReceivers, { protocol, host, address }: Receiver): boolean =>
  inner.hasHost(host) || inner.hasAddress(address) || (protocol === 'https:' && isPublicAddress(address));

interface Receiver {
  readonly protocol: string;
  readonly host: string;
  readonly address: string;
}

/**
 * Whether an address can be that of a webhook, as far as it can be told before its name is resolved: that is decided
 * anew for each message.
 */
export const isReceiverAddress = (text: string, inner: InnerReceivers): boolean => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  const { protocol } = url;
  const host = hostOf(url);
  if (isIP(host) !== 0) return mayReach(inner, { protocol, host, address: host });
  if (inner.hasHost(host)) return true;
  if (protocol === 'http:' && !inner.isAny) return false;
  return host.includes('.') && !/\.(localhost|local|internal)$/.test(host);
};
