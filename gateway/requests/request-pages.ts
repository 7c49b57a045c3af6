import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { MB } from '../../contracts/byte-sizes.js';
import type {
  DrawnRequestPage,
  DrawRequestPageQuestion,
  RequestFileAnswer,
} from '../../contracts/api/signature-requests.js';
import { questions } from '../../contracts/subjects.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { BUS } from '../ports/gateway-ports.js';

const REMEMBERED_BYTES = 32 * MB;
const REMEMBERED_MS = 10 * 60 * 1000;
const WORK_MS = 60_000;

/** Pages of documents as pictures: the latest are remembered, since a recipient turns them back and forth. */
@Injectable()
export class RequestPages {
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: REMEMBERED_MS,
  });

  constructor(@Inject(BUS) private readonly bus: EventBus) {}

  /** @param page  counted from 1. @throws Refusal `pages.out-of-range`, `signature-request.file-gone`. */
  async of({ owner, blob, name, sha256 }: RequestFileAnswer, page: number): Promise<Buffer> {
    const key = `${sha256} ${page}`;
    const known = this.drawn.get(key);
    if (known) return known;
    const question: DrawRequestPageQuestion = { owner, blob, name, page };
    const { picture } = await this.bus.ask<DrawnRequestPage>(questions.drawRequestPage, question, WORK_MS);
    const bytes = Buffer.from(picture, 'base64');
    this.drawn.set(key, bytes);
    return bytes;
  }
}
