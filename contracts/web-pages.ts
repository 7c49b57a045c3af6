/** Hosts whose pages a site may read. */
export const PAGE_HOSTS_MAX = 50;
/** Characters of one of them. */
export const PAGE_HOST_MAX = 260;
/** Characters of the address of a page. */
export const PAGE_ADDRESS_MAX = 2000;

const ANY_BENEATH = '*.';
const NAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/;

/**
 * A host as it is compared: `example.org`, `*.example.org` for all beneath it, each with a port or without. Undefined
 * for any other text.
 */
export const pageHostIn = (text: string): string | undefined => {
  const host = text.trim().toLowerCase();
  const isAny = host.startsWith(ANY_BENEATH);
  const rest = isAny ? host.slice(ANY_BENEATH.length) : host;
  const url = /[/?#@\\\s*]/.test(rest) ? null : URL.parse(`http://${rest}`);
  if (!url || !NAME.test(url.hostname) || (isAny && !url.hostname.includes('.'))) return undefined;
  const port = /:\d+$/.exec(rest)?.[0] ?? '';
  return `${isAny ? ANY_BENEATH : ''}${url.hostname}${port}`;
};

/** Whether the host of an address is listed, with its port where that is not the usual one. */
export const isListedHost = ({ hostname, port }: Pick<URL, 'hostname' | 'port'>, hosts: readonly string[]): boolean =>
  hosts.some((listed) => {
    const [name = '', listedPort = ''] = listed.split(':');
    const isSame = name.startsWith(ANY_BENEATH) ? hostname.endsWith(name.slice(1)) : hostname === name;
    return isSame && port === listedPort;
  });

/** Whether both lists name the same hosts in the same order. */
export const areSameHosts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((host, at) => host === other[at]);
