import { z } from 'zod';
import {
  CALL_HEADER,
  callName,
  KEEP_HEADER,
  KEPT_HEADER,
  NOTES_HEADER,
  NOTES_HEADER_MAX,
  REQUEST_KEY_HEADER,
  requestKey,
} from '../../contracts/api/conversions.js';
import { GUEST_ANSWERED, GUEST_HEADER } from '../../contracts/guest-header.js';

/** The JSON schema of a type, without the address of the standard, which OpenAPI gives once. */
const schemaOf = (type: z.ZodType): object => {
  const { $schema: _, ...schema } = z.toJSONSchema(type);
  return schema;
};

/** A call that waits for its result may send this header, so that its progress can be shown meanwhile. */
export const callHeader = {
  name: CALL_HEADER,
  in: 'header',
  required: false,
  description: 'A name of your choice; a message over `/ws` that carries it as `call` tells the id of the conversion',
  schema: schemaOf(callName),
};

/** A call that starts a conversion may send this header. */
export const requestKeyHeader = {
  name: REQUEST_KEY_HEADER,
  in: 'header',
  required: false,
  description:
    'A random key of your choice. Sent again with the same key, such as after a broken connection, the request is answered with the conversion that it has become already',
  schema: schemaOf(requestKey),
};

/** A call that makes a request of each row of a list may send this header. */
export const rowsKeyHeader = {
  ...requestKeyHeader,
  description:
    'A random key of your choice. Sent again with the same key, such as after a broken connection, each row that was made already is answered with its request, and the others are made',
};

/** A call that starts a conversion may wait for its file. */
export const preferHeader = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    '`wait=` and the seconds to wait for the file, as the query `wait`; `respond-async` to be told at once where to ask',
  schema: { type: 'string', examples: ['wait=60', 'respond-async'] },
};

/** A call whose file can be stored may send this header. */
export const keepHeader = {
  name: KEEP_HEADER,
  in: 'header',
  required: false,
  description: `Keeps the file under a share link after the answer, whose header \`${KEPT_HEADER}\` tells its id and its link`,
  schema: { type: 'string', enum: ['yes'] },
};

/** The call that tells who is signed in answers with this header. */
export const guestHeader = {
  name: GUEST_HEADER,
  in: 'header',
  required: false,
  description: 'A guest is answered with 200 and `success: false` rather than refused',
  schema: { type: 'string', enum: [GUEST_ANSWERED] },
};

/** A call that waits for its result answers with this header. */
export const notesHeader = {
  [NOTES_HEADER]: {
    description: `What the result says about itself, such as that text in it was recognised in a picture: a JSON list of English sentences, percent-encoded as in an address; at most ${NOTES_HEADER_MAX} characters`,
    schema: { type: 'string', maxLength: NOTES_HEADER_MAX },
  },
};
