import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { ConvertReply } from '../../contracts/api/conversions.js';
import { SECOND_MS } from '../../contracts/durations.js';
import { Refusal } from '../../contracts/errors.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { BLOBS } from '../ports/gateway-ports.js';
import { sendFile } from '../shares/send-file.js';
import { fileOfEnd } from './await-conversion.js';
import { ConversionEnds } from './conversion-ends.js';
import { setNotesHeader, type WaitingTime } from './tool-request.js';

const ACCEPTED_STATUS = 202;
/** A client has this long to take the answer itself. */
const SILENCE_AFTER_MS = 60_000;
/** Seconds after which a caller may ask again how a conversion is. */
const RETRY_SECONDS = 2;

/** Answers with the file of a conversion where it is ready in time, and otherwise with where to ask for it. */
@Injectable()
export class AnswerInTime {
  constructor(
    @Inject(ConversionEnds) private readonly ends: ConversionEnds,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** @throws Refusal why the conversion has failed; `conversion.cancelled`. */
  async send(reply: ConvertReply, { seconds, applied }: WaitingTime, response: Response): Promise<void> {
    const path = `/api/conversions/${reply.id}`;
    if (applied !== '') response.set('Preference-Applied', applied);
    response.vary('Prefer');
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), seconds * SECOND_MS);
    response.once('close', () => over.abort());
    response.setTimeout(seconds * SECOND_MS + SILENCE_AFTER_MS); // the server itself would hang up on the silence sooner
    try {
      const end = seconds === 0 ? undefined : await this.ends.endOf(reply.id, over.signal);
      if (!end) {
        response
          .status(ACCEPTED_STATUS)
          .set({ Location: path, 'Retry-After': String(RETRY_SECONDS) })
          .json(reply);
        return;
      }
      const file = fileOfEnd(end);
      response.set({ 'Content-Location': `${path}/file`, Link: `<${reply.shareLink}>; rel="related"` });
      setNotesHeader(file.notes, response);
      await this.deliver(file, response);
    } finally {
      clearTimeout(timer);
    }
  }

  private async deliver(file: Parameters<typeof sendFile>[1], response: Response): Promise<void> {
    try {
      await sendFile(this.blobs, file, response);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'share-link.not-found') throw error;
      throw new Refusal('conversion.file-gone', {}, { cause: error });
    }
  }
}
