import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';

type ServerOptions = Pick<SMTPTransportOptions, 'host' | 'port' | 'secure' | 'auth' | 'requireTLS' | 'ignoreTLS'>;

const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

/**
 * How the server of `SMTP_URL` is reached. A password is never sent in the clear unless the address says `tls=none` or
 * `tls=optional`.
 */
export const mailServerOf = (address: string): ServerOptions => {
  const { protocol, hostname, port, username, password, searchParams } = new URL(address);
  const secure = protocol === 'smtps:';
  const tls = searchParams.get('tls') ?? (username === '' ? 'optional' : 'required');
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[secure ? 'smtps:' : 'smtp:'] : Number(port),
    secure,
    requireTLS: !secure && tls === 'required',
    ignoreTLS: !secure && tls === 'none',
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
};

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether `SMTP_URL` can be this: a host, and nothing that would have no effect. */
export const isMailServer = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname, username, password, pathname, searchParams } = new URL(address);
  const asked = [...searchParams].every(([name, value]) => name === 'tls' && TLS_MODES.includes(value));
  return hostname !== '' && ['', '/'].includes(pathname) && asked && isDecodable(username) && isDecodable(password);
};

const TLS_MODES: readonly string[] = ['required', 'optional', 'none'];
