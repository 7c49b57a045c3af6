import { credsAuthenticator, type ConnectionOptions } from 'nats';
import { readFileSync } from 'node:fs';

/** Where NATS is, and what proves who asks. */
export interface NatsAccess {
  /** Such as `nats://localhost:4222` or `nats://user:password@host:4222`; several with commas between them. */
  readonly url: string;
  /** Path of a `.creds` file. */
  readonly creds?: string | undefined;
  /** Paths of PEM files; with one of them the connection is encrypted in any case. */
  readonly ca?: string | undefined;
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
}

/** The client reads neither the user nor the demand for TLS in an address. */
export const accessOptions = ({ url, creds, ca, cert, key }: NatsAccess): ConnectionOptions => {
  const servers = url.split(',').map((address) => new URL(address));
  const [{ username, password } = { username: '', password: '' }] = servers;
  const user = decodeURIComponent(username);
  const isEncrypted = servers.some(({ protocol }) => protocol === 'tls:') || ca !== undefined || cert !== undefined;
  return {
    servers: servers.map(({ host }) => host),
    ...(isEncrypted && { tls: { ...pem('ca', ca), ...pem('cert', cert), ...pem('key', key) } }),
    ...(user && { user, pass: decodeURIComponent(password) }),
    ...(creds !== undefined && { authenticator: credsAuthenticator(readFileSync(creds)) }),
    inboxPrefix: inboxPrefixOf(user),
  };
};

const pem = (name: 'ca' | 'cert' | 'key', path: string | undefined) =>
  path === undefined ? {} : { [name]: readFileSync(path, 'utf8') };

/** Each user has inboxes of its own, so that permissions can keep others from reading its answers. */
const inboxPrefixOf = (user: string): string => (/^[\w-]+$/.test(user) ? `_INBOX_${user}` : '_INBOX');
