import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { exportPowerpoint } from '../../contracts/tools/export-powerpoint.js';
import { exportWord } from '../../contracts/tools/export-word.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { ToolCall } from '../conversions/tool-call.js';
import { RoomInQueue } from '../conversions/admission.js';
import { BLOBS } from '../ports/gateway-ports.js';
import { sendFile } from '../shares/send-file.js';

/** A document as a file to go on writing in. Requirement. */
@Controller('api/export')
@UseGuards(RoomInQueue)
export class ExportController {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(ToolCall) private readonly call: ToolCall,
  ) {}

  @Post('word')
  @HttpCode(200)
  async word(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendFile(this.blobs, await this.call.runStoring(exportWord, request, response), response);
  }

  @Post('powerpoint')
  @HttpCode(200)
  async powerpoint(@Req() request: Request, @Res() response: Response): Promise<void> {
    await sendFile(this.blobs, await this.call.runStoring(exportPowerpoint, request, response), response);
  }
}
