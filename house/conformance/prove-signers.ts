import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { degrees, PDFDocument } from 'pdf-lib';
import { Refusal } from '../../contracts/errors.js';
import { findQpdf } from '../../services/pdf/engines/qpdf/find-qpdf.js';
import { testIdentity } from '../../services/pdf/fixtures/test-identity.js';
import type { SourceFile } from '../../services/pdf/operation.js';
import { placeFields } from '../../services/pdf/requests/place-fields.js';
import { fieldsFor, signedBy } from '../../services/pdf/requests/request-fields-fixture.js';
import { flawsOf, judgement, type JudgedState } from './signer-flaws.js';

/**
 * `npm run signers -- [--files 60] [--from 0]`: real files that nobody here wrote, and some that are made for it, go
 * through one to five signers of a signature request, one after the other or at the same moment. pyHanko and pdfsig judge
 * what each signer leaves behind. Where the files or a judge are absent, that is said and nothing is proven.
 */
const SHARED = fileURLToPath(new URL('../../../shared/', import.meta.url));
const JUDGE = fileURLToPath(new URL('judge-signatures.py', import.meta.url));
const SIGNERS_MAX = 5;
const LONG_PAGES = 300;
const A4 = [595, 842] as const;
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;

type Work = Parameters<typeof placeFields>[2] & Parameters<typeof signedBy>[2];

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const has = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0;

const missing = (): string | undefined => {
  if (!existsSync(join(SHARED, 'corpus/pdf'))) return 'the files beside the repository are not here';
  if (!has('pdfsig', '-v')) return 'pdfsig is not installed';
  return has('python3', '-c', 'import pyhanko.sign.validation') ? undefined : 'pyHanko is not installed';
};

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.pdf'))
        .sort()
        .map((name) => join(folder, name))
    : [];

const pdf = (name: string, bytes: Uint8Array): SourceFile => ({ name, kind: 'pdf', mime: 'application/pdf', bytes });

const makeVersion = async (name: string, change: (document: PDFDocument) => void): Promise<SourceFile> => {
  const document = await PDFDocument.create();
  document.addPage([...A4]).drawText('A lease.', { x: 60, y: 700 });
  change(document);
  return pdf(name, await document.save());
};

/** A document of many pages, and one that is turned by each quarter. */
const ownFiles = (): Promise<readonly SourceFile[]> =>
  Promise.all([
    makeVersion('300 pages', (document) => {
      for (let page = 1; page < LONG_PAGES; page += 1) document.addPage([...A4]);
    }),
    ...[90, 180, 270].map((turn) =>
      makeVersion(`turned by ${turn}`, (document) => {
        document.getPage(0).setRotation(degrees(turn));
      }),
    ),
  ]);

/** Files of every kind first: own ones, then prepared cases (forms, certified, signed), then those of others. */
const allFiles = async (): Promise<readonly SourceFile[]> => {
  const paths = [...filesIn(join(SHARED, 'cases/pdf')), ...filesIn(join(SHARED, 'corpus/pdf'))];
  return [...(await ownFiles()), ...paths.map((path) => pdf(basename(path), readFileSync(path)))];
};

const pdfsigSays = (path: string): JudgedState['byPdfsig'] => {
  const { stdout } = spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8', maxBuffer: OUTPUT_MAX_BYTES });
  const valid = stdout.split('Signature is Valid').length - 1;
  return { valid, isWhole: stdout.includes('Total document signed') };
};

const judged = (folder: string, states: readonly Uint8Array[]): readonly JudgedState[] => {
  const paths = states.map((bytes, signed) => {
    const path = join(folder, `${signed}.pdf`);
    writeFileSync(path, bytes);
    return path;
  });
  const { stdout } = spawnSync('python3', [JUDGE, ...paths], { encoding: 'utf8', maxBuffer: OUTPUT_MAX_BYTES });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  return paths.map((path, signed) => ({
    signed,
    byPyhanko: judgement.parse(JSON.parse(lines[signed] ?? '{"problem":"it said nothing"}')),
    byPdfsig: pdfsigSays(path),
  }));
};

interface Asked {
  readonly signers: number;
  readonly isTogether: boolean;
}

/** The document before anybody was asked, and after each signer. @throws Refusal where it cannot be asked about. */
const statesOf = async (file: SourceFile, { signers, isTogether }: Asked, work: Work): Promise<Uint8Array[]> => {
  const isSigned = Buffer.from(file.bytes).includes('/ByteRange');
  const fields = isSigned ? fieldsFor(signers, ['signature']) : fieldsFor(signers);
  let { bytes } = await placeFields(file, fields, work);
  const states = [file.bytes];
  const left = Array.from({ length: signers }, (_, index) => index + 1);
  const signing = (recipient: number) => signedBy({ ...file, bytes }, { fields, recipients: [recipient] }, work);
  while (left.length > 0) {
    // Those who sign at the same moment build on the same bytes; all but one do it again on what that one left.
    const all = await Promise.all((isTogether ? left : left.slice(0, 1)).map(signing));
    const winner = all.length - 1;
    bytes = all[winner] ?? bytes;
    left.splice(isTogether ? winner : 0, 1);
    states.push(bytes);
  }
  return states;
};

interface Outcome {
  readonly states: number;
  readonly refused: string | undefined;
  readonly flaws: readonly string[];
}

const proven = async (file: SourceFile, asked: Asked, work: Work): Promise<Outcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-signers-'));
  try {
    const [before, ...after] = judged(folder, await statesOf(file, asked, work));
    const flaws = before ? after.flatMap((state) => flawsOf(before, state)) : [];
    return { states: after.length, refused: undefined, flaws };
  } catch (error) {
    if (error instanceof Refusal) return { states: 0, refused: error.code, flaws: [] };
    return { states: 0, refused: undefined, flaws: [error instanceof Error ? error.message : String(error)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const run = async (count: number, from: number): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'docket-work-'));
  const work: Work = { qpdf: await findQpdf(directory), identity: testIdentity, now: new Date() };
  const refusals = new Map<string, number>();
  const totals = { files: 0, states: 0, flawed: 0 };
  for (const [index, file] of (await allFiles()).slice(from, from + count).entries()) {
    const asked = { signers: (index % SIGNERS_MAX) + 1, isTogether: index % 2 === 1 };
    const { states, refused, flaws } = await proven(file, asked, work);
    totals.files += 1;
    totals.states += states;
    if (refused !== undefined) refusals.set(refused, (refusals.get(refused) ?? 0) + 1);
    if (flaws.length > 0) totals.flawed += 1;
    const how = `${asked.signers} ${asked.isTogether ? 'together' : 'in order'}`;
    print(`${file.name} (${how}): ${refused ?? (flaws.length === 0 ? 'valid' : flaws.join('; '))}`);
  }
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  print(
    `\n${totals.files} files, ${totals.states} states judged by pyHanko and pdfsig; ${totals.flawed} files with flaws`,
  );
  for (const [code, files] of refusals) print(`refused with ${code}: ${files}`);
  if (totals.flawed > 0) process.exitCode = 1;
};

const { values } = parseArgs({ options: { files: { type: 'string' }, from: { type: 'string' } } });
const lacking = missing();
if (lacking === undefined) await run(Number(values.files ?? '60'), Number(values.from ?? '0'));
else print(`Nothing is proven: ${lacking}.`);
