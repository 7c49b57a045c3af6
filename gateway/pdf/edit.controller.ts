import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { pdfAnnotate } from '../../contracts/tools/pdf-annotate.js';
import { pdfEditable } from '../../contracts/tools/pdf-editable.js';
import { pdfFillForm } from '../../contracts/tools/pdf-fill-form.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { RoomInQueue } from '../conversions/admission.js';
import { ToolCall } from '../conversions/tool-call.js';
import { BLOBS } from '../ports/gateway-ports.js';
import { sendFile } from '../shares/send-file.js';

/** Fills in forms, puts marks on pages, and tells what can be edited. */
@Controller('api/pdf')
@UseGuards(RoomInQueue)
export class EditController {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(ToolCall) private readonly call: ToolCall,
  ) {}

  @Post('annotate')
  @HttpCode(200)
  async annotate(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendFile(this.blobs, await this.call.runStoring(pdfAnnotate, request, response), response);
  }

  /** The result goes out as the operation wrote it. */
  @Post('editable')
  @HttpCode(200)
  async editable(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendFile(this.blobs, await this.call.run(pdfEditable, request, response), response);
  }

  @Post('fill-form')
  @HttpCode(200)
  async fill(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendFile(this.blobs, await this.call.runStoring(pdfFillForm, request, response), response);
  }
}
