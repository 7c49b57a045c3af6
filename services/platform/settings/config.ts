import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { CONVERSIONS_MAX } from '../../../contracts/limits.js';
import { isMailServer } from './mail-server.js';
import { mailAddressOf } from './mail-address.js';
import { mailInSettings, mailInTogether } from './mail-in-settings.js';
import { offerSettings } from './offer-settings.js';
import { busSettings, storageSecrets, storageSettings, storageTogether } from './storage-settings.js';
import { telemetrySecrets, telemetrySettings } from './telemetry-settings.js';

const port = z.coerce.number({ error: 'a number from 0 to 65535' }).int().min(0).max(65_535);
/** Pages, cookies and calls all begin at the root of the site. */
const isWholeSite = (address: string): boolean => {
  if (!URL.canParse(address)) return true; // refused by its form
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
};

const httpAddress = z.url({ protocol: /^https?$/, error: 'an http or https address' });
const count = (max: number) =>
  z.coerce
    .number({ error: `a number from 1 to ${max}` })
    .int()
    .min(1)
    .max(max);

/** Texts separated by commas, in small letters. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );

const LOOPBACK_RANGES = ['127.0.0.0/8', '::1/128'];

const HOST_NAME = /^[\w-]+(\.[\w-]+)*$/;
const isAddressOrRange = (text: string): boolean => isIP(text) !== 0 || ipaddr.isValidCIDR(text);

const innerPlaces = list.pipe(
  z.array(
    z.string().refine((text) => isAddressOrRange(text) || HOST_NAME.test(text), {
      error: 'addresses, ranges such as 10.0.0.0/8 or host names, separated by commas',
    }),
  ),
);

const ORIGINS_FORM = 'origins such as https://shop.example.com, separated by commas; http:// only for localhost';

const LOCAL_HOST = /^(localhost|([\w-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether pages of this origin may be trusted with a frame: what comes over plain HTTP could be anybody's. */
const isEmbeddingOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && LOCAL_HOST.test(hostname)));
};

const MAIL_SERVER_FORM =
  'an address such as smtps://user:password@mail.example.org or smtp://mail.example.org:25, with ?tls=required, optional or none behind it';

