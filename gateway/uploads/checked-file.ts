import { Readable } from 'node:stream';
import { Refusal } from '../../contracts/errors.js';
import { maxBytesOf, type FileKind, type FileType } from '../../contracts/files.js';
import { HEAD_BYTES, typeOfContent, unsupported } from './content-type.js';
import { openTextCheck } from './text-check.js';

const MB = 1024 * 1024;

interface Head {
  readonly bytes: Buffer;
  /** Nothing comes after it. */
  readonly whole: boolean;
  readonly rest: AsyncIterator<Buffer>;
}

const readHead = async (source: Readable): Promise<Head> => {
  const rest = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const chunks: Buffer[] = [];
  for (let length = 0; length < HEAD_BYTES;) {
    const next = await rest.next();
    if (next.done) return { bytes: Buffer.concat(chunks), whole: true, rest };
    chunks.push(next.value);
    length += next.value.length;
  }
  return { bytes: Buffer.concat(chunks), whole: false, rest };
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

const passing = async function* ({ bytes, rest }: Head, checks: readonly ((chunk: Buffer) => void)[]) {
  const checked = (chunk: Buffer): Buffer => {
    for (const check of checks) check(chunk);
    return chunk;
  };
  yield checked(bytes);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield checked(next.value);
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
    ...(type.kind === 'text' ? [onlyText(head.bytes, name)] : []),
  ];
  return { type, bytes: Readable.from(passing(head, checks), { objectMode: false }) };
};
