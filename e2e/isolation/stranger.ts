import type { RequestOptions } from 'node:http';
import { gzipSync } from 'node:zlib';
import { calls, type Call } from '../../contracts/api/calls.js';
import { raw, type RawAnswer } from '../../gateway/fixtures/gateway-client.js';

/** Longer than any refusal takes: whoever waits so long hangs. */
const PATIENCE_MS = 30_000;
const SERVER_ERRORS_FROM = 500;

export const sendRaw = (address: string, options: RequestOptions, body: string | Uint8Array = ''): Promise<RawAnswer> =>
  raw(address, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) }, body);

/** Says how an answer to nonsense is wrong; undefined where it is a refusal as every other. */
export const faultOf = ({ status, headers, body }: RawAnswer): string | undefined => {
  if (status >= SERVER_ERRORS_FROM) return `${status} ${body.toString().slice(0, 200)}`;
  if (headers['access-control-allow-origin'] !== undefined) return 'it may be read by other sites';
  if (status < 400) return undefined;
  if (!headers['content-type']?.startsWith('application/json'))
    return `${status} is no refusal: ${body.toString().slice(0, 200)}`;
  const { code } = JSON.parse(body.toString()) as { readonly code?: unknown };
  return typeof code === 'string' && code !== 'server.defect' ? undefined : body.toString();
};

export const unsafeCalls: readonly Call[] = calls.filter(({ method }) => method !== 'get');
export const callsAbout: readonly Call[] = calls.filter(({ parameters }) => parameters?.path);
/** Those that read a body of JSON. */
export const callsWithBody: readonly Call[] = calls.filter(({ body }) => body);

export const pathOf = ({ path }: Call, subject: string): string => path.replace(/\{\w+\}/, subject);

/** As they stand in a path. */
export const nastySubjects: readonly string[] = [
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%5c',
  '%00',
  'a%00b',
  '%0d%0aSet-Cookie:%20x=1',
  '%E0%A4%A',
  '%ff',
  '__proto__',
  'constructor',
  'toString',
  "'%20OR%201=1--",
  '*',
  '%3E',
  'evt.%3E',
  '%E2%80%AE',
  '%F0%9F%92%A9',
  '%20',
  'null',
  'undefined',
  '-1',
  '0',
  'a'.repeat(5000),
  'A'.repeat(32),
  'conversion-1',
  'user-1',
  '{id}',
  '%7Bid%7D',
];

const json = { 'content-type': 'application/json' };
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

interface Body {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Bodies for a call that wants a small object. */
export const nastyBodies: readonly Body[] = [
  {
    name: 'a prototype',
    headers: json,
    body: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  },
  {
    name: 'the same key twice',
    headers: json,
    body: '{"password":"a","password":7,"originalFileName":"a","originalFileName":7}',
  },
  { name: 'no JSON', headers: json, body: '{"' },
  { name: 'nothing', headers: json, body: '' },
  { name: 'null', headers: json, body: 'null' },
  { name: 'a list', headers: json, body: '[{"password":"a"}]' },
  { name: 'a text', headers: json, body: '"password"' },
  { name: 'very deep', headers: json, body: nested(2500) },
  { name: 'too long', headers: json, body: JSON.stringify({ password: 'x'.repeat(1_000_000) }) },
  { name: 'a bomb', headers: { ...json, 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(50_000_000, 0x20)) },
  { name: 'broken gzip', headers: { ...json, 'content-encoding': 'gzip' }, body: 'no' },
  { name: 'an unknown encoding', headers: { ...json, 'content-encoding': 'x-nothing' }, body: '{}' },
  { name: 'an unknown charset', headers: { 'content-type': 'application/json; charset=utf-7' }, body: '{}' },
  { name: 'JSON that says it is text', headers: { 'content-type': 'text/plain' }, body: '{"originalFileName":"a"}' },
  { name: 'JSON that says nothing', headers: {}, body: '{"originalFileName":"a"}' },
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'password=a&password=b&originalFileName[]=c',
  },
  { name: 'many fields', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a&'.repeat(8000) },
  { name: 'a form of parts', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--\r\n' },
  { name: 'a content type that is none', headers: { 'content-type': ';;;' }, body: '{}' },
];
