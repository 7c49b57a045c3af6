import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { PIECES_MEDIA } from '../../contracts/api/conversions.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import type { Owner } from '../../contracts/owner.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { cleanFileName } from '../../services/platform/text/file-name.js';
import { isSignedOutSince, ownerOf } from '../sessions/session.js';
import { checkFile, type SizeLimits } from './checked-file.js';
import { readMultipart, type Named, type Reading } from './multipart.js';
import type { SentAhead } from './file-pieces.js';

interface IntakeParts extends Omit<Reading<unknown>, 'takeFile'> {
  readonly store: EventStore;
  readonly blobs: Blobs;
  readonly limits: SizeLimits;
  readonly sentAhead: SentAhead;
  /** Whether the log takes one more refused file from there. */
  readonly mayRecordRejection: () => Promise<boolean>;
  /** Whether a form with these fields may come without files. */
  readonly mayLackFiles?: (fields: ReadonlyMap<string, string>) => boolean;
}

/** A form with its files already in the blob store. */
export interface Intake {
  readonly files: readonly UploadedFile[];
  readonly fields: ReadonlyMap<string, string>;
}

export const discard = async (blobs: Blobs, files: readonly UploadedFile[]): Promise<void> => {
  await Promise.all(files.map(({ blob }) => blobs.delete(blob)));
};

/**
 * Whatever happens, nobody needs to read the source any more: where it is turned away, it is destroyed.
 *
 * @throws Refusal as `checkFile`; `storage.full`.
 */
export const storeFile = async (
  { blobs, limits }: { readonly blobs: Blobs; readonly limits?: SizeLimits },
  source: Readable,
  name: string,
): Promise<UploadedFile> => {
  const { type, bytes } = await checkFile(source, name, limits).catch((error: unknown) => {
    source.destroy();
    throw error;
  });
  const { ref: blob, size, sha256 } = await blobs.write(bytes);
  return { uploadId: randomUUID(), name, kind: type.kind, mime: type.mime, size, sha256, blob };
};

/** An upload that broke off or found no room was not the file's fault. */
const isFilesFault = (error: unknown): error is Refusal => error instanceof Refusal && error.code.startsWith('file.');

/** Puts on the log that a file was turned away, and why. */
const recordRejection = async (store: EventStore, owner: Owner, { name, error }: { name: string; error: Refusal }) => {
  const uploadId = randomUUID();
  const data = { uploadId, owner, name, code: error.code, facts: error.facts, at: new Date().toISOString() };
  const event = { id: randomUUID(), type: 'UploadRejected', version: 1, data } as const;
  await store.append(streamOf('upload', uploadId), [event], 'absent');
};

/** A file field that the visitor left empty comes as a file without a name and without bytes. */
const isEmptyField = (fileName: string | undefined, error: unknown): boolean =>
  !fileName && error instanceof Refusal && error.code === 'file.empty';

/**
 * Takes a form off the wire into the blob store. All its files or none: after a refusal nothing of it is left there.
 *
 * @throws Refusal as in {@link readMultipart} and `checkFile`; `storage.full`, `session.over`.
 */
export const takeIn = async (
  { store, blobs, limits, sentAhead, mayRecordRejection, mayLackFiles = () => false, ...reading }: IntakeParts,
  request: Request,
): Promise<Intake> => {
  const owner = ownerOf(request);
  const stored: UploadedFile[] = [];
  const take = async (part: Readable, { filename: given, mimeType }: Named): Promise<UploadedFile | undefined> => {
    const name = cleanFileName(given ?? '');
    try {
      const source = mimeType === PIECES_MEDIA ? await sentAhead.open(part, name) : part;
      const file = await storeFile({ blobs, limits }, source, name);
      stored.push(file);
      return file;
    } catch (error) {
      if (isEmptyField(given, error)) return undefined;
      if (isFilesFault(error) && !(await isSignedOutSince(request)) && (await mayRecordRejection())) {
        await recordRejection(store, owner, { name, error });
      }
      throw error;
    }
  };
  try {
    const { fields, files } = await readMultipart(request, { ...reading, takeFile: take });
    if (stored.length === 0 && !mayLackFiles(fields)) throw new Refusal('file.missing');
    if (await isSignedOutSince(request)) throw new Refusal('session.over');
    await sentAhead.taken();
    return { fields, files: files.filter((file) => file !== undefined) };
  } catch (error) {
    await discard(blobs, stored);
    throw error;
  }
};
