import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';

const maps = new Map<string, SourceMap | undefined>();

const mapOf = (file: string): SourceMap | undefined => {
  if (maps.has(file)) return maps.get(file);
  maps.set(file, undefined); // what goes wrong in here asks for no map again
  const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
  const map = new SourceMap(payload);
  maps.set(file, map);
  return map;
};

const placeIn = (file: string, line: number, column: number): string | undefined => {
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const source = resolve(dirname(file), entry.originalSource);
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
};

interface Frame extends NodeJS.CallSite {
  toString(): string;
}

/** As V8 writes it, with the place in the source instead of that in the script. */
const lineOf = (frame: Frame, isScript: (file: string) => boolean): string => {
  const written = frame.toString();
  const file = frame.getFileName();
  const line = frame.getLineNumber();
  const column = frame.getColumnNumber();
  if (!file || line === null || column === null || !isScript(file)) return written;
  try {
    return written.replace(`${file}:${line}:${column}`, (place) => placeIn(file, line, column) ?? place);
  } catch {
    return written; // the error that is being told matters more
  }
};

/** Has the stacks of errors name the lines of the sources of these scripts. A map is read when an error needs it. */
export const tellSourceLines = (isScript: (file: string) => boolean): void => {
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => lineOf(frame, isScript))].join('\n    at ');
};
