import { z } from 'zod';

const isNatsAddress = (text: string): boolean => /^(nats|tls):/.test(text) && URL.canParse(text);

/** The bus between processes, when not within one. */
export const busSettings = {
  /** Of one server of NATS, or of several of a cluster with commas between them. */
  NATS_URL: z
    .string()
    .refine((list) => list.split(',').every(isNatsAddress), {
      error: 'the address of one server or, with commas between them, of several, such as nats://localhost:4222',
    })
    .optional(),
};

/** Where the log, read models, keys and files are kept when not in DATA_DIR. */
export const storageSettings = {
  /** EventStoreDB for the log. */
  EVENTSTORE_URI: z
    .string()
    .regex(/^esdb(\+discover)?:\/\/[^/?]+/, {
      error: 'an address such as esdb://localhost:2113?tls=false',
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

/** Of these, what nobody but this process may read. */
export const storageSecrets = [
  'NATS_URL',
  'EVENTSTORE_URI',
  'MONGO_URI',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
