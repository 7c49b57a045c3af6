import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { FROM_FIELD } from '../../contracts/api/conversions.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import {
  EDITS_TEXT_MAX,
  FILES_MAX,
  FILLED_VALUES_MAX,
  MARKS_TEXT_MAX,
  PAGE_PLAN_MAX,
  REDACTION_ITEMS_TEXT_MAX,
} from '../../contracts/limits.js';
import type { Intake } from './intake.js';
import { Uploads, type FormRules } from './uploads.js';
import type { LongTexts } from './multipart.js';
import { OwnResults, type Copies } from './own-results.js';

/** Characters that one conversion's id takes in a list, with the comma after it. */
const LISTED_ID_CHARS_MAX = 40;

/** Options that are lists, and longer than other texts. */
export const longTexts: LongTexts = new Map([
  ['redactionItems', REDACTION_ITEMS_TEXT_MAX],
  ['pages', PAGE_PLAN_MAX],
  ['values', FILLED_VALUES_MAX],
  ['valuesFile', FILLED_VALUES_MAX],
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

/** What a form has converted: files that come with it, then results that it names. */
@Injectable()
export class FilesToConvert {
  constructor(
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(OwnResults) private readonly results: OwnResults,
  ) {}

  /** @throws Refusal as {@link Uploads.takeIn} and {@link OwnResults.copiesOf}. */
  async takeIn(request: Request, rules: Omit<FormRules, 'mayLackFiles'> = { longTexts }): Promise<Intake & Copies> {
    const mayLackFiles = (fields: Intake['fields']): boolean => idsIn(fields).length > 0;
    const { files: sent, fields } = await this.uploads.takeIn(request, { ...rules, mayLackFiles });
    try {
      const { files: copies, from } = await this.results.copiesOf(idsIn(fields), sent, request);
      return { files: [...sent, ...copies], fields, from };
    } catch (error) {
      await this.discard(sent);
      throw error;
    }
  }

  discard(files: readonly UploadedFile[]): Promise<void> {
    return this.uploads.discard(files);
  }
}
