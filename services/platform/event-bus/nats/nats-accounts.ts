import { nkeys } from 'nats';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface KeyPair {
  getPublicKey(): string;
  getSeed(): Uint8Array;
  sign(bytes: Uint8Array): Uint8Array;
}

/** The client has no types for it. */
const { createOperator, createAccount, createUser } = nkeys as Record<
  'createOperator' | 'createAccount' | 'createUser',
  () => KeyPair
>;

/** For tests: an operator's server with one account, and the `.creds` file of a user in it. */
export interface NatsAccounts {
  /** Settings of the server. */
  readonly config: string;
  readonly creds: string;
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

/** A claim of one key about another, in the format of NATS. */
const tokenOf = (issuer: KeyPair, subject: KeyPair, nats: object): string => {
  const at = Math.floor(Date.now() / 1000);
  const claims = { jti: subject.getPublicKey(), iat: at, iss: issuer.getPublicKey(), sub: subject.getPublicKey() };
  const head = base64url(JSON.stringify({ typ: 'JWT', alg: 'ed25519-nkey' }));
  const body = `${head}.${base64url(JSON.stringify({ ...claims, name: 'docket', nats: { version: 2, ...nats } }))}`;
  return `${body}.${base64url(issuer.sign(Buffer.from(body)))}`;
};

const unlimited = { subs: -1, data: -1, payload: -1 };
const limitsOfAccount = { ...unlimited, imports: -1, exports: -1, conn: -1, leaf: -1, wildcards: true };
const limitsOfStreams = { mem_storage: -1, disk_storage: -1, streams: -1, consumer: -1 };

const accountOf = (operator: KeyPair, account: KeyPair, limits: object): string =>
  tokenOf(operator, account, { type: 'account', limits, default_permissions: { pub: {}, sub: {} } });

/** For tests: writes its files into a folder. */
export const makeNatsAccounts = (folder: string): NatsAccounts => {
  const operator = createOperator();
  const system = createAccount();
  const account = createAccount();
  const user = createUser();
  const token = tokenOf(account, user, { type: 'user', pub: {}, sub: {}, ...unlimited });
  const seed = Buffer.from(user.getSeed()).toString();
  const config = join(folder, 'accounts.conf');
  const creds = join(folder, 'docket.creds');
  writeFileSync(creds, `${section('NATS USER JWT', token)}\n${section('USER NKEY SEED', seed)}`);
  const lines = [
    `operator: ${tokenOf(operator, operator, { type: 'operator' })}`,
    `system_account: ${system.getPublicKey()}`,
    'resolver: MEMORY',
    'resolver_preload: {',
    `  ${system.getPublicKey()}: ${accountOf(operator, system, limitsOfAccount)}`,
    `  ${account.getPublicKey()}: ${accountOf(operator, account, { ...limitsOfAccount, ...limitsOfStreams })}`,
    '}',
  ];
  writeFileSync(config, lines.join('\n'));
  return { config, creds };
};

const section = (name: string, text: string): string => `-----BEGIN ${name}-----\n${text}\n------END ${name}------\n`;
