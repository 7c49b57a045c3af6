import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { json } from 'node:stream/consumers';
import { ANSWERED_BY_HEADER, translationReceipt } from '../../contracts/api/ai.js';
import { translate } from '../../contracts/tools/translate.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { ToolCall } from '../conversions/tool-call.js';
import { RoomInQueue } from '../conversions/admission.js';
import { BLOBS } from '../ports/gateway-ports.js';
import { sendFile } from '../shares/send-file.js';

/** A document in another language. Requirement. */
@Controller('api')
@UseGuards(RoomInQueue)
export class TranslateController {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(ToolCall) private readonly call: ToolCall,
  ) {}

  @Post('translate')
  @HttpCode(200)
  async translate(@Req() request: Request, @Res() response: Response): Promise<void> {
    const result = await this.call.runStoring(translate, request, response);
    if (result.receipt !== null) {
      const { answeredBy } = translationReceipt.parse(await json(await this.blobs.read(result.receipt)));
      response.set(ANSWERED_BY_HEADER, `${answeredBy.kind} ${headerSafe(answeredBy.name)}`);
    }
    await sendFile(this.blobs, result, response);
  }
}

/** The name of a model is a setting, and may hold anything. */
const headerSafe = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?');
