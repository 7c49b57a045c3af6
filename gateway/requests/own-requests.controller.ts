import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { FROM_FIELD } from '../../contracts/api/conversions.js';
import { LIST_PAGE } from '../../contracts/limits.js';
import {
  newSignatureRequest,
  REQUEST_FORM_FIELD,
  REQUEST_FORM_MAX,
  type ListedRequest,
  type OwnRequestFile,
  type OwnRequestQuestion,
  type RemindAnswer,
  type RemindedRecipient,
  type RemindQuestion,
  type RequestAnswer,
  type RequestList,
  type SendRequestAnswer,
  type SendRequestQuestion,
  type SentRequest,
  type SetAuditPageAnswer,
  type SetAuditPageQuestion,
} from '../../contracts/api/signature-requests.js';
import type { RequestProof } from '../../contracts/api/proof.js';
import { Refusal } from '../../contracts/errors.js';
import { FILES_MAX } from '../../contracts/limits.js';
import type {
  RequestedRecipient,
  SignatureRequestDocument,
} from '../../contracts/read-models/signature-request-document.js';
import { questions } from '../../contracts/subjects.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { Config } from '../../services/platform/settings/config.js';
import { newestFirst } from '../account/newest-first.js';
import { owned } from '../account/owned-lists.js';
import { RoomInQueue } from '../conversions/admission.js';
import { jsonField } from '../http/json-field.js';
import { refuseOtherFields } from '../http/known-fields.js';
import { originOf } from '../http/request-values.js';
import { spokenTo } from '../http/visitor-language.js';
import { BLOBS, BUS, CONFIG, DOCUMENTS } from '../ports/gateway-ports.js';
import { ownerOf, visitorOf } from '../sessions/session.js';
import { askerOf } from '../shares/access.js';
import { sendFile } from '../shares/send-file.js';
import { onePdf } from '../uploads/one-pdf.js';
import { Uploads } from '../uploads/uploads.js';
import { auditPageOf } from './request-audit.js';

/** Longer than the work on a document may take. */
const SEND_MS = 90_000;
const LISTED_ID_CHARS_MAX = 40;
const longTexts = new Map([
  [REQUEST_FORM_FIELD, REQUEST_FORM_MAX],
  [FROM_FIELD, FILES_MAX * LISTED_ID_CHARS_MAX],
]);
const requestId = z.uuid();

