import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import { ARCHIVE_MAX_BYTES } from '../../contracts/limits.js';
import { archiveOf } from './file-archive.js';
import { memberOfRequest, type AskingMember } from './member-of-request.js';
import { OwnData } from './own-data.js';
import { sendParts } from './send-parts.js';

/** A member takes along what is kept of them. */
@Controller('api/account')
export class OwnDataController {
  /** Members whose data is being read now: reading it all is work, which nobody is to start many times. */
  private readonly exporting = new Set<string>();

  constructor(@Inject(OwnData) private readonly data: OwnData) {}

  @Get('data')
  async json(@Res() response: Response): Promise<void> {
    await this.alone(response, (member) =>
      sendParts(response, {
        name: 'docket-data.json',
        type: 'application/json; charset=utf-8',
        parts: () => this.data.json(member),
      }),
    );
  }

  @Get('files')
  async files(@Res() response: Response): Promise<void> {
    await this.alone(response, async (member) => {
      const isTooMuch = (await this.data.storedBytes(member)) > ARCHIVE_MAX_BYTES;
      if (isTooMuch) throw new Refusal('result.too-large', { limit: ARCHIVE_MAX_BYTES / MB });
      await sendParts(response, {
        name: 'docket-data.zip',
        type: 'application/zip',
        parts: () => archiveOf(this.data.archive(member)),
      });
    });
  }

  private async alone(response: Response, work: (member: AskingMember) => Promise<void>): Promise<void> {
    const member = memberOfRequest(response.req as Request);
    if (this.exporting.has(member.userId)) throw new Refusal('account.export-busy');
    this.exporting.add(member.userId);
    try {
      await work(member);
    } finally {
      this.exporting.delete(member.userId);
    }
  }
}
