import { Controller, HttpCode, Inject, Post, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { v5 } from 'uuid';
import { FROM_FIELD } from '../../contracts/api/conversions.js';
import { askedByTemplate, TEMPLATE_FORM_FIELD, type AskedByTemplate } from '../../contracts/api/request-templates.js';
import {
  ROW_LINES_MEDIA,
  ROWS_FORM_FIELD,
  type RowOutcome,
  type RowOutcomes,
} from '../../contracts/api/request-rows.js';
import {
  newSignatureRequest,
  REQUEST_FORM_MAX,
  type NewSignatureRequest,
  type SendRequestAnswer,
  type SendRequestQuestion,
} from '../../contracts/api/signature-requests.js';
import { Refusal, type RefusalCode } from '../../contracts/errors.js';
import { FILES_MAX, REQUEST_ROWS_TEXT_MAX } from '../../contracts/limits.js';
import { readRequestRows, requestOfRow } from '../../contracts/request-rows/read-request-rows.js';
import { questions } from '../../contracts/subjects.js';
import { refusalIn } from '../../contracts/texts/refusal-sentence.js';
import type { Spoken } from '../../contracts/texts/wording.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { Config } from '../../services/platform/settings/config.js';
import { RoomInQueue } from '../conversions/admission.js';
import { keyedIds, type KeyedIds } from '../conversions/conversion-requests.js';
import { jsonField } from '../http/json-field.js';
import { refuseOtherFields } from '../http/known-fields.js';
import { originOf } from '../http/request-values.js';
import { spokenTo } from '../http/visitor-language.js';
import { BUS, CONFIG } from '../ports/gateway-ports.js';
import { ownerOf, requestersOf } from '../sessions/session.js';
import { askerOf } from '../shares/access.js';
import { onePdf } from '../uploads/one-pdf.js';
import { Uploads } from '../uploads/uploads.js';

/** Longer than the work on a document may take. */
const SEND_MS = 90_000;
const LISTED_ID_CHARS_MAX = 40;
const longTexts = new Map([
  [TEMPLATE_FORM_FIELD, REQUEST_FORM_MAX],
  [ROWS_FORM_FIELD, REQUEST_ROWS_TEXT_MAX],
  [FROM_FIELD, FILES_MAX * LISTED_ID_CHARS_MAX],
]);
/** Any other refusal of one row would be that of every later one, too. */
const OF_ONE_ROW: readonly RefusalCode[] = ['request.key-reused', 'service.unavailable'];

/** A row that becomes a request, or the reason why it does not. */
interface AskedRow {
  readonly row: number;
  readonly asked: NewSignatureRequest | Refusal;
}

type Common = Omit<SendRequestQuestion, 'asked' | 'rowId' | 'formerRowIds'>;

/** Lists whose rows become signature requests of one document. */
@Controller('api/signature-requests/rows')
export class RequestRowsController {
  constructor(
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Rows are made one after the other, as long as the caller is there; those that were made stay. */
  @Post()
  @HttpCode(200)
  @UseGuards(RoomInQueue)
  async send(@Res() response: Response): Promise<void> {
    const { req: request } = response;
    const { files, fields, from } = await this.uploads.takeInWithResults(request, { longTexts, kinds: ['pdf'] });
    try {
      refuseOtherFields(fields, [TEMPLATE_FORM_FIELD, ROWS_FORM_FIELD, FROM_FIELD]);
      const source = onePdf(files);
      const rows = rowsIn(fields);
      const spoken = spokenTo(response);
      const common: Common = {
        owner: ownerOf(request),
        madeBy: from.get(source.uploadId) ?? null,
        source,
        language: spoken.language,
        asker: askerOf(request),
      };
      const list = keyedIds(request, requestersOf(request)) ?? { id: randomUUID(), former: [] };
      await answer(response, this.outcomes(rows, { common, list, spoken, response }));
    } finally {
      await this.uploads.discard(files); // each request has a document of its own, with its fields
    }
  }

  private async *outcomes(
    rows: readonly AskedRow[],
    { common, list, spoken, response }: Sending,
  ): AsyncGenerator<RowOutcome> {
    let lasting: Refusal | undefined;
    for (const { row, asked } of rows) {
      if (response.destroyed) return;
      const outcome =
        asked instanceof Refusal ? asked : (lasting ?? (await this.make({ ...common, asked, ...idsOf(row, list) })));
      if (!(outcome instanceof Refusal)) yield { row, outcome: 'made', ...this.shown(outcome, response.req) };
      else {
        if (outcome !== asked && !OF_ONE_ROW.includes(outcome.code)) lasting = outcome;
        const { code, facts } = outcome;
        yield { row, outcome: 'refused', refusal: { error: refusalIn(spoken, code, facts), code, facts } };
      }
    }
  }

  private async make(question: SendRequestQuestion): Promise<SendRequestAnswer | Refusal> {
    try {
      return await this.bus.ask<SendRequestAnswer>(questions.sendRequest, question, SEND_MS);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  private shown({ id, expiresAt, tokens, isBefore }: SendRequestAnswer, request: Request) {
    const links = tokens.map(({ token, ...recipient }) => {
      return { ...recipient, link: `${originOf(request, this.config)}/sign/${token}` };
    });
    return { isBefore, request: { id, expiresAt, links } };
  }
}

interface Sending {
  readonly common: Common;
  /** The ids of the requests follow from these. */
  readonly list: KeyedIds;
  readonly spoken: Spoken;
  readonly response: Response;
}

const idsOf = (row: number, { id, former }: KeyedIds) => {
  const within = (list: string): string => v5(`row ${row}`, list);
  return { rowId: within(id), formerRowIds: former.map(within) };
};

/** @throws Refusal `request.invalid` for the template, `request-rows.…` for the list as a whole. */
const rowsIn = (fields: ReadonlyMap<string, string>): readonly AskedRow[] => {
  const template = jsonField(fields, TEMPLATE_FORM_FIELD, askedByTemplate);
  const list = readRequestRows(fields.get(ROWS_FORM_FIELD) ?? '', template.people);
  assertComplete(template);
  return list.rows.map((one) => {
    const [problem] = one.problems;
    return {
      row: one.row,
      asked: problem ? new Refusal(problem.code, problem.facts) : requestOfRow(template, list, one),
    };
  });
};

/** Everybody needs a place to sign, whoever they are. @throws Refusal `request.invalid`. */
const assertComplete = (template: AskedByTemplate): void => {
  const named = template.people.map(({ name, email }) => ({ name: name === '' ? 'X' : name, email }));
  const parsed = newSignatureRequest.safeParse({ recipients: named, fields: template.fields });
  const [issue] = parsed.error?.issues ?? [];
  if (!issue) return;
  const field = [TEMPLATE_FORM_FIELD, ...issue.path].join('.').replace('.recipients', '.people');
  throw new Refusal('request.invalid', { field, problem: issue.message });
};

/** All at once as JSON, or each as soon as it is known to whoever asks for lines. */
const answer = async (response: Response, outcomes: AsyncIterable<RowOutcome>): Promise<void> => {
  response.set('Cache-Control', 'private, no-store').vary('Accept');
  if (response.req.accepts(['json', ROW_LINES_MEDIA]) !== ROW_LINES_MEDIA) {
    const rows: RowOutcome[] = [];
    for await (const one of outcomes) rows.push(one);
    response.json({ rows } satisfies RowOutcomes);
    return;
  }
  response.set('X-Accel-Buffering', 'no').type(ROW_LINES_MEDIA);
  for await (const one of outcomes) response.write(`${JSON.stringify(one)}\n`);
  response.end();
};
