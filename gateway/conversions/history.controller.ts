import { Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { ConvertReply } from '../../contracts/api/conversions.js';
import { renameRequest, type DeleteReply, type HistoryReply, type RenameReply } from '../../contracts/api/history.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { assertNotTooOften } from '../../services/platform/attempts/assert-not-too-often.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import { chosenName } from '../../services/platform/conversions/chosen-name.js';
import type { Config } from '../../services/platform/settings/config.js';
import { conversion, type ConversionState } from '../../services/platform/conversions/conversion.decider.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load, type Loaded } from '../../services/platform/event-store/streams.js';
import { bodyOf } from '../http/body.js';
import { originOf } from '../http/request-values.js';
import { ATTEMPTS, CONFIG, STORE } from '../ports/gateway-ports.js';
import { refuseToolOutOfScope } from '../sessions/key-scope-guard.js';
import { isOwn, visitorOf } from '../sessions/session.js';
import { History } from './conversion-history.js';
import { RoomInQueue } from './admission.js';
import { Retry } from './retry.js';

/** One conversion may be renamed so often within the window. */
const RENAMES_MAX = 20;

/** Requirements: what a visitor may do with what they made. */
@Controller('api/conversions')
export class HistoryController {
  private readonly renames: Attempts;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(History) private readonly history: History,
    @Inject(Retry) private readonly retries: Retry,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.renames = openAttempts({ name: 'rename', max: RENAMES_MAX });
  }

  /** Members only: a guest's browser keeps its own list. */
  @Get()
  async list(@Req() request: Request): Promise<HistoryReply> {
    const { member, owners } = visitorOf(request);
    if (!member) throw new Refusal('session.missing');
    return { conversions: await this.history.of({ owners, origin: originOf(request, this.config) }) };
  }

  @Patch(':id')
  async rename(@Param('id') id: string, @Req() request: Request): Promise<RenameReply> {
    const { originalFileName } = bodyOf(request, renameRequest);
    const from = await this.own(id, request);
    const name = chosenName(originalFileName, from.state.context.result?.name ?? '');
    if (name !== from.state.context.result?.name) await assertNotTooOften(this.renames, id);
    const command = { type: 'Rename', name, now: new Date() } as const;
    await handle(this.store, { stream: streamOf('conversion', id), decider: conversion, command, from });
    return { id, downloadName: name };
  }

  @Delete(':id')
  async delete(@Param('id') id: string, @Req() request: Request): Promise<DeleteReply> {
    const from = await this.own(id, request);
    const command = { type: 'Delete', now: new Date() } as const;
    await handle(this.store, { stream: streamOf('conversion', id), decider: conversion, command, from });
    return { id, success: true };
  }

  @Post(':id/retry')
  @HttpCode(200)
  @UseGuards(RoomInQueue)
  async retry(@Param('id') id: string, @Req() request: Request): Promise<ConvertReply> {
    const { state } = await this.own(id, request);
    refuseToolOutOfScope(request, state.context.requested?.tool ?? '');
    const { conversionId, shareHash, ...ends } = await this.retries.of(state, visitorOf(request));
    const shareLink = `${originOf(request, this.config)}/s/${shareHash}`;
    return { id: conversionId, shareHash, shareLink, ...ends };
  }

  /** @throws Refusal `request.too-often`. */
  /** Another's looks like one that never was. */
  private async own(id: string, request: Request): Promise<Loaded<ConversionState>> {
    const loaded = await load(this.store, { stream: streamOf('conversion', id), decider: conversion });
    if (!isOwn(request, loaded.state.context.requested?.owner)) throw new Refusal('conversion.not-found');
    return loaded;
  }
}
