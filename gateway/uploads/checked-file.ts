import { pipeline, Transform, type Readable } from 'node:stream';
import { MB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import { maxBytesOf, type FileKind, type FileType } from '../../contracts/files.js';
import { HEAD_BYTES, typeOfContent, unsupported } from './content-type.js';
import { openTextCheck } from './text-check.js';

interface Head {
  readonly bytes: Buffer;
  /** Whether nothing comes after this part. */
  readonly whole: boolean;
}

/** Leaves the rest in the stream. */
const readHead = async (source: Readable): Promise<Head> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) return { bytes: Buffer.concat(chunks), whole: false };
  }
  return { bytes: Buffer.concat(chunks), whole: true };
};

/** How many bytes a file of each kind may have. */
export type SizeLimits = (kind: FileKind) => number;

const limitedTo = (limit: number, label: string) => {
  let size = 0;
  return (chunk: Buffer): void => {
    size += chunk.length;
    if (size <= limit) return;
    throw new Refusal('file.too-large', { size: `over ${limit / MB}`, limit: limit / MB, type: label });
  };
};

const onlyText = (head: Buffer, name: string) => {
  const check = openTextCheck(head);
  return (chunk: Buffer): void => {
    if (!check(chunk)) throw unsupported(name);
  };
};

const isWrittenAsText = ({ kind }: FileType): boolean => kind === 'text' || kind === 'drawing';

type Check = (chunk: Buffer) => void;

/** Bytes that may wait for the disk, so that a chunk off the wire does not stop the stream. */
const WAITING_BYTES = MB;

const passing = (checks: readonly Check[]): Transform =>
  new Transform({
    highWaterMark: WAITING_BYTES,
    transform: (chunk: Buffer, _encoding, done) => {
      try {
        for (const check of checks) check(chunk);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });

/** The head and what comes after it. */
const passed = (source: Readable, { bytes, whole }: Head, checks: readonly Check[]): Readable => {
  const gate = passing(checks);
  gate.on('error', () => undefined); // told to whoever reads it
  gate.write(bytes);
  if (whole) gate.end();
  else pipeline(source, gate, () => undefined);
  return gate;
};

export interface CheckedFile {
  readonly type: FileType;
  /** The same bytes; fails with a Refusal as soon as the file breaks a rule. */
  readonly bytes: Readable;
}

/**
 * Tells a file's type from its first bytes and watches the rest while it is read.
 *
 * @throws Refusal `file.empty`, `file.type-unsupported`, `file.type-mismatch`; from `bytes` also `file.too-large`.
 * @see Requirement.
 */
export const checkFile = async (
  source: Readable,
  name: string,
  limits: SizeLimits = maxBytesOf,
): Promise<CheckedFile> => {
  const head = await readHead(source);
  if (head.bytes.length === 0) throw new Refusal('file.empty', { name });
  const type = await typeOfContent(head.bytes, head.whole, name);
  const checks = [
    limitedTo(limits(type.kind), type.label),
    ...(isWrittenAsText(type) ? [onlyText(head.bytes, name)] : []),
  ];
  return { type, bytes: passed(source, head, checks) };
};
