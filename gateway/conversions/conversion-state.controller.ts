import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { ConversionReply } from '../../contracts/api/conversions.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { conversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { load } from '../../services/platform/event-store/streams.js';
import type { Config } from '../../services/platform/settings/config.js';
import { originOf } from '../http/request-values.js';
import { CONFIG, STORE } from '../ports/gateway-ports.js';
import { isOwnConversion } from '../sessions/session.js';

/** How one conversion is, for its owner. It comes after the controllers that have other paths of this length. */
@Controller('api/conversions')
export class ConversionStateController {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(':id')
  @Header('Cache-Control', 'private, no-store')
  async of(@Param('id') id: string, @Req() request: Request): Promise<ConversionReply> {
    const { state } = await load(this.store, { stream: streamOf('conversion', id), decider: conversion });
    const { requested, result, failure } = state.context;
    if (!requested || !isOwnConversion(request, requested) || state.matches('deleted')) {
      throw new Refusal('conversion.not-found');
    }
    return {
      id,
      status: conversionStatus.options.find((status) => state.hasTag(status)) ?? 'processing',
      tool: requested.tool,
      shareLink: `${originOf(request, this.config)}/s/${requested.shareHash}`,
      file: result ? `/api/conversions/${id}/file` : null,
      ...(result ? { name: result.name, size: result.size } : { name: null, size: null }),
      ...(failure ? { code: failure.code, error: failure.reason } : { code: null, error: null }),
    };
  }
}
