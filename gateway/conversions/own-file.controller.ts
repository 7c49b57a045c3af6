import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Refusal } from '../../contracts/errors.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { BLOBS } from '../ports/gateway-ports.js';
import { sendFile } from '../shares/send-file.js';
import { OwnResults } from '../uploads/own-results.js';

/** Results of visitors, shown to themselves: no download of the link, which may allow only a few. */
@Controller('api/conversions')
export class OwnFileController {
  constructor(
    @Inject(OwnResults) private readonly results: OwnResults,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  @Get(':id/file')
  async file(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const result = await this.results.of(id, response.req);
    try {
      await sendFile(this.blobs, result, response);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'share-link.not-found') throw error;
      throw new Refusal('conversion.file-gone', {}, { cause: error });
    }
  }
}
