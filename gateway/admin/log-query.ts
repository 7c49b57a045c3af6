import type { Request } from 'express';
import type { z } from 'zod';
import { notAMoment, notAPage } from '../../contracts/api/audit.js';
import { Refusal } from '../../contracts/errors.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { momentOf, positionOf } from '../../services/platform/event-store/moment.js';
import { queryOf } from '../http/request-values.js';

type Store = Pick<EventStore, 'parsePosition'>;

const readers = {
  from: { read: momentOf, problem: notAMoment },
  until: { read: momentOf, problem: notAMoment },
  before: { read: positionOf, problem: notAPage },
  after: { read: positionOf, problem: notAPage },
} as const;

/** The query of a call about the log, whose store knows what a position is. @throws Refusal `request.invalid` */
export const logQueryOf = <Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
  store: Store,
): z.output<Schema> => {
  const query = queryOf(request, schema);
  for (const [field, { read, problem }] of Object.entries(readers)) {
    const text = (query as Readonly<Record<string, unknown>>)[field];
    if (typeof text !== 'string') continue;
    try {
      read(store, text);
    } catch (error) {
      throw new Refusal('request.invalid', { field, problem }, { cause: error });
    }
  }
  return query;
};
