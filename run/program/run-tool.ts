import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { convertFiles, NotConverted, type Converted, type Server } from './convert-files.js';
import { inputFiles } from './input-files.js';
import { WrongUsage, type RunArguments } from './typed-arguments.js';

/** The end of a run for the files of one conversion. */
export interface RunEnd {
  readonly inputs: readonly string[];
  /** Where the result is; null where there is none. */
  readonly output: string | null;
  readonly bytes: number;
  readonly notes: readonly string[];
  /** Why there is none. */
  readonly code: string | null;
  readonly error: string | null;
  readonly status: number;
}

/** A tool for one file has each file converted by itself; any other gets all of them at once. */
const conversionsOf = (files: readonly string[], { accepts }: RunArguments['tool']): readonly (readonly string[])[] => {
  if (accepts.max === 1) return files.map((file) => [file]);
  if (accepts.min > 1 || files.length === 1) return [files];
  return files.map((file) => [file]);
};

const isFolder = async (path: string): Promise<boolean> =>
  path.endsWith('/') ||
  path.endsWith(sep) ||
  (await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  ));

/** Where a result goes. @throws WrongUsage where something is there already. */
const placeFor = async (name: string, inputs: readonly string[], asked: RunArguments): Promise<string> => {
  const { output, isForced } = asked;
  const beside = join(dirname(inputs[0] ?? '.'), name);
  const place = output === undefined ? beside : (await isFolder(output)) ? join(output, name) : output;
  const isTaken = await stat(place).then(
    () => true,
    () => false,
  );
  if (isTaken && !isForced) throw new WrongUsage(`${place} is there already; --force writes over it`);
  return place;
};

const runOne = async (server: Server, inputs: readonly string[], asked: RunArguments): Promise<RunEnd> => {
  const none = { inputs, output: null, bytes: 0, notes: [], code: null, error: null, status: 0 };
  try {
    const converted: Converted = await convertFiles(server, inputs, { ...asked.options, operation: asked.tool.id });
    const output = await placeFor(converted.name, inputs, asked);
    await mkdir(dirname(output), { recursive: true });
    await writeFile(output, converted.bytes);
    return { ...none, output, bytes: converted.bytes.length, notes: converted.notes };
  } catch (error) {
    if (error instanceof NotConverted) {
      return { ...none, code: error.code, error: error.message, status: error.status };
    }
    if (error instanceof WrongUsage) return { ...none, code: 'output.taken', error: error.message };
    throw error;
  }
};

/** Runs a tool on all that was named, one conversion after the other. @throws WrongUsage */
export const runTool = async (
  server: Server,
  asked: RunArguments,
  tell: (end: RunEnd, count: number, all: number) => void,
): Promise<readonly RunEnd[]> => {
  const conversions = conversionsOf(await inputFiles(asked.inputs, asked.tool), asked.tool);
  const isFile = asked.output !== undefined && !(await isFolder(asked.output));
  if (isFile && conversions.length > 1) {
    throw new WrongUsage(`${conversions.length} results need a folder: -o ${asked.output}/`);
  }
  const ends: RunEnd[] = [];
  for (const inputs of conversions) {
    const end = await runOne(server, inputs, asked);
    ends.push(end);
    tell(end, ends.length, conversions.length);
  }
  return ends;
};