/** Every setting, with its default. Unset means embedded. */
const settings = z.object({
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Address that share links carry; default: the one the visitor used. */
  PUBLIC_URL: httpAddress
    .refine(isWholeSite, { error: 'an address without a path, query or user: a site of its own' })
    .optional(),
  /**
   * How long a gateway of several serves on after it was told to stop, so that whoever spreads requests has noticed: it
   * says on /ready at once that it goes.
   */
  DRAIN_SECONDS: z.coerce
    .number({ error: 'a number from 0 to 60' })
    .int()
    .min(0, { error: 'a number from 0 to 60' })
    .max(60, { error: 'a number from 0 to 60' })
    .default(10),
  /** Names it is served under besides localhost, addresses and the host of PUBLIC_URL. */
  ALLOWED_HOSTS: list.pipe(
    z.array(z.string().regex(HOST_NAME, { error: 'host names without ports, separated by commas' })),
  ),
  /** Whom it believes whom they ask for, and by which protocol: addresses or ranges of proxies. */
  TRUSTED_PROXIES: list
    .transform((addresses) => (addresses.length > 0 ? addresses : LOOPBACK_RANGES))
    .pipe(z.array(z.string().refine(isAddressOrRange, { error: 'addresses or ranges such as 10.0.0.0/8' }))),
  ...busSettings,
  ...storageSettings,
  ...telemetrySettings,
  ...offerSettings,
  /** Conversions worked on at the same time, each in a process of its own. */
  WORKERS: count(64).default(2),
  /** Megabytes that one conversion with all its programs may take; default: by the machine's memory. */
  JOB_MEMORY_MB: z.coerce
    .number({ error: 'a number from 256 to 65536' })
    .int()
    .min(256, { error: 'a number from 256 to 65536' })
    .max(65_536, { error: 'a number from 256 to 65536' })
    .optional(),
  /** Megabytes of files and results that one visitor may have stored at a time. */
  VISITOR_DISK_MB: count(100_000_000).default(2048),
  /** Megabytes of files and results of everybody; a little of the disk is left free in any case. */
  DISK_MB: count(1_000_000_000).optional(),
  /** How many times longer than usual a conversion may work, as on a slow machine. */
  JOB_TIME_FACTOR: count(20).default(1),
  /** Conversions of one visitor that wait or run; and of one network, behind which there may be several, three times that. */
  QUEUE_PER_VISITOR: count(CONVERSIONS_MAX).default(200),
  /** The processor time that one visitor may use within an hour, in minutes; a network four times that. */
  CPU_MINUTES_PER_HOUR: count(60 * 1024).default(30),
  /** Whether Office files are opened even where nothing keeps LibreOffice apart from the rest of the machine. */
  ALLOW_UNSANDBOXED: z
    .enum(['0', '1'], { error: '0 or 1' })
    .default('0')
    .transform((value) => value === '1'),
  /** PKCS#12 file with the key and certificate that seal signed PDFs; default: a certificate of its own. */
  SIGNING_P12: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  SIGNING_PASSPHRASE: z.string().optional(),
  /** Server that confirms when a signature was made (RFC 3161); unset: signatures carry the time of this machine only. */
  TSA_URL: httpAddress.optional(),
  /** Seals passwords while a conversion waits; default: a key of its own in DATA_DIR. */
  SECRETS_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, { error: '64 hexadecimal digits, the same in every process' })
    .optional(),
  /** OAuth client at Google. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** For a provider that stands in for Google. */
  GOOGLE_AUTHORIZATION_URL: httpAddress.optional(),
  GOOGLE_TOKEN_URL: httpAddress.optional(),
  GOOGLE_PROFILE_URL: httpAddress.optional(),
  /** An OpenID Connect provider and the client that is registered there. */
  OIDC_ISSUER: httpAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** The name by which visitors know the provider. */
  OIDC_LABEL: z.string().max(40, { error: 'a name of at most 40 characters' }).default('single sign-on'),
  OIDC_SCOPES: z
    .string()
    .regex(/(^| )openid( |$)/, { error: 'scopes separated by spaces, openid among them' })
    .default('openid email profile'),
  /** Inner receivers of webhooks: addresses, networks or names of hosts, separated by commas. Others are refused. */
  WEBHOOK_ALLOW: innerPlaces,
  /** Inner places that web pages may be read from where administrators list them: addresses, networks or names of hosts. */
  WEB_PAGE_ALLOW: innerPlaces,
  /** Sites whose pages may show a frame of Docket, separated by commas. */
  EMBED_ORIGINS: list.pipe(z.array(z.string().refine(isEmbeddingOrigin, { error: ORIGINS_FORM }))),
  /** A folder in which files are worked on by themselves. */
  WATCH_FOLDER: z
    .string()
    .refine((path) => isAbsolute(path), { error: 'the whole path of a folder' })
    .optional(),
  /** The workflow that they go through, by its id, or a tool with its usual options. */
  WATCH_WORKFLOW: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, { error: 'the id of a workflow or of a tool' })
    .optional(),
  ...mailInSettings,
  /** The server that sends mails: signature requests of members then reach their recipients by mail. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: MAIL_SERVER_FORM })
    .refine(isMailServer, { error: MAIL_SERVER_FORM })
    .optional(),
  /** Sender of mails: an address, with a name before it or without. */
  MAIL_FROM: z
    .string()
    .max(320)
    .refine((text) => mailAddressOf(text) !== undefined, {
      error: 'an address such as docket@example.org or Docket <docket@example.org>',
    })
    .optional(),
  /** Verified addresses of the members who may see /admin, separated by commas. */
  ADMIN_EMAILS: list.pipe(z.array(z.email({ error: 'e-mail addresses separated by commas' }))),
  /** Opens the AI provider; unset: the engine that is built in answers, and documents leave this installation nowhere. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** Any server that speaks the same protocol; default: OpenAI's own. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  /** Tokens of one question to the model at most; long documents are sent to it in parts. */
  AI_TOKENS_PER_CALL: count(1_000_000).default(12_000),
  /** Tokens of all questions for one document at most, estimated before the first of them is sent. */
  AI_TOKENS_PER_REQUEST: count(100_000_000).default(400_000),
  /** The provider is given up after it. */
  AI_TIMEOUT_SECONDS: count(600).default(90),
  /** Folder of the models that translate on this server; default: DATA_DIR/translation-models. */
  TRANSLATION_MODELS: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  /** A server that speaks LibreTranslate's protocol, for languages that no model on this server knows. */
  TRANSLATE_URL: httpAddress.optional(),
  TRANSLATE_API_KEY: z.string().min(1).optional(),
  /** Documents that the AI tools work on at the same time, each in a process of its own. */
  AI_WORKERS: count(64).default(2),
  /** Signs the checkpoints of the log; default: a key of its own in DATA_DIR. */
  CHECKPOINT_KEY: z
    .string()
    .regex(/^([0-9a-f]{64}|(file|command):\/.+)$/i, {
      error:
        '64 hexadecimal digits, the seed of an Ed25519 key; or file:/path of such a key; or command:/path of a program',
    })
    .optional(),
  /** The public key of a program that signs. */
  CHECKPOINT_VERIFIER: z
    .string()
    .regex(/^[^+\s]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/, { error: 'a verifier key such as name+0123abcd+AbCd...' })
    .optional(),
  /** Where signed checkpoints are sent, so that whoever gets into this machine cannot rewrite what was signed. */
  CHECKPOINT_URL: z
    .string()
    .default('')
    .transform((list) => list.split(/\s+/).filter((address) => address !== ''))
    .pipe(
      z.array(
        z.url({
          protocol: /^(https?|file|syslog|syslog\+tcp)$/,
          error: 'addresses such as https://host/path, file:///folder, syslog://host:514 or syslog+tcp://host:601',
        }),
      ),
    ),
  /** Folder for the signed checkpoints of the log, best on another disk than DATA_DIR; default: DATA_DIR/checkpoints. */
  CHECKPOINTS: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'one of production, development, test' })
    .default('production'),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Settings of which each needs the others. */
