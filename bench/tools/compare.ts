import { repeat, type Contender, type Measured, type Run } from '../measure/repeat.js';
import { besides } from '../peers/peer.js';
import { alone, overHttp } from '../product/contenders.js';
import { operationAlone } from '../product/operation.js';
import { uploadOf } from '../product/upload.js';
import type { Visit } from '../product/visitor.js';
import { findTool } from '../../contracts/tools/catalogue.js';
import { PASSWORDS_FIELD } from '../../contracts/tools/secrets.js';
import type { Sample } from '../samples/sample.js';
import type { Case } from './case.js';
import type { House } from './house.js';

/** Figures, or why there are none. */
export type Figures<One extends Run = Run> = Measured<One> | { readonly failure: string };

export interface Comparison {
  readonly case: Case;
  readonly sample: Sample;
  readonly http: Figures<Visit>;
  readonly engine: Figures;
  readonly peers: readonly { readonly name: string; readonly figures: Figures }[];
  /** Programs that aren't installed. */
  readonly missing: readonly string[];
}

/** Undefined where the sample isn't there. */
export const compareCase = async (house: House, one: Case): Promise<Comparison | undefined> => {
  const sample = await one.sample();
  if (!sample) return undefined;
  const { tool, options } = onTheWire(one);
  const { files } = sample;
  const { server, visitor, engine, quick } = house;
  const passwords = one.password === undefined ? [] : [one.password];
  const fields = { ...options, ...(one.password !== undefined && { [PASSWORDS_FIELD]: JSON.stringify(passwords) }) };
  const upload = await uploadOf(tool, fields, files);
  const http = await figuresOf(overHttp(server, visitor, upload), quick);
  const engineFigures = await figuresOf(
    alone(engine, { tool, options, files, secrets: { passwords, options: {} } }),
    quick,
  );
  const peers: { name: string; figures: Figures }[] = [];
  const missing: string[] = [];
  if (one.operation === true)
    peers.push({ name: OPERATION, figures: await operationFigures({ tool, options, files }, quick) });
  for (const peer of one.peers) {
    const contender = besides(
      peer,
      files.map(({ path }) => path),
      house.folder,
    );
    if (contender) peers.push({ name: peer.name, figures: await figuresOf(contender, quick) });
    else missing.push(peer.program);
  }
  return { case: one, sample, http, engine: engineFigures, peers, missing };
};

const OPERATION = 'its operation, no thumbnail';

const operationFigures = async (work: Parameters<typeof operationAlone>[0], quick: boolean): Promise<Figures> =>
  figuresOf(await operationAlone(work), quick);

/** A tool may be sent as another one. */
const onTheWire = ({ tool, options }: Case): Pick<Case, 'tool' | 'options'> =>
  findTool(tool)?.sentAs ?? { tool, options };

const figuresOf = async <One extends Run>(contender: Contender<One>, quick: boolean): Promise<Figures<One>> => {
  try {
    return await repeat(contender, quick);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};
