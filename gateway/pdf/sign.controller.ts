import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FROM_FIELD } from '../../contracts/api/conversions.js';
import { verifyReply, type VerifyReply } from '../../contracts/api/signatures.js';
import { Refusal } from '../../contracts/errors.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import { pdfPlaceSignature } from '../../contracts/tools/pdf-place-signature.js';
import { pdfVerify } from '../../contracts/tools/pdf-verify.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { AwaitConversion } from '../conversions/await-conversion.js';
import { Uploads } from '../uploads/uploads.js';
import { RoomInQueue } from '../conversions/admission.js';
import {
  asksToStore,
  readResultJson,
  requestOf,
  setNotesHeader,
  setStoredHeader,
} from '../conversions/tool-request.js';
import type { Config } from '../../services/platform/settings/config.js';
import { BLOBS, CONFIG } from '../ports/gateway-ports.js';
import { originOf } from '../http/request-values.js';
import { ownerOf, visitorOf } from '../sessions/session.js';
import { sendFile } from '../shares/send-file.js';
import { SIGNATURE_TEXT_MAX, storeSignatureImage } from './signature-image.js';

const IMAGE_FIELD = 'signatureImageBase64';
const PLACEMENTS_TEXT_MAX = 40_000;
const longTexts = new Map([
  [IMAGE_FIELD, SIGNATURE_TEXT_MAX],
  ['placements', PLACEMENTS_TEXT_MAX],
]);

/** Signs PDFs and checks their signatures. Requirement. */
@Controller('api/pdf')
@UseGuards(RoomInQueue)
export class SignController {
  constructor(
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(AwaitConversion) private readonly conversions: AwaitConversion,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('sign')
  @HttpCode(200)
  async sign(@Req() request: Request, @Res() response: Response): Promise<void> {
    const owner = ownerOf(request);
    const { files, fields, from } = await this.uploads.takeInWithResults(request, { longTexts, kinds: ['pdf'] });
    const asked = await this.orDiscard(files, async () => {
      refuseUnlessOnePdf(files);
      const image = await storeSignatureImage(this.blobs, fields.get(IMAGE_FIELD));
      const all = [...files, image];
      return this.orDiscard([image], async () => ({
        files: all,
        ...requestOf(pdfPlaceSignature, { fields, kinds: kindsOf(all), besides: [IMAGE_FIELD, FROM_FIELD] }),
      }));
    });
    // A member finds the signed file in the history; a guest whose program did not ask to store it has this answer alone.
    const isStored = asksToStore(request) || visitorOf(request).member !== undefined;
    const result = await this.conversions.run({ ...asked, owner, from, isQuestion: !isStored }, response);
    if (isStored) setStoredHeader(result, originOf(request, this.config), response);
    setNotesHeader(result.notes, response);
    await sendFile(this.blobs, result, response);
  }

  @Post('verify')
  @HttpCode(200)
  async verify(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<VerifyReply> {
    const owner = ownerOf(request);
    const { files, fields } = await this.uploads.takeIn(request, { kinds: pdfVerify.accepts.kinds });
    const asked = await this.orDiscard(files, async () => requestOf(pdfVerify, { fields, kinds: kindsOf(files) }));
    const result = await this.conversions.run({ ...asked, owner, files, isQuestion: true }, response);
    setNotesHeader(result.notes, response);
    return readResultJson(this.blobs, result, verifyReply);
  }

  private async orDiscard<T>(files: readonly UploadedFile[], work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.uploads.discard(files);
      throw error;
    }
  }
}

const kindsOf = (files: readonly UploadedFile[]) => files.map(({ kind }) => kind);

const refuseUnlessOnePdf = (files: readonly UploadedFile[]): void => {
  if (files.length === 1 && files[0]?.kind === 'pdf') return;
  throw new Refusal('tool.files-do-not-fit', { message: pdfPlaceSignature.refusal.count });
};
