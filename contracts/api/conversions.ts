import { z } from 'zod';
import { conversionStatus } from '../lifecycles/conversion-status.js';
import { FILE_PIECES_MAX } from '../limits.js';

/** Field of `POST /api/convert`: ids of own finished conversions, separated by commas, whose results are converted. */
export const FROM_FIELD = 'from';

/** Answer of `POST /api/convert`, given as soon as the request is on the log. */
export const convertReply = z.object({
  id: z.string().meta({ description: 'Conversion id' }),
  shareHash: z.string().meta({ description: 'Last part of the share link' }),
  shareLink: z.url().meta({ description: 'Page to send to recipients, /s/{shareHash} on this installation' }),
  expiresAt: z.string().optional().meta({
    description: 'When the link ends and its files are deleted, ISO-8601 UTC; missing where the link is late',
  }),
  latestEnd: z
    .string()
    .optional()
    .meta({ description: 'The latest end that can be chosen for the link, ISO-8601 UTC' }),
});
/** The link works at once and shows the status until the file is ready. */
export type ConvertReply = z.output<typeof convertReply>;

/** The longest that `POST /api/convert` waits for a file. */
export const CONVERT_WAIT_MAX_SECONDS = 300;

const waitProblem = `must be a whole number of seconds from 0 to ${CONVERT_WAIT_MAX_SECONDS}`;

/** Query of `POST /api/convert`. */
export const convertQuery = z.object({
  wait: z.coerce
    .number({ error: waitProblem })
    .int({ error: waitProblem })
    .min(0, { error: waitProblem })
    .max(CONVERT_WAIT_MAX_SECONDS, { error: waitProblem })
    .optional()
    .meta({
      description:
        'Seconds to wait for the file, which then is the answer; otherwise, and for the header `Prefer: wait=`, 202 and where to ask',
    }),
});

/** Answer of `GET /api/conversions/{id}`. */
export const conversionReply = z.object({
  id: z.string(),
  status: conversionStatus,
  /** Id of the tool. */
  tool: z.string(),
  shareLink: z.url(),
  /** Path of the finished file; null while there is none. */
  file: z.string().nullable(),
  /** The name of the file. */
  name: z.string().nullable(),
  /** In bytes. */
  size: z.number().nullable(),
  /** Why it failed: the code of the refusal, and a sentence. */
  code: z.string().nullable(),
  error: z.string().nullable(),
});
/** How one conversion is. */
export type ConversionReply = z.output<typeof conversionReply>;

/** Sent over `/ws`; the last seven fields only with the end. Requirement. */
export const progressMessage = z.object({
  type: z.literal('conversion_progress'),
  conversionId: z.string(),
  /** 0 to 100. */
  progress: z.number().min(0).max(100),
  status: conversionStatus,
  /** The current step, such as "page 3 of 12". */
  step: z.string().optional(),
  /** Name of the call that started this conversion ({@link CALL_HEADER}); sent once, at the beginning. */
  call: z.string().optional(),
  /** The finished file's name, once completed. */
  downloadName: z.string().optional(),
  /** The size of the finished file, in bytes. */
  size: z.number().optional(),
  /** Further changes to the document, or parts that could not be kept, a sentence each. */
  notes: z.array(z.string()).optional(),
  /** Why it failed, in a sentence; the refusal's code, and the file that it is about where it is about one. */
  error: z.string().optional(),
  code: z.string().optional(),
  file: z.string().optional(),
});
/** Sent to the owner of the conversion only. */
export type ProgressMessage = z.output<typeof progressMessage>;

/**
 * Request header of `POST /api/convert`: a random key chosen by the caller. Sent again with the same key, the request is
 * not done again: the answer is that of the conversion it has become. 16 to 64 letters, digits, `-` and `_`.
 */
export const REQUEST_KEY_HEADER = 'Idempotency-Key';
/** Shape of the value of {@link REQUEST_KEY_HEADER}. */
export const requestKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/**
 * Request header of a call that waits for its result: a name chosen by the caller, which `/ws` repeats together with the
 * conversion id, so that progress can be shown. 16 to 64 letters, digits, `-` and `_`.
 */
export const CALL_HEADER = 'Docket-Call';
/** Shape of the value of {@link CALL_HEADER}. */
export const callName = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/**
 * Request header of a call that answers with a file, with the value `yes`: the file is kept like that of any other
 * conversion, for its owner and under a share link, instead of being deleted with the answer.
 */
export const KEEP_HEADER = 'Docket-Keep';

/** Header of the answer to such a call: the id of the conversion, then a space and the share link. */
export const KEPT_HEADER = 'Docket-Conversion';

/**
 * Header of the answer to a call that waits for its result: what the result says about itself, as a JSON list of
 * sentences with every character beyond ASCII escaped as in an address.
 */
export const NOTES_HEADER = 'Docket-Notes';
/** Characters of the value of {@link NOTES_HEADER}: servers in between take a few KB of headers. */
export const NOTES_HEADER_MAX = 3000;

/** Answer of `POST /api/conversions/{id}/cancel`. */
export const cancelReply = z.object({ id: z.string(), status: conversionStatus });
/** The status is still `processing` while a worker stops. */
export type CancelReply = z.output<typeof cancelReply>;

/**
 * Media type of a part `files` of a form whose bytes have come before, in pieces: it holds, as JSON, what the pieces
 * were answered with, in the order of the file. Its name is that of the file.
 */
export const PIECES_MEDIA = 'application/vnd.docket.pieces+json';

/** Answer of `POST /api/uploads`: what stands for the piece, in the hands of the visitor who sent it. */
export const pieceReply = z.object({
  piece: z.string().meta({ description: `Stands for these bytes in a part of type ${PIECES_MEDIA}; for six hours` }),
});
/** See {@link pieceReply}. */
export type PieceReply = z.output<typeof pieceReply>;

/** The content of a part of type {@link PIECES_MEDIA}. */
export const pieceList = z.array(z.string().max(400)).min(1).max(FILE_PIECES_MAX);

/** Answer of `DELETE /api/uploads/{piece}`. */
export const discardReply = z.object({ success: z.literal(true) });
