import { isIPv6 } from 'node:net';

const WINDOW_MINUTES = 15;
const WINDOW_MS = WINDOW_MINUTES * 60_000;
const ADDRESSES_MAX = 10_000;
/** Of an IPv6 address, what one customer of a provider has: the first half, 64 bits. */
const IPV6_GROUPS = 4;

/** `::ffff:10.0.0.1` is one of IPv4, and stays whole. */
const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, IPV6_GROUPS).join(':');
};

export interface Attempts {
  /** Whether as many as may fail in a while have failed from there. */
  areTooMany: (address: string) => boolean;
  failed: (address: string) => void;
}

/** Minutes until failures are forgotten. */
export const ATTEMPTS_WINDOW_MINUTES = WINDOW_MINUTES;

/**
 * Failures by the address they came from: whoever guesses at many doors is stopped at all of them. Many people may
 * share an address, so it should be many more than one person needs.
 */
export const openAttempts = (max: number, now: () => number = Date.now): Attempts => {
  const failures = new Map<string, { readonly count: number; readonly until: number }>();
  const known = (network: string) => {
    const counted = failures.get(network);
    return counted && counted.until > now() ? counted : { count: 0, until: now() + WINDOW_MS };
  };
  return {
    areTooMany: (address) => known(networkOf(address)).count >= max,
    failed: (address) => {
      const network = networkOf(address);
      const { count, until } = known(network);
      failures.delete(network);
      failures.set(network, { count: count + 1, until });
      const [oldest] = failures.keys();
      if (failures.size > ADDRESSES_MAX && oldest !== undefined) failures.delete(oldest);
    },
  };
};
