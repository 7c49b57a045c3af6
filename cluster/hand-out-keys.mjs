import { chmodSync, chownSync, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * `node hand-out-keys.mjs <secrets> <target> <data>`: a folder of keys for each server, readable by the user that its
 * image runs as, and a folder that it may write to where its image makes none for that user.
 */
const [secrets, target, data] = process.argv.slice(2);

const DOCKET = 1000;
const EVENTSTORE = 1000;
const NATS = 1000;
const MONGO = 999;
/** The image starts as root and lets go of it before it reads its keys. */
const S3 = 1000;
const OWNER_ONLY = 0o400;
const FOLDER = 0o500;
const OWN_FOLDER = 0o700;

const hand = (server, user, files) => {
  const folder = join(target, server);
  const folders = new Set([folder]);
  for (const [name, from] of Object.entries(files)) {
    const path = join(folder, name);
    folders.add(dirname(path));
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync(join(secrets, from), path);
    chownSync(path, user, user);
    chmodSync(path, OWNER_ONLY);
  }
  for (const path of folders) {
    chownSync(path, user, user);
    chmodSync(path, FOLDER);
  }
};

const handFolder = (server, user) => {
  const folder = join(data, server);
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user, user);
  chmodSync(folder, OWN_FOLDER);
};

const pair = (store, host) => ({ 'node.crt': `${store}/${host}.crt`, 'node.key': `${store}/${host}.key` });

hand('docket', DOCKET, { 'ca.crt': 'ca.crt', 'signing.p12': 'signing.p12' });
for (const number of [1, 2, 3]) {
  const [eventstore, nats, mongo] = ['eventstore', 'nats', 'mongo'].map((store) => `${store}-${number}`);
  hand(eventstore, EVENTSTORE, { ...pair('eventstore', eventstore), 'ca.crt': 'ca.crt', 'ca/ca.crt': 'ca.crt' });
  hand(nats, NATS, { ...pair('nats', nats), 'ca.crt': 'ca.crt' });
  handFolder(nats, NATS);
  hand(mongo, MONGO, { 'node.pem': `mongo/${mongo}.pem`, keyfile: 'mongo/keyfile', 'ca.crt': 'ca.crt' });
}
hand('s3', S3, { ...pair('s3', 's3'), 's3.json': 's3/s3.json' });
