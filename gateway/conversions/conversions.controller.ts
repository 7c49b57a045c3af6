import { Controller, HttpCode, Inject, Param, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { conversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import type { CancelReply, ConvertReply } from '../../contracts/api/conversions.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Config } from '../../services/platform/settings/config.js';
import { inOrder } from '../../contracts/tools/availability.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import { originOf } from '../http/origin.js';
import { CONFIG, STORE } from '../ports/gateway-ports.js';
import { refuseToolOutOfScope } from '../sessions/key-scope.guard.js';
import { isOwn, ownerOf } from '../sessions/session.js';
import { FilesToConvert } from '../uploads/files-to-convert.js';
import { ConversionRequests } from './conversion-requests.js';
import { newConversion, RequestedBefore, type NewConversion } from './request-conversion.js';
import { keyedId, refuseRepeated } from './request-key.js';
import { RoomInQueue } from './room-in-queue.guard.js';
import { readLinkEnd, readToolRequest } from './tool-request.js';

/** `POST /api/convert`, and what an owner may do to a conversion. Requirement. */
@Controller('api')
export class ConversionsController {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(FilesToConvert) private readonly inputs: FilesToConvert,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ConversionRequests) private readonly requests: ConversionRequests,
  ) {}

  @Post('convert')
  @HttpCode(200)
  @UseGuards(RoomInQueue)
  async convert(@Req() request: Request): Promise<ConvertReply> {
    const origin = originOf(request, this.config);
    const { conversionId: id, shareHash } = await this.requestedBy(request);
    return { id, shareHash, shareLink: `${origin}/s/${shareHash}` };
  }

  private async requestedBy(request: Request): Promise<NewConversion> {
    try {
      return await this.requestedNow(request);
    } catch (error) {
      if (error instanceof RequestedBefore) return error.conversion;
      throw error;
    }
  }

  private async requestedNow(request: Request): Promise<NewConversion> {
    const owner = ownerOf(request);
    const keyed = keyedId(request, owner);
    // Asked before its files are taken in, which may have come ahead, and be gone since the first time.
    if (keyed !== undefined) await refuseRepeated(this.store, keyed);
    const { files, fields, from } = await this.inputs.takeIn(request);
    const fresh = newConversion(keyed);
    try {
      if (keyed !== undefined) await refuseRepeated(this.store, keyed);
      refuseToolOutOfScope(request, fields.get('operation') ?? '');
      const asked = readToolRequest(
        fields,
        files.map(({ kind }) => kind),
      );
      const inTurn = inOrder(asked.tool, files);
      const now = new Date();
      const linkEnd = readLinkEnd(fields, owner, now);
      await this.requests.addWithLink({ ...fresh, ...asked, owner, files: inTurn, from, linkEnd, now });
      return fresh;
    } catch (error) {
      await this.inputs.discard(files);
      throw error;
    }
  }

  @Post('conversions/:id/cancel')
  @HttpCode(200)
  async cancel(@Param('id') id: string, @Req() request: Request): Promise<CancelReply> {
    const stream = streamOf('conversion', id);
    const from = await load(this.store, { stream, decider: conversion });
    if (!isOwn(request, from.state.context.requested?.owner)) throw new Refusal('conversion.not-found');
    const command = { type: 'RequestCancel', now: new Date() } as const;
    const { state } = await handle(this.store, { stream, decider: conversion, command, from });
    return { id, status: conversionStatus.options.find((status) => state.hasTag(status)) ?? 'processing' };
  }
}
