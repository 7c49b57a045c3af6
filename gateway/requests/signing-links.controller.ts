import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { z } from 'zod';
import {
  newSigningLink,
  type ClosedSigningLinkReply,
  type SigningLinkList,
  type SigningLinkReply,
} from '../../contracts/api/signing-links.js';
import { Refusal } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/settings/config.js';
import { memberOfRequest } from '../account/member-of-request.js';
import { bodyOf } from '../http/body.js';
import { originOf } from '../http/request-values.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { SigningLinks } from './signing-links.js';

const linkId = z.uuid();

/** The links for many people of whoever is signed in; no key opens these calls. */
@Controller('api/account/signing-links')
export class SigningLinksController {
  constructor(
    @Inject(SigningLinks) private readonly links: SigningLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  async list(@Req() request: Request): Promise<SigningLinkList> {
    const links = await this.links.of(memberOfRequest(request));
    return { links: links.map(({ token, ...one }) => ({ ...one, link: this.addressOf(token, request) })) };
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  async create(@Req() request: Request): Promise<SigningLinkReply> {
    const member = memberOfRequest(request);
    const { token, ...one } = await this.links.create(member, bodyOf(request, newSigningLink));
    return { link: { ...one, link: this.addressOf(token, request) } };
  }

  @Delete(':link')
  async close(@Param('link') id: string, @Req() request: Request): Promise<ClosedSigningLinkReply> {
    const member = memberOfRequest(request);
    if (!linkId.safeParse(id).success) throw new Refusal('signing-link.not-found');
    await this.links.close(member, id);
    return { closed: id };
  }

  private addressOf(token: string, request: Request): string {
    return `${originOf(request, this.config)}/sign/open/${token}`;
  }
}
