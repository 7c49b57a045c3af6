import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CALL_HEADER, callName } from '../../contracts/api/conversions.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { BLOBS, STORE } from '../gateway-ports.js';
import { ownerOf } from '../sessions/session.js';
import { discard, takeIn, type Intake } from '../uploads/intake.js';
import { AwaitConversion, type AwaitedFile } from './await-conversion.js';
import { requestOf, type ToolRequest } from './tool-request.js';

/** A call that has a tool of its own: takes the form in, runs the tool and waits for its result. */
@Injectable()
export class ToolCall {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(AwaitConversion) private readonly conversions: AwaitConversion,
  ) {}

  /** @throws Refusal as {@link takeIn}, {@link requestOf} and {@link AwaitConversion.run}. */
  async run(tool: Tool, request: Request, response: Response): Promise<AwaitedFile> {
    const owner = ownerOf(request);
    const form = await takeIn({ store: this.store, blobs: this.blobs }, request, owner);
    const asked = await this.askedBy(tool, form);
    const call = callName.safeParse(request.get(CALL_HEADER)).data;
    return this.conversions.run(
      { ...asked, owner, files: form.files, isQuestion: true, ...(call && { call }) },
      response,
    );
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
