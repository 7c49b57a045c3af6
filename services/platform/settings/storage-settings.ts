import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const isNatsAddress = (text: string): boolean => /^(nats|tls):/.test(text) && URL.canParse(text);

/** The path of a file that can be read and holds what it should, which `check` throws without. */
const file = (what: string, check: (content: string) => unknown) => {
  const isRight = (path: string): boolean => {
    try {
      check(readFileSync(path, 'utf8'));
      return true;
    } catch {
      return false;
    }
  };
  return z
    .string()
    .transform((path) => resolve(path))
    .refine(isRight, { error: `the path of ${what}, which can be read` });
};

const checkCreds = (content: string): void => {
  if (!/BEGIN NATS USER JWT-[^]*BEGIN USER NKEY SEED-/.test(content)) throw new Error('no user or no key');
};

const REPLICAS = ['1', '3', '5'] as const;

/** The bus between processes, when not within one. */
export const busSettings = {
  /** The address of one server of NATS, or those of a cluster with commas between them. */
  NATS_URL: z
    .string()
    .refine((list) => list.split(',').every(isNatsAddress), {
      error: 'the address of one server or, with commas between them, of several, such as nats://localhost:4222',
    })
    .optional(),
  /** Copies of the events; default: three where the server belongs to a cluster, otherwise one. */
  NATS_REPLICAS: z.enum(REPLICAS, { error: '1, 3 or 5' }).transform(Number).optional(),
  NATS_CREDS: file('a .creds file with a user and its key', checkCreds).optional(),
  /** Who has signed the certificates of the servers; default: whom Node trusts. */
  NATS_TLS_CA: file('certificates in PEM', (content) => new X509Certificate(content)).optional(),
  /** Shown to servers that ask who connects. */
  NATS_TLS_CERT: file('a certificate in PEM', (content) => new X509Certificate(content)).optional(),
  NATS_TLS_KEY: file('its private key in PEM', (content) => createPrivateKey(content)).optional(),
};

/** Settings of which each needs the others. */
export const storageTogether = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['NATS_TLS_CERT', 'NATS_TLS_KEY'],
] as const;

/** Where the log, read models, keys and files are kept when not in DATA_DIR. */
export const storageSettings = {
  /** EventStoreDB for the log. */
  EVENTSTORE_URI: z
    .string()
    .regex(/^esdb(\+discover)?:\/\/[^/?]+/, {
      error: 'an address such as esdb://localhost:2113?tls=false',
    })
    .optional(),
  /** The names of Docket's streams begin with this where other programs have streams of such names, too. */
  EVENTSTORE_STREAM_PREFIX: z
    .string()
    .regex(/^[a-z][\w.-]{0,59}$/i, {
      error: 'a letter, then at most 59 letters, digits, hyphens, full stops and underscores, such as docket-',
    })
    .optional(),
  /** A database on MongoDB for read models and the keys of people. */
  MONGO_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/[^/]+\/[^/?]+/, {
      error: 'an address with a database, such as mongodb://localhost:27017/docket',
    })
    .optional(),
  /** A bucket for files, of any store that speaks S3. */
  S3_BUCKET: z.string().min(1).optional(),
  /** Default: that of AWS for the region. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Default: where the tools of AWS look for them. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

/** The settings of storage that nobody but this process may read. */
export const storageSecrets = [
  'NATS_URL',
  'NATS_CREDS',
  'NATS_TLS_KEY',
  'EVENTSTORE_URI',
  'MONGO_URI',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
