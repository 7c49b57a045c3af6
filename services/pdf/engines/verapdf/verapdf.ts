import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { WALL_MOST_SECONDS } from '../../../../contracts/tools/time-limits.js';
import { runProgram } from '../programs/process.js';

/** Levels of files for the archive, as veraPDF names them. */
export type ArchiveLevel = '2a' | '2b' | '2u' | '3b';

/** Standards that it judges by: those for the archive, and the one for people who hear a PDF or use it by keyboard. */
export type JudgedStandard = ArchiveLevel | 'ua1';

/** The verdict of a program that knows the rules. */
export interface Verdict {
  readonly program: string;
  readonly isValid: boolean;
  /** Pages, from 0, on which something breaks a rule. */
  readonly pages: readonly number[];
  /** Whether something else breaks a rule, too. */
  readonly isBeyondPages: boolean;
  /** Clauses of the standard. */
  readonly rules: readonly string[];
}

/** Judges files by a program; undefined where there is none, or it can't say. */
export type JudgeArchive = (file: Uint8Array, standard: JudgedStandard) => Promise<Verdict | undefined>;

const PROGRAM = 'verapdf';
const LOOK_MS = 60_000;
/** The processor time that it may use is bounded with its job. */
const TIMEOUT_MS = 1000 * WALL_MOST_SECONDS;
/** So many findings of each rule are told: enough to know all pages of a long document. */
const FINDINGS_MAX = 2000;
/** A virtual machine reserves room that it never uses, and a job has little. */
const ENVIRONMENT = {
  JAVA_TOOL_OPTIONS: '-Xmx512m -XX:+UseSerialGC -XX:CompressedClassSpaceSize=96m -XX:ReservedCodeCacheSize=64m',
};

let version: Promise<string | undefined> | undefined;

/** Version of the veraPDF on the PATH; undefined where there is none. */
export const verapdfVersion = (): Promise<string | undefined> =>
  (version ??= runProgram({
    command: PROGRAM,
    args: ['--version'],
    environment: ENVIRONMENT,
    timeoutMs: LOOK_MS,
  }).then(
    ({ stdout }) => /veraPDF (\d[\d.]*)/.exec(stdout)?.[1],
    () => undefined,
  ));

/** veraPDF as a program, where it is installed. */
export const judgeByVerapdf: JudgeArchive = async (file, standard) => {
  const version = await verapdfVersion();
  if (version === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'verapdf-'));
  try {
    await writeFile(join(folder, 'in.pdf'), file);
    const how = ['--flavour', standard, '--format', 'json', '--maxfailuresdisplayed', String(FINDINGS_MAX), 'in.pdf'];
    await runProgram({
      command: '/bin/sh',
      args: ['-c', '"$@" > report.json', 'sh', PROGRAM, ...how],
      directory: folder,
      environment: ENVIRONMENT,
      timeoutMs: TIMEOUT_MS,
    });
    return verdictIn(await readFile(join(folder, 'report.json'), 'utf8'), `veraPDF ${version}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const reports = z.object({
  report: z.object({
    jobs: z.tuple([
      z.object({
        validationResult: z.tuple([
          z.object({
            compliant: z.boolean(),
            details: z.object({
              ruleSummaries: z
                .array(
                  z.object({
                    clause: z.string(),
                    testNumber: z.number(),
                    checks: z.array(z.object({ context: z.string().nullish() })).default([]),
                  }),
                )
                .default([]),
            }),
          }),
        ]),
      }),
    ]),
  }),
});

/** The verdict in a report in JSON; undefined for a report that judges nothing. */
export const verdictIn = (report: string, program: string): Verdict | undefined => {
  const read = reports.safeParse(parsed(report));
  if (!read.success) return undefined;
  const [{ validationResult }] = read.data.report.jobs;
  const [{ compliant, details }] = validationResult;
  const places = details.ruleSummaries.flatMap(({ checks }) => checks.map(({ context }) => pageIn(context ?? '')));
  const pages = [...new Set(places.filter((page) => page !== undefined))].toSorted((one, other) => one - other);
  return {
    program,
    isValid: compliant,
    pages,
    isBeyondPages: places.includes(undefined) || (!compliant && pages.length === 0),
    rules: details.ruleSummaries.map(({ clause, testNumber }) => `${clause}-${testNumber}`),
  };
};

const pageIn = (context: string): number | undefined => {
  const [, page] = /\/pages\[(\d+)\]/.exec(context) ?? [];
  return page === undefined ? undefined : Number(page);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
