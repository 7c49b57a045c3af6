import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeAuthority } from './certificates.mjs';

/**
 * Makes everything secret of a cluster, once: an authority and the certificates of its servers, passwords, keys, and for
 * each role the file of its settings. `--from` takes over the keys of an installation that moves into the cluster.
 */
const { values } = parseArgs({
  options: { out: { type: 'string' }, from: { type: 'string' }, site: { type: 'string', default: 'localhost' } },
});
const out = resolve(values.out ?? join(dirname(fileURLToPath(import.meta.url)), 'secrets'));

const roles = ['gateway', 'pdf', 'ai', 'share', 'analytics'];
const stores = {
  eventstore: ['eventstore-1', 'eventstore-2', 'eventstore-3'],
  nats: ['nats-1', 'nats-2', 'nats-3'],
  mongo: ['mongo-1', 'mongo-2', 'mongo-3'],
  s3: ['s3'],
};
/** The nodes of EventStoreDB know each other by this name. */
const EVENTSTORE_NODE = 'eventstoredb-node';

/** A server that is gone is passed over after seconds, and a cluster without a leader is not waited for by the client. */
const ELECTIONS = 'gossipTimeout=2&maxDiscoverAttempts=3';

/** Begins with a letter: some programs take what begins with a hyphen for an option, and NATS a digit for a number. */
const password = () => `p${randomBytes(24).toString('base64url')}`;
const keyOf = (given) => (given ?? randomBytes(32)).toString('hex');

const write = (name, content) => {
  const path = join(out, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
};
const writeSettings = (name, settings) => {
  write(
    name,
    Object.entries(settings)
      .map((entry) => `${entry.join('=')}\n`)
      .join(''),
  );
};

/** A key of the installation that moves, when there is one. */
const taken = (name) => {
  const path = values.from === undefined ? undefined : join(values.from, name);
  return path !== undefined && existsSync(path) ? readFileSync(path) : undefined;
};

/** Makes the certificate that seals signed PDFs until there is one of an authority that others know. */
const makeIdentity = async () => {
  const module = new URL('../dist/services/pdf/signing/identity/own-identity.js', import.meta.url);
  if (!existsSync(module)) throw new Error('Docket is not built yet: run `npm run setup` first');
  return (await import(module.href)).makeIdentity('Docket', new Date());
};

const writeCertificates = () => {
  const authority = makeAuthority('Docket cluster');
  write('ca.crt', authority.certificate);
  write('ca.key', authority.key);
  for (const [store, hosts] of Object.entries(stores)) {
    for (const host of hosts) {
      const { certificate, key } = authority.issue(store === 'eventstore' ? EVENTSTORE_NODE : host, [
        host,
        'localhost',
      ]);
      write(`${store}/${host}.crt`, certificate);
      write(`${store}/${host}.key`, key);
      if (store === 'mongo') write(`${store}/${host}.pem`, certificate + key);
    }
  }
};

const writeStores = (passwords) => {
  const { eventstore, mongoRoot, mongo, s3Key, s3Secret, nats } = passwords;
  writeSettings('eventstore.env', {
    EVENTSTORE_DEFAULT_ADMIN_PASSWORD: eventstore,
    EVENTSTORE_DEFAULT_OPS_PASSWORD: password(),
  });
  writeSettings('mongo.env', {
    MONGO_INITDB_ROOT_USERNAME: 'root',
    MONGO_INITDB_ROOT_PASSWORD: mongoRoot,
    DOCKET_PASSWORD: mongo,
  });
  write('mongo/keyfile', randomBytes(512).toString('base64'));
  writeSettings(
    'nats.env',
    Object.fromEntries(roles.map((role) => [`NATS_${role.toUpperCase()}_PASSWORD`, nats[role]])),
  );
  const credentials = [{ accessKey: s3Key, secretKey: s3Secret }];
  const actions = ['Read:docket', 'Write:docket', 'List:docket'];
  write('s3/s3.json', JSON.stringify({ identities: [{ name: 'docket', credentials, actions }] }));
};

const writeRoles = ({ eventstore, mongo, s3Key, s3Secret, nats }) => {
  const common = {
    EVENTSTORE_URI: `esdb://admin:${eventstore}@${stores.eventstore.map((host) => `${host}:2113`).join(',')}?${ELECTIONS}&tlsCAFile=/keys/ca.crt`,
    MONGO_URI: `mongodb://docket:${mongo}@${stores.mongo.join(',')}/docket?replicaSet=rs0&tls=true&authSource=docket`,
    S3_BUCKET: 'docket',
    S3_ENDPOINT: 'https://s3:8334',
    S3_ACCESS_KEY_ID: s3Key,
    S3_SECRET_ACCESS_KEY: s3Secret,
    SECRETS_KEY: keyOf(taken('secrets.key')),
  };
  const own = {
    gateway: { PUBLIC_URL: `https://${values.site}` },
    share: { PUBLIC_URL: `https://${values.site}` },
    pdf: { SIGNING_P12: '/keys/signing.p12' },
    analytics: { CHECKPOINT_KEY: keyOf(taken('log.key')) },
  };
  for (const role of roles) {
    const hosts = stores.nats.map((host, index) => `tls://${index === 0 ? `${role}:${nats[role]}@` : ''}${host}:4222`);
    writeSettings(`${role}.env`, { ...common, NATS_URL: hosts.join(','), ...own[role] });
  }
};

const run = async () => {
  if (existsSync(out)) throw new Error(`${out} is there already; nothing was changed`);
  if (values.from !== undefined && !existsSync(join(values.from, 'events.db'))) {
    throw new Error(`${values.from} holds no installation`);
  }
  const identity = taken('signing/identity.p12') ?? (await makeIdentity());
  writeCertificates();
  write('signing.p12', identity);
  const passwords = {
    eventstore: password(),
    mongoRoot: password(),
    mongo: password(),
    s3Key: randomBytes(10).toString('hex'),
    s3Secret: password(),
    nats: Object.fromEntries(roles.map((role) => [role, password()])),
  };
  writeStores(passwords);
  writeRoles(passwords);
  console.log(`Made in ${out}. Keep a copy where only you can read it: without SECRETS_KEY nobody's data can be read.`);
};

await run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
