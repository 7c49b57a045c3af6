import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  generateQuizReply,
  summarizeReply,
  type GenerateQuizReply,
  type SummarizeReply,
} from '../../contracts/api/ai.js';
import { generateQuiz } from '../../contracts/tools/generate-quiz.js';
import { summarize } from '../../contracts/tools/summarize.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { readResultJson } from '../conversions/tool-request.js';
import { ToolCall } from '../conversions/tool-call.js';
import { RoomInQueue } from '../conversions/admission.js';
import { BLOBS } from '../ports/gateway-ports.js';

/**
 * Tells about the content of a document, in short or as questions. Requirement.
 *
 * A request that cannot be worked on (type, size, number of files) and work that fails (a damaged file, a provider
 * that does not answer) are refused with a status, `error` and `code` like everywhere. A file that was read and of
 * which nothing can be made answers with 200 and a result whose `success` is false and whose `error` says why.
 */
@Controller('api')
@UseGuards(RoomInQueue)
export class UnderstandController {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(ToolCall) private readonly call: ToolCall,
  ) {}

  @Post('summarize')
  @HttpCode(200)
  async summarize(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SummarizeReply> {
    return readResultJson(this.blobs, await this.call.run(summarize, request, response), summarizeReply);
  }

  @Post('generate-quiz')
  @HttpCode(200)
  async generateQuiz(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GenerateQuizReply> {
    return readResultJson(this.blobs, await this.call.run(generateQuiz, request, response), generateQuizReply);
  }
}
