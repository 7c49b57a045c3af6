import { z } from 'zod';
import { refusalReply } from './error-reply.js';
import { sentRequest } from './signature-requests.js';

/** Where the form of a list of requests has its rows, as CSV. */
export const ROWS_FORM_FIELD = 'rows';

const row = z.number().meta({ description: 'As programs for tables count: the names of the columns stand in row 1' });

/** One row of a list has become a request, or was refused. */
export const rowOutcome = z.discriminatedUnion('outcome', [
  z.object({
    row,
    outcome: z.literal('made'),
    isBefore: z.boolean().meta({ description: 'It was made before, by a call with the same key' }),
    request: sentRequest,
  }),
  z.object({ row, outcome: z.literal('refused'), refusal: refusalReply }),
]);
/** See {@link rowOutcome}. */
export type RowOutcome = z.output<typeof rowOutcome>;

/** Answer of `POST /api/signature-requests/rows`, in the order of the rows. */
export const rowOutcomes = z.object({ rows: z.array(rowOutcome) });
/** See {@link rowOutcomes}. */
export type RowOutcomes = z.output<typeof rowOutcomes>;

/** The media type of an answer that tells what became of each row as soon as that is known, one line of JSON for each. */
export const ROW_LINES_MEDIA = 'application/x-ndjson';
