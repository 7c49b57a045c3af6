import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CALL_HEADER, callName } from '../../contracts/api/conversions.js';
import { maxBytesOfCall } from '../../contracts/files.js';
import { inOrder } from '../../contracts/tools/availability.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { originOf } from '../http/request-values.js';
import { ownerOf } from '../sessions/session.js';
import { longTexts, Uploads } from '../uploads/uploads.js';
import type { Intake } from '../uploads/intake.js';
import { AwaitConversion, type AwaitedFile } from './await-conversion.js';
import { asksToStore, requestOf, setNotesHeader, setStoredHeader } from './tool-request.js';
import type { ToolRequest } from '../../services/platform/conversions/request-conversion.js';

/** A call that has a tool of its own: takes the form in, runs the tool and waits for its result. */
@Injectable()
export class ToolCall {
  constructor(
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(AwaitConversion) private readonly conversions: AwaitConversion,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Refusal as {@link Uploads.takeIn}, {@link requestOf} and {@link AwaitConversion.run}. */
  run(tool: Tool, request: Request, response: Response): Promise<AwaitedFile> {
    return this.runAs(true, tool, [request, response]);
  }

  /** As {@link run}; the file is stored where the request asks for it, see {@link asksToStore}. */
  async runStoring(tool: Tool, request: Request, response: Response): Promise<AwaitedFile> {
    const isStored = asksToStore(request);
    const file = await this.runAs(!isStored, tool, [request, response]);
    if (isStored) setStoredHeader(file, originOf(request, this.config), response);
    return file;
  }

  private async runAs(
    isQuestion: boolean,
    tool: Tool,
    [request, response]: readonly [Request, Response],
  ): Promise<AwaitedFile> {
    const form = await this.uploads.takeIn(request, { limits: maxBytesOfCall, kinds: tool.accepts.kinds, longTexts });
    const owner = ownerOf(request);
    const asked = await this.askedBy(tool, form);
    const call = callName.safeParse(request.get(CALL_HEADER)).data;
    const wanted = { ...asked, owner, files: inOrder(tool, form.files), isQuestion, ...(call && { call }) };
    const result = await this.conversions.run(wanted, response);
    setNotesHeader(result.notes, response);
    return result;
  }

  private async askedBy(tool: Tool, { files, fields }: Intake): Promise<ToolRequest> {
    try {
      return requestOf(tool, { fields, kinds: files.map(({ kind }) => kind) });
    } catch (error) {
      await this.uploads.discard(files);
      throw error;
    }
  }
}
