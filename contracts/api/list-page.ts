import { z } from 'zod';
import { LIST_PAGE } from '../limits.js';

/** Spelled out, as all patterns of this interface are: to some readers of them `\d` and `\w` are those of every script. */
const CURSOR = /^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,20}Z)_([A-Za-z0-9_-]{1,100})$/;

/** Where a list that is sorted by time goes on: after the row with this time and id. */
export const listCursor = z
  .string()
  .regex(CURSOR, { error: 'must be the "next" of an earlier page' })
  .meta({ description: 'The `next` of the page before' });

/** The two parts of a {@link listCursor}. */
export interface ListPlace {
  /** ISO-8601 UTC. */
  readonly at: string;
  readonly id: string;
}

/** The cursor of a row. */
export const cursorOf = ({ at, id }: ListPlace): string => `${at}_${id}`;

/** The row of a cursor; undefined for any other text. */
export const placeOf = (cursor: string): ListPlace | undefined => {
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
};

const limitProblem = `must be a whole number from 1 to ${LIST_PAGE.max}`;

/** Query fields that every call takes that answers with one page of a list. */
export const listQuery = z.object({
  after: listCursor.optional(),
  limit: z.coerce
    .number({ error: limitProblem })
    .int({ error: limitProblem })
    .min(1, { error: limitProblem })
    .max(LIST_PAGE.max, { error: limitProblem })
    .default(LIST_PAGE.usual),
});

/** Up to so many ids of conversions as the text of a query. */
export const idList = (max: number) => {
  const error = `must be 1 to ${max} ids, separated by commas`;
  return z
    .string({ error })
    .regex(new RegExp(`^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${max - 1}}$`), { error })
    .meta({ description: 'Ids of conversions, separated by commas' });
};

/** The ids in such a text, each once. */
export const idsOf = (list: string): readonly string[] => [...new Set(list.split(','))];