/** Signature requests, for whoever sends them. */
@Controller('api/signature-requests')
export class OwnRequestsController {
  constructor(
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(200)
  @UseGuards(RoomInQueue)
  async send(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SentRequest> {
    const { files, fields, from } = await this.uploads.takeInWithResults(request, { longTexts, kinds: ['pdf'] });
    try {
      refuseOtherFields(fields, [REQUEST_FORM_FIELD, FROM_FIELD]);
      const source = onePdf(files);
      const question: SendRequestQuestion = {
        owner: ownerOf(request),
        madeBy: from.get(source.uploadId) ?? null,
        source,
        asked: jsonField(fields, REQUEST_FORM_FIELD, newSignatureRequest),
        language: spokenTo(response).language,
        asker: askerOf(request),
      };
      const { id, expiresAt, tokens } = await this.bus.ask<SendRequestAnswer>(questions.sendRequest, question, SEND_MS);
      const links = tokens.map(({ token, ...recipient }) => ({ ...recipient, link: this.linkOf(token, request) }));
      return { id, expiresAt, links };
    } finally {
      await this.uploads.discard(files); // the request has a document of its own, with its fields
    }
  }

  @Get()
  @Header('Cache-Control', 'private, no-store')
  async list(@Req() request: Request): Promise<RequestList> {
    const { owners } = visitorOf(request);
    const requests = await newestFirst<SignatureRequestDocument>(this.documents, owned.requests, {
      owners,
      limit: LIST_PAGE.max,
    });
    return { requests: requests.map(listed) };
  }

  @Get(':id/file')
  async file(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const question = ownQuestion(id, response.req);
    const file = await this.bus.ask<OwnRequestFile>(questions.fileOfRequest, question);
    await sendFile(this.blobs, { ...file, mime: 'application/pdf' }, response);
  }

  @Delete(':id/file')
  deleteFile(@Param('id') id: string, @Req() request: Request): Promise<RequestAnswer> {
    return this.bus.ask<RequestAnswer>(questions.deleteFileOfRequest, ownQuestion(id, request));
  }

  @Get(':id/proof')
  @Header('Cache-Control', 'private, no-store')
  proof(@Param('id') id: string, @Req() request: Request): Promise<RequestProof> {
    return this.proofOf(id, request);
  }

  @Get(':id/audit')
  async audit(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const { req: request } = response;
    const proof = await this.proofOf(id, request);
    const page = auditPageOf(proof, { spoken: spokenTo(response), address: originOf(request, this.config) });
    const question: SetAuditPageQuestion = { owner: ownerOf(request), page, proof };
    const { pdf } = await this.bus.ask<SetAuditPageAnswer>(questions.setAuditPage, question, SEND_MS);
    response
      .set('Cache-Control', 'private, no-store')
      .set('Content-Disposition', contentDisposition(`${page.title.replaceAll(':', '').replace(/\.pdf$/i, '')}.pdf`))
      .type('application/pdf')
      .send(Buffer.from(pdf, 'base64'));
  }

  @Get(':id/recipients/:number/link')
  @Header('Cache-Control', 'private, no-store')
  async link(
    @Param('id') id: string,
    @Param('number') number: string,
    @Req() request: Request,
  ): Promise<RemindedRecipient> {
    const question: RemindQuestion = { ...ownQuestion(id, request), recipient: Number(number) };
    const { token } = await this.bus.ask<RemindAnswer>(questions.linkOfRecipient, question);
    return { link: this.linkOf(token, request) };
  }

  @Post(':id/recipients/:number/mail')
  @HttpCode(200)
  mailAgain(@Param('id') id: string, @Param('number') number: string, @Req() request: Request): Promise<RequestAnswer> {
    const question: RemindQuestion = { ...ownQuestion(id, request), recipient: Number(number) };
    return this.bus.ask<RequestAnswer>(questions.mailRecipientAgain, question);
  }

  @Post(':id/recipients/:number/remind')
  @HttpCode(200)
  async remind(
    @Param('id') id: string,
    @Param('number') number: string,
    @Req() request: Request,
  ): Promise<RemindedRecipient> {
    const question: RemindQuestion = { ...ownQuestion(id, request), recipient: Number(number) };
    const { token } = await this.bus.ask<RemindAnswer>(questions.remindRecipient, question);
    return { link: this.linkOf(token, request) };
  }

  @Delete(':id')
  cancel(@Param('id') id: string, @Req() request: Request): Promise<RequestAnswer> {
    return this.bus.ask<RequestAnswer>(questions.cancelRequest, ownQuestion(id, request));
  }

  private proofOf(id: string, request: Request): Promise<RequestProof> {
    return this.bus.ask<RequestProof>(questions.proofOfRequest, ownQuestion(id, request), SEND_MS);
  }

  private linkOf(token: string, request: Request): string {
    return `${originOf(request, this.config)}/sign/${token}`;
  }
}

/** @throws Refusal `signature-request.not-found` for what is no id. */
const ownQuestion = (id: string, request: Request): OwnRequestQuestion => {
  if (!requestId.safeParse(id).success) throw new Refusal('signature-request.not-found');
  return { id, owners: visitorOf(request).owners };
};

const listed = (request: SignatureRequestDocument): ListedRequest => {
  const { id, name, status, createdAt, expiresAt, endedAt, hasFile, recipients, mail } = request;
  return {
    id,
    name,
    status,
    createdAt,
    expiresAt,
    endedAt: endedAt === '' ? null : endedAt,
    hasFile,
    recipients: recipients.map((one) => ({
      ...listedRecipient(one),
      isMailed: mail?.recipients.includes(one.number) ?? false,
    })),
  };
};

const listedRecipient = ({
  remindedAt: _,
  mailWantedAt: __,
  reminders: ___,
  mailFailure,
  ...recipient
}: RequestedRecipient) => ({
  ...recipient,
  mailFailure: mailFailure && { problem: mailFailure.problem, nextAt: mailFailure.nextAt },
});
