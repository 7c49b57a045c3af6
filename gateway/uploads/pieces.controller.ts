import { Controller, Delete, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { PieceReply } from '../../contracts/api/conversions.js';
import { visitorOf } from '../sessions/session.js';
import { Pieces } from './waiting-pieces.js';
import { Uploads } from './uploads.js';

/** `/api/uploads`: large files come in pieces, so that a connection that breaks costs one of them. */
@Controller('api/uploads')
export class PiecesController {
  constructor(
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(Pieces) private readonly pieces: Pieces,
  ) {}

  @Post()
  @HttpCode(200)
  async take(@Req() request: Request): Promise<PieceReply> {
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
