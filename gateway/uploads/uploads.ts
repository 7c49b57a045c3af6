import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { FROM_FIELD } from '../../contracts/api/conversions.js';
import { MINUTE_MS } from '../../contracts/durations.js';
import { Refusal } from '../../contracts/errors.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import { maxBytesOf, type FileKind } from '../../contracts/files.js';
import {
  EDITS_TEXT_MAX,
  FILES_MAX,
  FILLED_VALUES_MAX,
  MARKS_FILE_MAX,
  MARKS_TEXT_MAX,
  PAGE_PLAN_MAX,
  REDACTION_ITEMS_TEXT_MAX,
} from '../../contracts/limits.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { networkOf } from '../http/request-values.js';
import { ATTEMPTS, BLOBS, STORE } from '../ports/gateway-ports.js';
import { visitorOf } from '../sessions/session.js';
import { unsupported, type SizeLimits } from './checked-file.js';
import { Pieces, sentAheadBy } from './file-pieces.js';
import { discard, takeIn, type Intake } from './intake.js';
import type { LongTexts } from './multipart.js';
import { OwnResults, type Copies } from './own-results.js';
import { readPiece } from './read-piece.js';
import { UploadsUnderWay } from './uploads-under-way.js';

/** So many refused uploads of one network in a minute are recorded; further ones leave no trace on the log. */
const REFUSED_MAX = 30;

/** Characters that one conversion's id takes in a list, with the comma after it. */
const LISTED_ID_CHARS_MAX = 40;

/** Options that are lists, and longer than other texts. */
export const longTexts: LongTexts = new Map([
  ['redactionItems', REDACTION_ITEMS_TEXT_MAX],
  ['pages', PAGE_PLAN_MAX],
  ['values', FILLED_VALUES_MAX],
  ['valuesFile', FILLED_VALUES_MAX],
  ['marksFile', MARKS_FILE_MAX],
  ['marks', MARKS_TEXT_MAX],
  ['changed', MARKS_TEXT_MAX],
  ['removed', MARKS_TEXT_MAX],
  ['edits', EDITS_TEXT_MAX],
  ['fields', EDITS_TEXT_MAX],
  ['bookmarks', EDITS_TEXT_MAX],
  [FROM_FIELD, FILES_MAX * LISTED_ID_CHARS_MAX],
]);

const idsIn = (fields: ReadonlyMap<string, string>): readonly string[] =>
  (fields.get(FROM_FIELD) ?? '').split(',').flatMap((id) => (id.trim() === '' ? [] : [id.trim()]));

export interface FormRules {
  readonly longTexts?: LongTexts;
  /** How large its files may be. */
  readonly limits?: SizeLimits;
  /** The kinds of files that are accepted, named in the answer to a file of no known type. Default: all that Docket takes. */
  readonly kinds?: readonly FileKind[];
  readonly mayLackFiles?: (fields: ReadonlyMap<string, string>) => boolean;
}

/** Takes files in that are to be converted: uploads, whole or in pieces, and results that become files again. */
@Injectable()
export class Uploads {
  private readonly refused: Attempts;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(Pieces) private readonly pieces: Pieces,
    @Inject(UploadsUnderWay) private readonly underWay: UploadsUnderWay,
    @Inject(OwnResults) private readonly results: OwnResults,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.refused = openAttempts({ name: 'refused-upload', max: REFUSED_MAX, windowMs: MINUTE_MS });
  }

  /** @throws Refusal as {@link UploadsUnderWay.letIn} and {@link takeIn}. */
  async takeIn(request: Request, rules: FormRules = {}): Promise<Intake> {
    const { longTexts = new Map(), limits = maxBytesOf, kinds, ...others } = rules;
    const { store, blobs } = this;
    const { pace } = this.underWay;
    const sentAhead = sentAheadBy(visitorOf(request).owners, this.pieces);
    return this.underWay.letIn(request, async (room) => {
      const mayRecordRejection = async () => (await this.refused.add(networkOf(request.ip))) >= 0;
      const reading = { limits, longTexts, pace, sentAhead, mayRecordRejection, admit: room.take, ...others };
      const intake = await namingTypes(kinds, () => takeIn({ store, blobs, ...reading }, request));
      room.filled();
      return intake;
    });
  }

  /**
   * Takes in a form, with copies of the visitor's own results that it names behind the files that come with it.
   *
   * @throws Refusal as {@link takeIn} and {@link OwnResults.copiesOf}.
   */
  async takeInWithResults(
    request: Request,
    rules: Omit<FormRules, 'mayLackFiles'> = { longTexts },
  ): Promise<Intake & Copies> {
    const mayLackFiles = (fields: Intake['fields']): boolean => idsIn(fields).length > 0;
    const { files: sent, fields } = await this.takeIn(request, { ...rules, mayLackFiles });
    try {
      const { files: copies, from } = await this.results.copiesOf(idsIn(fields), sent, request);
      return { files: [...sent, ...copies], fields, from };
    } catch (error) {
      await this.discard(sent);
      throw error;
    }
  }

  /**
   * A piece of a file that comes later.
   *
   * @returns what stands for it.
   * @throws Refusal as {@link UploadsUnderWay.letIn}, {@link Pieces.refuseMore} and {@link readPiece}.
   */
  async takePiece(request: Request): Promise<string> {
    const { owner } = visitorOf(request);
    const { pace } = this.underWay;
    this.pieces.refuseMore(owner);
    return this.underWay.letIn(request, async (room) => {
      const piece = await readPiece(request, { blobs: this.blobs, pace, admit: room.take });
      return this.pieces.keep(piece, owner, room);
    });
  }

  discard(files: readonly UploadedFile[]): Promise<void> {
    return discard(this.blobs, files);
  }
}

const namingTypes = async <T>(kinds: readonly FileKind[] | undefined, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'file.type-unsupported') throw error;
    throw unsupported(String(error.facts['name']), kinds);
  }
};
