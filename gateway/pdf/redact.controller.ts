import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { redactionPreviewReply, type RedactionPreviewReply } from '../../contracts/api/redaction-preview.js';
import { pdfRedactPreview } from '../../contracts/tools/pdf-redact-preview.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { AwaitConversion } from '../conversions/await-conversion.js';
import { longTexts, Uploads } from '../uploads/uploads.js';
import { readResultJson, setNotesHeader } from '../conversions/tool-request.js';
import type { ToolRequest } from '../../services/platform/conversions/request-conversion.js';
import { requestOf } from '../conversions/tool-request.js';
import { RoomInQueue } from '../conversions/admission.js';
import { BLOBS } from '../ports/gateway-ports.js';
import { ownerOf } from '../sessions/session.js';
import type { Intake } from '../uploads/intake.js';

/** Shows the passages that a redaction would remove to whoever is about to ask for it. */
@Controller('api/pdf/redact')
@UseGuards(RoomInQueue)
export class RedactController {
  constructor(
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(AwaitConversion) private readonly conversions: AwaitConversion,
  ) {}

  @Post('preview')
  @HttpCode(200)
  async preview(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RedactionPreviewReply> {
    const owner = ownerOf(request);
    const form = await this.uploads.takeIn(request, { longTexts, kinds: pdfRedactPreview.accepts.kinds });
    const asked = await this.askedBy(form);
    const result = await this.conversions.run({ ...asked, owner, files: form.files, isQuestion: true }, response);
    setNotesHeader(result.notes, response);
    return readResultJson(this.blobs, result, redactionPreviewReply);
  }

  private async askedBy({ files, fields }: Intake): Promise<ToolRequest> {
    try {
      return requestOf(pdfRedactPreview, { fields, kinds: files.map(({ kind }) => kind) });
    } catch (error) {
      await this.uploads.discard(files);
      throw error;
    }
  }
}
