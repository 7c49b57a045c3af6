import { Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { embedTokenRequest, type EmbedTokenReply } from '../../contracts/api/embedding.js';
import { Refusal } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/settings/config.js';
import { bodyOf } from '../http/body.js';
import { originOf } from '../http/request-values.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { keyOf } from '../sessions/session.js';
import { EmbedTokens } from './embed-tokens.js';

/** Tokens with which the server of another site lets one visitor of its own open a frame. */
@Controller('api/embed-tokens')
export class EmbedTokensController {
  constructor(
    @Inject(EmbedTokens) private readonly tokens: EmbedTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  async make(@Req() request: Request): Promise<EmbedTokenReply> {
    const key = keyOf(request);
    if (!key) throw new Refusal('embed.key-needed');
    const { embedId, token, expiresAt } = await this.tokens.make(key, bodyOf(request, embedTokenRequest));
    return { url: `${originOf(request, this.config)}/embed/${embedId}`, token, expiresAt };
  }
}
