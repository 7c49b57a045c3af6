import { settingNames, type Config } from '../../services/platform/settings/config.js';
import { misspeltSettings } from '../../services/platform/settings/misspelt-settings.js';
import { innerReceivers } from '../../services/platform/webhooks/receiver-address.js';
import { ok, warning, type Row } from './doctor-row.js';

/** Without https, sessions and documents can be read on the way. */
export const tlsRow = ({ PUBLIC_URL, HOST }: Pick<Config, 'PUBLIC_URL' | 'HOST'>): Row => {
  if (PUBLIC_URL?.startsWith('https:')) return ok('https', `visitors use ${PUBLIC_URL}`);
  if (['localhost', '127.0.0.1', '::1'].includes(HOST)) return ok('https', `only this machine reaches ${HOST}`);
  const address = PUBLIC_URL === undefined ? 'PUBLIC_URL is not set' : `PUBLIC_URL is ${PUBLIC_URL}`;
  return warning(
    'https',
    `${address}, and HOST ${HOST} is open to the network`,
    'put a proxy with https in front and set PUBLIC_URL',
  );
};

const contradictions: readonly (readonly [(config: Config) => boolean, string])[] = [
  [
    ({ ADMIN_EMAILS, GOOGLE_CLIENT_ID, OIDC_ISSUER }) =>
      ADMIN_EMAILS.length > 0 && (GOOGLE_CLIENT_ID ?? OIDC_ISSUER) === undefined,
    'ADMIN_EMAILS names administrators, but nobody can sign in without an account provider',
  ],
  [
    ({ OPENAI_API_KEY, OPENAI_BASE_URL }) => OPENAI_BASE_URL !== undefined && OPENAI_API_KEY === undefined,
    'OPENAI_BASE_URL has no effect without OPENAI_API_KEY',
  ],
  [
    ({ SIGNING_P12, SIGNING_PASSPHRASE }) => SIGNING_PASSPHRASE !== undefined && SIGNING_P12 === undefined,
    'SIGNING_PASSPHRASE has no effect without SIGNING_P12',
  ],
  [
    ({ AI_TOKENS_PER_CALL, AI_TOKENS_PER_REQUEST }) => AI_TOKENS_PER_CALL > AI_TOKENS_PER_REQUEST,
    'AI_TOKENS_PER_CALL is more than AI_TOKENS_PER_REQUEST allows in all',
  ],
  [
    ({ CHECKPOINT_URL }) => CHECKPOINT_URL.some((url) => url.startsWith('http:')),
    'CHECKPOINT_URL sends over http, where anybody on the way can drop checkpoints',
  ],
];

/** Addresses that stand for this machine itself, and for what a cloud tells its machines about themselves. */
const ESPECIALLY_INNER = ['127.0.0.1', '::1', '169.254.169.254'];

const openTo = (allowed: readonly string[], said: (open: string) => string): string[] => {
  const open = ESPECIALLY_INNER.filter(innerReceivers(allowed).hasAddress);
  return open.length === 0 ? [] : [said(open.join(', '))];
};

/** A member can have a webhook ask whatever listens there, and an administrator have it read as a page. */
const especiallyInner = ({ WEBHOOK_ALLOW, WEB_PAGE_ALLOW }: Config): string[] => [
  ...openTo(WEBHOOK_ALLOW, (open) => `WEBHOOK_ALLOW lets members have ${open} called`),
  ...openTo(WEB_PAGE_ALLOW, (open) => `WEB_PAGE_ALLOW lets administrators have ${open} read as pages`),
];

const chosen = (environment: Readonly<Record<string, string | undefined>>): string => {
  const names = settingNames.filter((name) => (environment[name] ?? '') !== '');
  return names.length === 0 ? 'all have their defaults' : `${names.join(', ')}; the others have their defaults`;
};

export const settingsRow = (config: Config, environment: Readonly<Record<string, string | undefined>> = {}): Row => {
  const problems = [
    ...contradictions.filter(([applies]) => applies(config)).map(([, words]) => words),
    ...especiallyInner(config),
    ...misspeltSettings(environment).map(({ name, meant }) => `there is no setting ${name}; was ${meant} meant?`),
  ];
  if (problems.length === 0) return ok('settings', chosen(environment));
  return warning('settings', problems.join('; '), 'correct the settings');
};

/** A rewritten log shows only beside a signature that was kept elsewhere. */
export const backupRow = ({ CHECKPOINT_URL, CHECKPOINTS }: Pick<Config, 'CHECKPOINT_URL' | 'CHECKPOINTS'>): Row => {
  if (CHECKPOINT_URL.length > 0) return ok('checkpoints', `they are sent to ${CHECKPOINT_URL.length} other places`);
  if (CHECKPOINTS !== undefined) return ok('checkpoints', `they are kept in ${CHECKPOINTS}; back that folder up`);
  const advice = 'set CHECKPOINT_URL, or copy checkpoints/checkpoints.txt and verifier-key.txt to another machine';
  return warning('checkpoints', 'the signatures and the verifier key are only in DATA_DIR', advice);
};
