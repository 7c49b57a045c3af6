import { Controller, HttpCode, Inject, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { conversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import type { Requested } from '../../contracts/lifecycles/conversion.machine.js';
import type { CancelReply, ConvertReply } from '../../contracts/api/conversions.js';
import { Refusal, type RefusalCode } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Config } from '../../services/platform/settings/config.js';
import { inOrder } from '../../contracts/tools/availability.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import {
  isSurelyNotRequested,
  newConversion,
  RequestedBefore,
  type ConversionRequest,
  type NewConversion,
} from '../../services/platform/conversions/request-conversion.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import { originOf } from '../http/request-values.js';
import { CONFIG, STORE } from '../ports/gateway-ports.js';
import { refuseToolOutOfScope } from '../sessions/key-scope-guard.js';
import { frameOfRequest, isOwnConversion, ownerOf, requestersOf } from '../sessions/session.js';
import { Uploads } from '../uploads/uploads.js';
import type { Intake } from '../uploads/intake.js';
import type { Copies } from '../uploads/own-results.js';
import { AnswerInTime } from './answer-in-time.js';
import {
  ConversionRequests,
  endsOfLink,
  keyedIds,
  metBefore,
  requestedUnder,
  type LinkEnds,
} from './conversion-requests.js';
import { RoomInQueue } from './admission.js';
import { operationIn, readLinkEnd, readToolRequest, waitingTimeOf } from './tool-request.js';

/** Why what came with a request can be missing the second time, while the first has become a conversion. */
const goneSince: ReadonlySet<RefusalCode> = new Set([
  'upload.pieces-gone',
  'conversion.not-found',
  'conversion.file-gone',
  'storage.full',
  'storage.visitor-full',
  'quota.storage',
  'storage.nearly-full',
]);

/** `ends`: of its link; undefined for one that is late. */
type WithLink = NewConversion & { readonly ends?: LinkEnds | undefined };

/** `POST /api/convert`, and what an owner may do to a conversion. Requirement. */
@Controller('api')
export class ConversionsController {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ConversionRequests) private readonly requests: ConversionRequests,
    @Inject(AnswerInTime) private readonly answers: AnswerInTime,
  ) {}

  @Post('convert')
  @HttpCode(200)
  @UseGuards(RoomInQueue)
  async convert(@Req() request: Request, @Res() response: Response): Promise<void> {
    const waiting = waitingTimeOf(request);
    const origin = originOf(request, this.config);
    const { conversionId: id, shareHash, ends } = await this.requestedBy(request);
    const reply: ConvertReply = { id, shareHash, shareLink: `${origin}/s/${shareHash}`, ...ends };
    if (waiting) await this.answers.send(reply, waiting, response);
    else response.json(reply);
  }

  private async requestedBy(request: Request): Promise<WithLink> {
    try {
      return await this.requestedNow(request);
    } catch (error) {
      if (error instanceof RequestedBefore) {
        const { conversionId, shareHash } = error.conversion;
        return { conversionId, shareHash, ends: await endsOfLink(this.store, shareHash) };
      }
      throw error;
    }
  }

  private async requestedNow(request: Request): Promise<WithLink> {
    const owner = ownerOf(request);
    const keyed = keyedIds(request, requestersOf(request));
    const before = keyed === undefined ? undefined : await requestedUnder(this.store, keyed);
    const { files, fields, from } = await this.takenIn(request, before);
    const fresh = newConversion(keyed?.id);
    try {
      refuseToolOutOfScope(request, operationIn(fields));
      const asked = readToolRequest(
        fields,
        files.map(({ kind }) => kind),
      );
      const inTurn = inOrder(asked.tool, files);
      const now = new Date();
      const linkEnd = readLinkEnd(fields, { now, latest: await this.requests.latestEnd(owner, now) });
      const frame = frameOfRequest(request)?.id;
      const wanted = { ...fresh, ...asked, owner, files: inTurn, from, linkEnd, frame, now };
      return { ...fresh, ends: await this.addUnlessBefore(wanted, before) };
    } catch (error) {
      if (await isSurelyNotRequested(this.store, fresh.conversionId, error)) await this.uploads.discard(files);
      throw error;
    }
  }

  /** @throws RequestedBefore for the same request, and Refusal `request.key-reused` for another under its key. */
  private async addUnlessBefore(
    wanted: ConversionRequest,
    before: Requested | undefined,
  ): Promise<LinkEnds | undefined> {
    const asked = { tool: wanted.tool.id, options: wanted.options, files: wanted.files };
    if (before) throw metBefore(before, asked);
    try {
      return await this.requests.addWithLink(wanted);
    } catch (error) {
      throw error instanceof RequestedBefore ? metBefore(error.conversion, asked) : error;
    }
  }

  /** Files of a request that is sent again may have come ahead, and be gone since the first time. */
  private async takenIn(request: Request, before: Requested | undefined): Promise<Intake & Copies> {
    try {
      return await this.uploads.takeInWithResults(request);
    } catch (error) {
      if (before && error instanceof Refusal && goneSince.has(error.code)) throw new RequestedBefore(before);
      throw error;
    }
  }

  @Post('conversions/:id/cancel')
  @HttpCode(200)
  async cancel(@Param('id') id: string, @Req() request: Request): Promise<CancelReply> {
    const stream = streamOf('conversion', id);
    const from = await load(this.store, { stream, decider: conversion });
    if (!isOwnConversion(request, from.state.context.requested)) throw new Refusal('conversion.not-found');
    const command = { type: 'RequestCancel', now: new Date() } as const;
    const { state } = await handle(this.store, { stream, decider: conversion, command, from });
    return { id, status: conversionStatus.options.find((status) => state.hasTag(status)) ?? 'processing' };
  }
}
