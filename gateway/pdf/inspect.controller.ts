import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { pdfEditableText } from '../../contracts/tools/pdf-editable-text.js';
import { pdfInspect } from '../../contracts/tools/pdf-inspect.js';
import { pdfPagePreview } from '../../contracts/tools/pdf-page-preview.js';
import { pdfPageImages } from '../../contracts/tools/pdf-page-images.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { ToolCall } from '../conversions/tool-call.js';
import { RoomInQueue } from '../conversions/admission.js';
import { BLOBS } from '../ports/gateway-ports.js';
import { sendFile } from '../shares/send-file.js';

/** Questions of programs and screens about a PDF before anything is done to it. */
@Controller('api/pdf')
@UseGuards(RoomInQueue)
export class InspectController {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(ToolCall) private readonly call: ToolCall,
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

  @Post('edit-text/lines')
  @HttpCode(200)
  async editableText(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.answer(pdfEditableText, request, response);
  }

  @Post('preview')
  @HttpCode(200)
  async preview(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.answer(pdfPagePreview, request, response);
  }

  /** The result goes out as the operation wrote it: the text of a long document is not read a second time here. */
  private async answer(tool: Tool, request: Request, response: Response): Promise<void> {
    await sendFile(this.blobs, await this.call.run(tool, request, response), response);
  }
}
