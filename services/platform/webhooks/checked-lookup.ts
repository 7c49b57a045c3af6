import { lookup, type LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** The name stands for no address that may be reached. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

interface CheckedLookup {
  readonly isAllowed: (address: string) => boolean;
  /**
   * Names that the system is asked for, which knows more than name servers do: it asks on one of four threads that all
   * files are read on, and a name server that says nothing would hold those up.
   */
  readonly asksSystem: (host: string) => boolean;
  /** Name servers, each an address with a port; undefined: those of the machine. */
  readonly nameServers: readonly string[] | undefined;
  readonly signal: AbortSignal;
}

/**
 * Finds the addresses of a name, and gives out none but those that may be reached: a connection goes to the very
 * address that was checked.
 */
export const checkedLookup =
  (options: CheckedLookup): LookupFunction =>
  (host, { all }, callback) => {
    const give = (addresses: readonly LookupAddress[]): void => {
      const allowed = addresses.filter(({ address }) => options.isAllowed(address));
      const [first] = allowed;
      if (!first) callback(new AddressRefused(host), '');
      else if (all) callback(null, allowed);
      else callback(null, first.address, first.family);
    };
    addressesOf(host, options).then(give, (error: unknown) => callback(error as NodeJS.ErrnoException, ''));
  };

const addressesOf = (host: string, { asksSystem, nameServers, signal }: CheckedLookup) =>
  asksSystem(host) ? askSystem(host) : askNameServers(host, nameServers, signal);

const askSystem = (host: string) =>
  new Promise<readonly LookupAddress[]>((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

const askNameServers = async (
  host: string,
  servers: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> => {
  const resolver = new Resolver();
  if (servers) resolver.setServers(servers);
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const of = (family: 4 | 6, settled: PromiseSettledResult<string[]>) =>
    settled.status === 'fulfilled' ? settled.value.map((address) => ({ address, family })) : [];
  return [...of(4, four), ...of(6, six)];
};
