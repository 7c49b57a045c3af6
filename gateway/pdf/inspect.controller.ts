import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { pdfInspect } from '../../contracts/tools/pdf-inspect.js';
import { pdfPageImages } from '../../contracts/tools/pdf-page-images.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { AwaitConversion } from '../conversions/await-conversion.js';
import { requestOf, type ToolRequest } from '../conversions/tool-request.js';
import { BLOBS, STORE } from '../ports.js';
import { ownerOf } from '../sessions/session.js';
import { sendFile } from '../shares/send-file.js';
import { discard, takeIn, type Intake } from '../uploads/intake.js';

/** What programs and screens ask about a PDF before anything is done to it. */
@Controller('api/pdf')
export class InspectController {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(AwaitConversion) private readonly conversions: AwaitConversion,
  ) {}

  @Post('inspect')
  @HttpCode(200)
  async inspect(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.answer(pdfInspect, request, response);
  }

  @Post('pages/image')
  @HttpCode(200)
  async images(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.answer(pdfPageImages, request, response);
  }

  /** The result goes out as the operation wrote it: the text of a long document is not read a second time here. */
  private async answer(tool: Tool, request: Request, response: Response): Promise<void> {
    const owner = ownerOf(request);
    const form = await takeIn({ store: this.store, blobs: this.blobs }, request, owner);
    const asked = await this.askedBy(tool, form);
    const result = await this.conversions.run({ ...asked, owner, files: form.files }, response);
    await sendFile(this.blobs, result, response);
  }

  private async askedBy(tool: Tool, { files, fields }: Intake): Promise<ToolRequest> {
    try {
      return requestOf(
        tool,
        fields,
        files.map(({ kind }) => kind),
      );
    } catch (error) {
      await discard(this.blobs, files);
      throw error;
    }
  }
}
