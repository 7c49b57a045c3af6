import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  keptSignatureRequest,
  type ForgottenSignatureReply,
  type KeptSignatureReply,
  type KeptSignaturesReply,
} from '../../contracts/api/kept-signatures.js';
import { bodyOf } from '../http/body.js';
import { memberOfRequest } from './member-of-request.js';
import { MemberSignatures } from './member-signatures.js';

/** The signatures that whoever is signed in keeps to use them again; no key opens these calls. */
@Controller('api/account/signatures')
export class SignaturesController {
  constructor(@Inject(MemberSignatures) private readonly signatures: MemberSignatures) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  async list(@Req() request: Request): Promise<KeptSignaturesReply> {
    return { signatures: await this.signatures.of(memberOfRequest(request)) };
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  async keep(@Req() request: Request): Promise<KeptSignatureReply> {
    const member = memberOfRequest(request);
    return { signature: await this.signatures.keep(member, bodyOf(request, keptSignatureRequest)) };
  }

  @Delete(':signature')
  async forget(@Param('signature') id: string, @Req() request: Request): Promise<ForgottenSignatureReply> {
    await this.signatures.forget(memberOfRequest(request), id);
    return { forgotten: id };
  }
}