const together: readonly (readonly (keyof Config)[])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['WATCH_FOLDER', 'WATCH_WORKFLOW'],
  mailInTogether,
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ...storageTogether,
];

const SHARED_KEY_MISSING =
  'SECRETS_KEY is missing: what lies sealed in MongoDB is opened with it on every server; `openssl rand -hex 32` makes one';

const PUBLIC_URL_MISSING = 'PUBLIC_URL is missing: SMTP_URL cannot be used without it, as mails carry links';

const SMTP_URL_MISSING = 'SMTP_URL is missing: MAIL_IN_URL cannot be used without it, as results go back by mail';

/** Settings that are missing next to others that are set. */
const halves = (environment: Environment): string[] => [
  ...together.flatMap((names) => {
    const set = names.filter((name) => environment[name] !== undefined);
    const missing = set.length === 0 ? [] : names.filter((name) => environment[name] === undefined);
    return missing.map((name) => `${name} is missing: ${set.join(' and ')} cannot be used without it`);
  }),
  ...(/^command:/i.test(environment['CHECKPOINT_KEY'] ?? '') && environment['CHECKPOINT_VERIFIER'] === undefined
    ? ['CHECKPOINT_VERIFIER is missing: a program that signs cannot be used without its public key']
    : []),
  ...(environment['SMTP_URL'] !== undefined && environment['PUBLIC_URL'] === undefined ? [PUBLIC_URL_MISSING] : []),
  ...(environment['MAIL_IN_URL'] !== undefined && environment['SMTP_URL'] === undefined ? [SMTP_URL_MISSING] : []),
  ...(environment['MONGO_URI'] !== undefined && environment['SECRETS_KEY'] === undefined ? [SHARED_KEY_MISSING] : []),
];

/** Settings that nobody but this process may read. */
const secrets: ReadonlySet<string> = new Set<keyof Config>([
  'SIGNING_PASSPHRASE',
  'TSA_URL',
  'SMTP_URL',
  'MAIL_IN_URL',
  'SECRETS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'CHECKPOINT_KEY',
  'OPENAI_API_KEY',
  'TRANSLATE_URL',
  'TRANSLATE_API_KEY',
  'CHECKPOINT_URL',
  ...storageSecrets,
  ...telemetrySecrets,
]);

type Environment = Readonly<Record<string, string | undefined>>;

/** An environment for a program that is none of ours, or does not need to know. */
export const withoutSecrets = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !secrets.has(name)));

export type Config = Readonly<z.output<typeof settings>>;

/** A setting has a value it cannot have; the message names each one and what it may be. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/** @throws WrongSettings */
export const readConfig = (environment: Environment): Config => {
  const filledSettings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(filledSettings);
  const missing = halves(filledSettings);
  if (parsed.success && missing.length === 0) return parsed.data;
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0] ?? '');
    return secrets.has(name) ? `${name}: ${message}` : `${name}="${filledSettings[name] ?? ''}": ${message}`;
  });
  throw new WrongSettings([...problems, ...missing].join('\n'));
};
