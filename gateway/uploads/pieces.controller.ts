import { Controller, Delete, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { PieceReply } from '../../contracts/api/conversions.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { SITE_RULES } from '../ports/gateway-ports.js';
import { ownerOf, visitorOf } from '../sessions/session.js';
import { Pieces } from './file-pieces.js';
import { Uploads } from './uploads.js';

/** `/api/uploads`: large files come in pieces, so that a connection that breaks costs one of them. */
@Controller('api/uploads')
export class PiecesController {
  constructor(
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(Pieces) private readonly pieces: Pieces,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
  ) {}

  @Post()
  @HttpCode(200)
  async take(@Req() request: Request): Promise<PieceReply> {
    await this.rules.refuseGuest(ownerOf(request));
    const piece = await this.uploads.takePiece(request);
    if (request.socket.destroyed) await this.discard(piece, request); // nobody hears of it
    return { piece };
  }

  @Delete(':piece')
  async discard(@Param('piece') carried: string, @Req() request: Request): Promise<{ success: true }> {
    const asked = this.pieces.open([carried], visitorOf(request).owners, 'this upload');
    await this.pieces.delete(asked.map(({ blob }) => blob));
    return { success: true };
  }
}
