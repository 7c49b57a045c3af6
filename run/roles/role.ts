import { WrongSettings, type Config } from '../../services/platform/settings/config.js';

/**
 * The roles that a process of an installation can have; there may be any number of processes of each, on any machine.
 */
export const roles = ['gateway', 'pdf', 'ai', 'share', 'analytics'] as const;
export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);

type Setting = keyof Config;

/** Where processes meet, and what all of them must have alike; and how to come by it. */
const shared: Partial<Record<Setting, string>> = {
  EVENTSTORE_URI: 'the EventStoreDB that has the log, such as esdb://localhost:2113?tls=false',
  NATS_URL: 'the servers that carry events, such as nats://localhost:4222',
  MONGO_URI: 'the database with read models and keys, such as mongodb://localhost:27017/docket',
  S3_BUCKET: 'the bucket for files, with S3_ENDPOINT where it is not on AWS',
  SECRETS_KEY: 'what is sealed is opened with it everywhere; `openssl rand -hex 32` makes one',
};

const ofRole: Partial<Record<Role, Partial<Record<Setting, string>>>> = {
  analytics: { CHECKPOINT_KEY: 'the log is signed with it; `openssl rand -hex 32` makes one' },
  pdf: {
    SIGNING_P12:
      'the PKCS#12 file whose key seals signed documents; `openssl req -x509 -newkey rsa:3072 -nodes -days 3650 ' +
      '-subj /CN=Docket -keyout key.pem -out cert.pem && openssl pkcs12 -export -inkey key.pem -in cert.pem -out identity.p12` makes one',
  },
};

/** @throws WrongSettings naming every setting that is missing where processes share an installation. */
export const checkRoleSettings = (role: Role, config: Config): void => {
  const needed = Object.entries({ ...shared, ...ofRole[role] }) as [Setting, string][];
  const missing = needed.filter(([name]) => config[name] === undefined);
  if (missing.length === 0) return;
  const lines = missing.map(([name, why]) => `${name} is missing: ${why}`);
  throw new WrongSettings(`As ${role}, a process of several, it needs more settings.\n${lines.join('\n')}`);
};
