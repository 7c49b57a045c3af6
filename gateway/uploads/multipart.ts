import busboy from 'busboy';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { MB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import { FILES_MAX, FORM_FIELDS_MAX, OPTION_TEXT_MAX, REQUEST_MAX_BYTES } from '../../contracts/limits.js';
import { PASSWORDS_FIELD, PASSWORDS_TEXT_MAX } from '../../contracts/tools/secret-options.js';
import { watchPace } from '../http/connection-limits.js';
import type { Pace } from '../ports/gateway-ports.js';

const FIELD_NAME_BYTES_MAX = 100;
const BYTES_PER_CHARACTER = 4;
const FILES_FIELD = 'files';

/** Characters of the fields that may be longer than the text of an option, by name. */
export type LongTexts = ReadonlyMap<string, number>;

const limitsWith = (longTexts: LongTexts) => ({
  files: FILES_MAX,
  fields: FORM_FIELDS_MAX,
  parts: FILES_MAX + FORM_FIELDS_MAX + 1,
  fieldNameSize: FIELD_NAME_BYTES_MAX,
  fieldSize: Math.max(OPTION_TEXT_MAX, ...longTexts.values()) * BYTES_PER_CHARACTER,
  headerPairs: 20,
});

const openParser = (request: Request, longTexts: LongTexts): busboy.Busboy => {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal('request.not-multipart');
  }
  try {
    const limits = limitsWith(longTexts);
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8', preservePath: true });
  } catch (error) {
    throw new Refusal('request.not-multipart', {}, { cause: error });
  }
};

const tooLarge = () => new Refusal('request.too-large', { limit: REQUEST_MAX_BYTES / MB });

interface Field {
  readonly name: string | undefined;
  readonly value: string;
  readonly cut: boolean;
}

const problemOf = ({ name, value, cut }: Field, longTexts: LongTexts): Refusal | undefined => {
  if (name === undefined) return new Refusal('request.invalid', { field: 'body', problem: 'a part has no name' });
  if (name === FILES_FIELD) return new Refusal('file.missing');
  const max = longTexts.get(name) ?? OPTION_TEXT_MAX;
  if (!cut && value.length <= max) return undefined;
  return new Refusal('tool.option-invalid', { field: name, problem: `must be at most ${max} characters` });
};

/** The facts that the sender tells about a file; without a name where none is given. */
export interface Named {
  readonly filename?: string;
  readonly mimeType: string;
}

/** Takes one file off the wire. */
type TakeFile<Taken> = (file: Readable, named: Named) => Promise<Taken>;

export interface Reading<Taken> {
  readonly takeFile: TakeFile<Taken>;
  readonly longTexts: LongTexts;
  readonly pace: Pace;
  /** Told how many bytes are about to come, at once or as they come. @throws Refusal that ends the reading. */
  readonly admit: (bytes: number) => void;
}

/** Bytes that a request says it has; undefined where it does not say. */
const announcedBytes = ({ headers }: Request): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

/** Lets go of a request that is too large, finds no room, or hardly comes. */
const watchBody = (request: Request, { pace, admit }: Reading<unknown>, reject: (refusal: unknown) => void): void => {
  const isTold = announcedBytes(request) !== undefined;
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > REQUEST_MAX_BYTES) reject(tooLarge());
    else if (!isTold) attempt(() => admit(chunk.length), reject);
  });
  watchPace(request, pace, () => reject(new Refusal('request.too-slow')));
};

const attempt = (work: () => void, fail: (error: unknown) => void): void => {
  try {
    work();
  } catch (error) {
    fail(error);
  }
};

/** The events of a parser and of its request, until the form is complete or the first thing goes wrong. */
const untilRead = (request: Request, parser: busboy.Busboy, reading: Reading<unknown>) =>
  new Promise<Map<string, string>>((resolve, reject) => {
    const { takeFile, longTexts } = reading;
    const fields = new Map<string, string>();
    watchBody(request, reading, reject);
    request.once('close', () => {
      if (!request.complete) reject(new Refusal('request.broken-off'));
    });
    parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
      const problem = problemOf({ name, value, cut: nameTruncated || valueTruncated }, longTexts);
      if (problem) reject(problem);
      else if (name !== undefined) fields.set(name, value);
    });
    parser.on('file', (field: string | undefined, file, named: Named) => {
      file.on('error', () => undefined); // told to whoever reads it
      if (field === FILES_FIELD) takeFile(file, named).catch(reject);
      else
        reject(new Refusal('request.invalid', { field: field ?? 'body', problem: 'files go into the field "files"' }));
    });
    parser.once('filesLimit', () => reject(new Refusal('request.too-many-files', { limit: FILES_MAX })));
    parser.once('fieldsLimit', () =>
      reject(new Refusal('request.invalid', { field: 'body', problem: 'too many fields' })),
    );
    parser.once('partsLimit', () =>
      reject(new Refusal('request.invalid', { field: 'body', problem: 'too many parts' })),
    );
    parser.on('error', (error) => reject(brokenForm(error)));
    parser.once('close', () => resolve(fields));
    request.pipe(parser);
  });

const brokenForm = (error: unknown): Refusal => {
  const problem = error instanceof Error ? error.message : 'malformed';
  if (problem === 'Unexpected end of form') return new Refusal('request.broken-off', {}, { cause: error });
  return new Refusal('request.invalid', { field: 'body', problem }, { cause: error });
};

export interface Form<Taken> {
  /** The value that `takeFile` made of each file, in the order in which they came. */
  readonly files: readonly Taken[];
  /** The text fields by name. */
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Reads a form while it arrives; each file goes to `takeFile` as a stream.
 * Whatever goes wrong, every file stream is closed and every `takeFile` has ended when it settles.
 *
 * @throws Refusal `request.not-multipart`, `request.too-large`, `request.too-many-files`, `request.invalid`,
 *   `request.broken-off`, `request.too-slow`, `file.missing`, `tool.option-invalid`, or what `takeFile` or `admit` throws.
 */
export const readMultipart = async <Taken>(request: Request, reading: Reading<Taken>): Promise<Form<Taken>> => {
  const longTexts = new Map([...reading.longTexts, [PASSWORDS_FIELD, PASSWORDS_TEXT_MAX]]);
  if (request.destroyed) throw new Refusal('request.broken-off');
  const announced = announcedBytes(request) ?? 0;
  if (announced > REQUEST_MAX_BYTES) throw tooLarge();
  const parser = openParser(request, longTexts);
  reading.admit(announced);
  const taking: Promise<Taken>[] = [];
  try {
    const take: TakeFile<Taken> = (file, named) => {
      const taken = reading.takeFile(file, named);
      taking.push(taken);
      return taken;
    };
    const fields = await untilRead(request, parser, { ...reading, takeFile: take, longTexts });
    return { fields, files: await Promise.all(taking) };
  } catch (error) {
    request.unpipe(parser);
    parser.destroy(error as Error);
    await Promise.allSettled(taking);
    throw error;
  }
};
