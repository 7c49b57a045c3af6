import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Patch, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import {
  webhookChange,
  webhookRequest,
  type DeletedWebhookReply,
  type DeliveriesReply,
  type PlannedDeliveryReply,
  type WebhookReply,
  type WebhookSecretReply,
  type WebhooksReply,
} from '../../contracts/api/webhooks.js';
import { memberOfRequest } from '../account/member-of-request.js';
import { bodyOf } from '../http/body.js';
import { MemberWebhooks } from './member-webhooks.js';

/** The addresses that are told what happens to the documents of whoever is signed in. */
@Controller('api/account/webhooks')
export class WebhooksController {
  constructor(@Inject(MemberWebhooks) private readonly webhooks: MemberWebhooks) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  async list(@Req() request: Request): Promise<WebhooksReply> {
    return { webhooks: await this.webhooks.of(memberOfRequest(request)) };
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  make(@Req() request: Request): Promise<WebhookSecretReply> {
    const member = memberOfRequest(request);
    return this.webhooks.make(member, bodyOf(request, webhookRequest));
  }

  @Patch(':webhook')
  async turn(@Param('webhook') id: string, @Req() request: Request): Promise<WebhookReply> {
    const member = memberOfRequest(request);
    return { webhook: await this.webhooks.turn(member, id, bodyOf(request, webhookChange).isOn) };
  }

  @Delete(':webhook')
  async delete(@Param('webhook') id: string, @Req() request: Request): Promise<DeletedWebhookReply> {
    await this.webhooks.delete(memberOfRequest(request), id);
    return { deleted: id };
  }

  @Post(':webhook/secret')
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  changeSecret(@Param('webhook') id: string, @Req() request: Request): Promise<WebhookSecretReply> {
    return this.webhooks.changeSecret(memberOfRequest(request), id);
  }

  @Post(':webhook/test')
  @HttpCode(200)
  async test(@Param('webhook') id: string, @Req() request: Request): Promise<PlannedDeliveryReply> {
    return { delivery: await this.webhooks.sendTest(memberOfRequest(request), id) };
  }

  @Get(':webhook/deliveries')
  @Header('Cache-Control', 'private, no-store')
  async deliveries(@Param('webhook') id: string, @Req() request: Request): Promise<DeliveriesReply> {
    return { deliveries: await this.webhooks.deliveriesOf(memberOfRequest(request), id) };
  }

  @Post(':webhook/deliveries/:delivery/again')
  @HttpCode(200)
  async repeat(
    @Param('webhook') id: string,
    @Param('delivery') deliveryId: string,
    @Req() request: Request,
  ): Promise<PlannedDeliveryReply> {
    await this.webhooks.repeat(memberOfRequest(request), id, deliveryId);
    return { delivery: deliveryId };
  }
}
