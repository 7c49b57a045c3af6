import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flawsOf, judgement, type JudgedState } from '../../house/conformance/signer-flaws.js';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import { findProgram, runProgram } from '../harness/other-programs.js';
import type { SignedByTwo, SigningTraffic } from './signing-traffic.js';

const JUDGE = 'house/conformance/judge-signatures.py';
const SIGNERS = 2;

/** The fate of the signature requests. */
export interface SigningFindings extends SigningTraffic {
  /** Requests on the log with no end or with several. */
  readonly withoutOneEnd: readonly string[];
  /** People who have signed not at all, or twice. */
  readonly notSignedOnce: readonly string[];
  /** Signatures that do not hold. */
  readonly flawed: readonly string[];
  /** The programs that judged every signature, and those that are not here. */
  readonly judges: { readonly used: readonly string[]; readonly absent: readonly string[] };
}

const ENDS: readonly string[] = ['RequestCompleted', 'RequestDeclined', 'RequestCancelled', 'RequestExpired'];

export const signingFindings = async (
  traffic: SigningTraffic,
  events: readonly StoredEvent[],
): Promise<SigningFindings> => {
  const streams = new Map<string, StoredEvent[]>();
  for (const event of events) {
    if (event.stream.startsWith('request-')) streams.set(event.stream, [...(streams.get(event.stream) ?? []), event]);
  }
  const withoutOneEnd = [...streams].flatMap(([stream, all]) =>
    all.filter(({ type }) => ENDS.includes(type)).length === 1 ? [] : [stream],
  );
  const lost = traffic.signed.filter(({ id }) => !streams.has(`request-${id}`)).map(({ id }) => `request-${id}`);
  const notSignedOnce = [...streams].flatMap(([stream, all]) => {
    const by = all.flatMap((event) => (event.type === 'RecipientSigned' ? [event.data.recipient] : []));
    return by.toSorted((one, other) => one - other).join() === '1,2' ? [] : [`${stream}: ${by.join(', ') || 'nobody'}`];
  });
  return {
    ...traffic,
    withoutOneEnd: [...withoutOneEnd, ...lost],
    notSignedOnce,
    ...(await judgedAll(traffic.signed)),
  };
};

const isThere = async (program: string, args: readonly string[]): Promise<boolean> =>
  findProgram(program) !== undefined && (await runProgram(program, args)).status === 0;

/** Every document, judged by the programs that are here. */
const judgedAll = async (signed: readonly SignedByTwo[]): Promise<Pick<SigningFindings, 'flawed' | 'judges'>> => {
  const here = {
    pdfsig: findProgram('pdfsig') !== undefined,
    pyHanko: await isThere('python3', ['-c', 'import pyhanko.sign.validation']),
  };
  const folder = await mkdtemp(join(tmpdir(), 'docket-chaos-signed-'));
  const flawed: string[] = [];
  for (const { id, bytes } of signed) {
    const path = join(folder, `${id}.pdf`);
    await writeFile(path, bytes);
    flawed.push(...(await flawsIn(path, here)).map((flaw) => `${id}: ${flaw}`));
  }
  await rm(folder, { recursive: true });
  const names = Object.entries(here);
  return {
    flawed,
    judges: {
      used: names.filter(([, isHere]) => isHere).map(([name]) => name),
      absent: names.filter(([, isHere]) => !isHere).map(([name]) => name),
    },
  };
};

const UNSIGNED: JudgedState = { signed: 0, byPyhanko: { signatures: [] }, byPdfsig: { valid: 0, isWhole: false } };
/** Stands for a judge that is not here: it has nothing to say against a document. */
const NO_FLAW = { field: '', holds: true, level: null, allowed: true };

const flawsIn = async (path: string, here: { readonly pdfsig: boolean; readonly pyHanko: boolean }) => {
  const byPdfsig = here.pdfsig ? await pdfsigSays(path) : { valid: SIGNERS, isWhole: true };
  const byPyhanko = here.pyHanko
    ? await pyhankoSays(path)
    : { signatures: Array.from({ length: SIGNERS }, () => NO_FLAW) };
  return flawsOf(UNSIGNED, { signed: SIGNERS, byPyhanko, byPdfsig });
};

const pdfsigSays = async (path: string): Promise<JudgedState['byPdfsig']> => {
  const { output } = await runProgram('pdfsig', ['-nocert', path]);
  return { valid: output.split('Signature is Valid').length - 1, isWhole: output.includes('Total document signed') };
};

const pyhankoSays = async (path: string): Promise<JudgedState['byPyhanko']> => {
  const { output } = await runProgram('python3', [JUDGE, path]);
  const line = output.split('\n').find((one) => one.startsWith('{'));
  return judgement.parse(JSON.parse(line ?? '{"problem":"it said nothing"}'));
};
