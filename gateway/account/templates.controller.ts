import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import {
  askedByTemplate,
  TEMPLATE_FORM_FIELD,
  type ForgottenTemplateReply,
  type KeptTemplateReply,
  type KeptTemplatesReply,
} from '../../contracts/api/request-templates.js';
import { REQUEST_FORM_MAX } from '../../contracts/api/signature-requests.js';
import { RoomInQueue } from '../conversions/admission.js';
import { jsonField } from '../http/json-field.js';
import { refuseOtherFields } from '../http/known-fields.js';
import { onePdf } from '../uploads/one-pdf.js';
import { Uploads } from '../uploads/uploads.js';
import { memberOfRequest } from './member-of-request.js';
import { MemberTemplates } from './member-templates.js';

const longTexts = new Map([[TEMPLATE_FORM_FIELD, REQUEST_FORM_MAX]]);

/** The templates of signature requests that whoever is signed in keeps; no key opens these calls. */
@Controller('api/account/request-templates')
export class TemplatesController {
  constructor(
    @Inject(MemberTemplates) private readonly templates: MemberTemplates,
    @Inject(Uploads) private readonly uploads: Uploads,
  ) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  async list(@Req() request: Request): Promise<KeptTemplatesReply> {
    return { templates: await this.templates.of(memberOfRequest(request)) };
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  @UseGuards(RoomInQueue)
  async keep(@Req() request: Request): Promise<KeptTemplateReply> {
    const member = memberOfRequest(request);
    const { files, fields } = await this.uploads.takeIn(request, { longTexts, kinds: ['pdf'] });
    try {
      refuseOtherFields(fields, [TEMPLATE_FORM_FIELD]);
      const asked = jsonField(fields, TEMPLATE_FORM_FIELD, askedByTemplate);
      return { template: await this.templates.keep(member, onePdf(files), asked) };
    } finally {
      await this.uploads.discard(files); // the template has a copy of its own, which is sealed
    }
  }

  @Get(':template/file')
  async file(@Param('template') id: string, @Res() response: Response): Promise<void> {
    const { name, bytes } = await this.templates.file(memberOfRequest(response.req), id);
    response
      .set('Cache-Control', 'private, no-store')
      .set('Content-Disposition', contentDisposition(name))
      .type('application/pdf')
      .send(bytes);
  }

  @Delete(':template')
  async forget(@Param('template') id: string, @Req() request: Request): Promise<ForgottenTemplateReply> {
    await this.templates.forget(memberOfRequest(request), id);
    return { forgotten: id };
  }
}
