import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { redactionPreviewReply, type RedactionPreviewReply } from '../../contracts/api/redaction-preview.js';
import { pdfRedactPreview } from '../../contracts/tools/pdf-redact-preview.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { AwaitConversion } from '../conversions/await-conversion.js';
import { longTexts } from '../conversions/long-texts.js';
import { resultJson } from '../conversions/result-json.js';
import { requestOf, type ToolRequest } from '../conversions/tool-request.js';
import { RoomInQueue } from '../conversions/room-in-queue.guard.js';
import { BLOBS, STORE } from '../gateway-ports.js';
import { ownerOf } from '../sessions/session.js';
import { discard, takeIn, type Intake } from '../uploads/intake.js';

/** What a redaction would remove, for whoever is about to ask for it. */
@Controller('api/pdf/redact')
@UseGuards(RoomInQueue)
export class RedactController {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
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
    const form = await takeIn({ store: this.store, blobs: this.blobs, longTexts }, request, owner);
    const asked = await this.askedBy(form);
    const result = await this.conversions.run({ ...asked, owner, files: form.files, isQuestion: true }, response);
    return resultJson(this.blobs, result, redactionPreviewReply);
  }

  private async askedBy({ files, fields }: Intake): Promise<ToolRequest> {
    try {
      return requestOf(
        pdfRedactPreview,
        fields,
        files.map(({ kind }) => kind),
      );
    } catch (error) {
      await discard(this.blobs, files);
      throw error;
    }
  }
}
