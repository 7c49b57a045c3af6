import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { detectLanguageReply, type DetectLanguageReply } from '../../contracts/api/ai.js';
import { detectSensitiveReply, type DetectSensitiveReply } from '../../contracts/api/sensitive-data.js';
import { detectLanguage } from '../../contracts/tools/detect-language.js';
import { pdfDetectSensitive } from '../../contracts/tools/pdf-detect-sensitive.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { readResultJson } from '../conversions/tool-request.js';
import { ToolCall } from '../conversions/tool-call.js';
import { RoomInQueue } from '../conversions/admission.js';
import { BLOBS } from '../ports/gateway-ports.js';

/** Finds the language of a document, and passages that should not be shared. Requirement. */
@Controller('api')
@UseGuards(RoomInQueue)
export class DetectController {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(ToolCall) private readonly call: ToolCall,
  ) {}

  @Post('detect-language')
  @HttpCode(200)
  async language(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DetectLanguageReply> {
    return readResultJson(this.blobs, await this.call.run(detectLanguage, request, response), detectLanguageReply);
  }

  @Post('pdf/detect-sensitive')
  @HttpCode(200)
  async sensitive(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DetectSensitiveReply> {
    return readResultJson(this.blobs, await this.call.run(pdfDetectSensitive, request, response), detectSensitiveReply);
  }
}
