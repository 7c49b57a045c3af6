import { repeat, type Contender, type Measured, type Pace, type Run } from '../measure/repeat.js';
import { besides } from '../peers/peer.js';
import { alone, overHttp } from '../product/contenders.js';
import { BENCH_IDENTITY, startOperations } from '../product/bare-operation.js';
import { uploadOf } from '../product/bench-upload.js';
import type { Visit } from '../product/bench-visitor.js';
import { findTool } from '../../contracts/tools/catalogue.js';
import { PASSWORDS_FIELD } from '../../contracts/tools/secret-options.js';
import type { Sample } from '../samples/sample.js';
import type { Case } from './case.js';
import type { House } from './house.js';

/** Figures, or why there are none. */
export type Figures<One extends Run = Run> = Measured<One> | { readonly failure: string };

interface Compared {
  readonly name: string;
  readonly figures: Figures;
}

export interface Comparison {
  readonly case: Case;
  readonly sample: Sample;
  /** The whole path. */
  readonly http: Figures<Visit>;
  /** A job process with nothing around it; undefined where the work itself is so long that the way to it is nothing. */
  readonly job: Figures | undefined;
  /** With nothing around it; undefined like `job`. */
  readonly operation: Figures | undefined;
  readonly peers: readonly Compared[];
  /** Programs that aren't installed. */
  readonly missing: readonly string[];
}

/** Undefined where the sample isn't there. */
export const compareCase = async (house: House, one: Case, pace: Pace): Promise<Comparison | undefined> => {
  const sample = await one.sample();
  if (!sample) return undefined;
  const { tool, options } = onTheWire(one);
  const { files } = sample;
  const { server, visitor, engine } = house;
  const passwords = one.password === undefined ? [] : [one.password];
  const fields = { ...options, ...(one.password !== undefined && { [PASSWORDS_FIELD]: JSON.stringify(passwords) }) };
  const upload = await uploadOf(tool, fields, files);
  const work = { tool, options, files, secrets: { passwords, options: {} } };
  const http = await figuresOf(overHttp(server, visitor, { tool, upload }), pace);
  const isLong = pace !== 'full' && 'wallMs' in http && http.wallMs > LONG_MS;
  return {
    case: one,
    sample,
    http,
    job: isLong ? undefined : await figuresOf(alone(engine, work), pace),
    operation: isLong ? undefined : await operationFigures(house, work, pace),
    ...(await peersOf({ folder: house.folder, pace }, one, sample)),
  };
};

/** Three runs of such a case would leave no time for others. */
const LONG_MS = 5000;

/** In a process that did nothing before, or its memory would tell of other files. */
const operationFigures = async (
  { folder, identity }: House,
  work: Parameters<typeof alone>[1],
  pace: Pace,
): Promise<Figures> => {
  const operations = startOperations(folder, { [BENCH_IDENTITY]: identity.path });
  try {
    return await figuresOf(alone(operations, work), pace);
  } finally {
    await operations.stop();
  }
};

const peersOf = async (
  { folder, pace }: { readonly folder: string; readonly pace: Pace },
  { peers }: Case,
  { files }: Sample,
): Promise<Pick<Comparison, 'peers' | 'missing'>> => {
  const paths = files.map(({ path }) => path);
  const compared: Compared[] = [];
  const missing: string[] = [];
  for (const peer of peers) {
    const contender = besides(peer, paths, folder);
    if (!contender) missing.push(peer.program);
    else compared.push({ name: peer.name, figures: await figuresOf(contender, pace === 'full' ? 'quick' : pace) });
  }
  return { peers: compared, missing };
};

/** A tool may be sent as another one. */
const onTheWire = ({ tool, options }: Case): Pick<Case, 'tool' | 'options'> =>
  findTool(tool)?.sentAs ?? { tool, options };

const figuresOf = async <One extends Run>(contender: Contender<One>, pace: Pace): Promise<Figures<One>> => {
  try {
    return await repeat(contender, pace);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};
