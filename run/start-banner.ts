import type { Engine, EnginesAnswer } from '../contracts/api/health.js';
import type { Config } from '../services/platform/settings/config.js';
import type { Sandbox } from '../services/platform/sandbox/sandbox.js';
import { version } from '../services/platform/settings/version.js';

/** The facts about a process that it prints when it starts. */
export interface About {
  /** Adapter in use per port. */
  readonly adapters: Readonly<Record<string, string>>;
  /** Undefined where this process works on no files. */
  readonly sandbox: Pick<Sandbox, 'level' | 'told'> | undefined;
  readonly engines: () => Promise<EnginesAnswer>;
}

type Missing = readonly [what: string, disables: string];

interface BannerFacts extends Pick<About, 'adapters' | 'sandbox'> {
  readonly address: string;
  readonly dataDir: string;
  readonly missing: readonly Missing[];
}

const names: Readonly<Record<string, string>> = {
  eventStore: 'log',
  eventBus: 'bus',
  documents: 'read models',
  blobs: 'files',
  personKeys: 'keys',
};

const LABEL_WIDTH_COLUMNS = 13;

const rowOf = (name: string, text: string): string => `  ${name.padEnd(LABEL_WIDTH_COLUMNS)}${text}`;

/** The first facts for somebody who has started it. */
export const bannerOf = ({ address, dataDir, adapters, sandbox, missing }: BannerFacts): string =>
  [
    `Docket ${version}`,
    rowOf('address', address),
    rowOf('data', dataDir),
    ...Object.entries(adapters).map(([port, adapter]) => rowOf(names[port] ?? port, adapter)),
    ...(sandbox ? [rowOf('sandbox', `${sandbox.level}: ${sandbox.told}`)] : []),
    ...missing.map(([what, disables], index) => rowOf(index === 0 ? 'missing' : '', `${what}, for ${disables}`)),
    ...(missing.length > 0 ? [rowOf('', '`npm run doctor` says what to do')] : []),
    'Press Ctrl+C to stop it; running work is finished first.',
  ].join('\n');

const missingEngines = (engines: readonly Engine[]): Missing[] =>
  engines.filter(({ found }) => !found).map(({ name, feature }) => [name, feature]);

type Settings = Pick<Config, 'OPENAI_API_KEY' | 'GOOGLE_CLIENT_ID' | 'OIDC_ISSUER'>;

const missingSettings = (config: Settings): Missing[] => [
  ...(config.OPENAI_API_KEY === undefined
    ? ([['OPENAI_API_KEY', 'summaries, quizzes and translation by a model']] as const)
    : []),
  ...((config.GOOGLE_CLIENT_ID ?? config.OIDC_ISSUER) === undefined
    ? ([['an account provider', 'accounts and the dashboard']] as const)
    : []),
];

/** Asks which engines there are, which takes a moment. */
export const bannerFor = async (config: Config, address: string, about: About): Promise<string> => {
  const { adapters, sandbox } = about;
  const { engines } = await about.engines();
  const missing = [...missingEngines(engines), ...missingSettings(config)];
  return bannerOf({ address, dataDir: config.DATA_DIR, adapters, sandbox, missing });
};
