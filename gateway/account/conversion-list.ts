import { Inject, Injectable } from '@nestjs/common';
import type { ConversionsQuery, ConversionsReply } from '../../contracts/api/every-conversion.js';
import { cursorOf, placeOf, type ListPlace } from '../../contracts/api/list-page.js';
import { Refusal } from '../../contracts/errors.js';
import { SEARCHED_MAX } from '../../contracts/limits.js';
import type { Owner } from '../../contracts/owner.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import { catalogue } from '../../contracts/tools/catalogue.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { History } from '../conversions/conversion-history.js';
import { DOCUMENTS } from '../ports/gateway-ports.js';
import { newestFirst } from './newest-first.js';
import { owned } from './owned-lists.js';

const BATCH_CONVERSIONS = 200;

interface Found {
  readonly documents: readonly ConversionDocument[];
  readonly next: ListPlace | null;
}

const tools: readonly Tool[] = catalogue;

/** Tools of one name are one to whoever looks for it, whether a row of the screens runs them or a call of their own. */
const idsOfName = (id: string): readonly string[] => {
  const title = tools.find((tool) => tool.id === id)?.title;
  return title === undefined ? [id] : tools.filter((tool) => tool.title === title).map((tool) => tool.id);
};

const operationsIn = ({ tool }: ConversionsQuery): readonly string[] => (tool === undefined ? [] : idsOfName(tool));

const whereOf = ({ state }: ConversionsQuery, operations: readonly string[]) => ({
  isDeleted: false,
  isQuestion: false,
  ...(operations.length === 1 && { operation: operations[0] ?? '' }),
  ...(state !== undefined && { status: state }),
});

const testOf = (search = '', operations: readonly string[] = []): ((document: ConversionDocument) => boolean) => {
  const part = search.toLowerCase();
  return ({ originalFileName, downloadName, operation }) =>
    (operations.length === 0 || operations.includes(operation)) &&
    [originalFileName, downloadName ?? ''].some((name) => name.toLowerCase().includes(part));
};

/** All that somebody has made, beyond the last 20. */
@Injectable()
export class EveryConversion {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(History) private readonly history: History,
  ) {}

  async page(query: ConversionsQuery, owners: readonly Owner[], origin: string): Promise<ConversionsReply> {
    const { documents, next } = await this.find(query, owners);
    const conversions = await Promise.all(documents.map((document) => this.history.row(document, origin)));
    return { conversions, next: next && cursorOf(next) };
  }

  /** Another's looks like one that never was. @throws Refusal `conversion.not-found` */
  async own(id: string, owners: readonly string[]): Promise<ConversionDocument> {
    const document = await this.documents.get<ConversionDocument>(CONVERSIONS_COLLECTION, id);
    if (!document || document.isDeleted || !owners.includes(document.owner)) throw new Refusal('conversion.not-found');
    return document;
  }

  /** Names are kept sealed, so no index can find one: they are read in order, and a search that finds little stops. */
  private async find(query: ConversionsQuery, owners: readonly Owner[]): Promise<Found> {
    const operations = operationsIn(query);
    const fits = testOf(query.search, operations);
    const limit = batchFor(query, operations);
    const documents: ConversionDocument[] = [];
    let after = placeAfter(query);
    for (let searched = 0; ;) {
      const asked = { owners, where: whereOf(query, operations), after, limit };
      const batch = await newestFirst(this.documents, owned.conversions, asked);
      const isLast = batch.length < limit;
      for (const document of batch) {
        searched += 1;
        after = owned.conversions.placeOf(document);
        if (fits(document)) documents.push(document);
        const isFull = documents.length === query.limit || searched === SEARCHED_MAX;
        if (isFull) return { documents, next: isLast && document === batch.at(-1) ? null : after };
      }
      if (isLast) return { documents, next: null };
    }
  }
}

const batchFor = ({ search = '', limit }: ConversionsQuery, operations: readonly string[]): number =>
  search === '' && operations.length < 2 ? limit + 1 : BATCH_CONVERSIONS;

const placeAfter = ({ after = '' }: ConversionsQuery) => placeOf(after);
