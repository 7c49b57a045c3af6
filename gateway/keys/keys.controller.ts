import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  apiKeyRequest,
  type ApiKeysReply,
  type NewApiKeyReply,
  type RevokedKeyReply,
} from '../../contracts/api/api-keys.js';
import { memberOfRequest } from '../account/member-of-request.js';
import { bodyOf } from '../http/body.js';
import { MemberKeys } from './member-keys.js';

/** The API keys of whoever is signed in; no key opens these calls. */
@Controller('api/account/keys')
export class KeysController {
  constructor(@Inject(MemberKeys) private readonly keys: MemberKeys) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  async list(@Req() request: Request): Promise<ApiKeysReply> {
    return { keys: await this.keys.of(memberOfRequest(request)) };
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  make(@Req() request: Request): Promise<NewApiKeyReply> {
    const member = memberOfRequest(request);
    return this.keys.make(member, bodyOf(request, apiKeyRequest));
  }

  @Delete(':key')
  async revoke(@Param('key') key: string, @Req() request: Request): Promise<RevokedKeyReply> {
    await this.keys.revoke(memberOfRequest(request), key);
    return { revoked: key };
  }
}
