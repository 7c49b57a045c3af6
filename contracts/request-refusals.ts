/** Refusals of signature requests, and of lists that make them; a part of the table in `errors.ts`. */
export const requestRefusals = {
  'signature-request.not-found': {
    status: 404,
    text: 'There is no signature request here. Check that the link is complete.',
  },
  'signature-request.completed': { status: 410, text: 'Everybody has signed. This request is closed.' },
  'signature-request.declined': { status: 410, text: 'A recipient has declined. This request is closed.' },
  'signature-request.cancelled': { status: 410, text: 'The sender has withdrawn this request.' },
  'signature-request.expired': { status: 410, text: 'The time to sign is over. Ask the sender for a new request.' },
  'signature-request.signed': { status: 409, text: 'You have already signed this document.' },
  'signature-request.handed-on': {
    status: 410,
    text: 'This request was handed on to somebody else, who has a link of their own.',
  },
  'signature-request.may-not-hand-on': { status: 403, text: 'This request cannot be handed on to somebody else.' },
  'signature-request.not-your-turn': { status: 409, text: 'It is not your turn yet. Others sign before you.' },
  'signature-request.changed': {
    status: 409,
    text: 'Many people are signing at this moment. Nothing was signed; please try again.',
  },
  'signature-request.incomplete': { status: 422, text: 'Still missing: {field}' },
  'signature-request.too-long': { status: 422, text: 'The text has no room in its field: {field}' },
  'signature-request.locked': { status: 401, text: 'This request is protected by a password' },
  'signature-request.wrong-password': { status: 403, text: 'The password is not correct. Attempts left: {left}' },
  'signature-request.not-mailed': {
    status: 409,
    text: 'No mails are sent to this person. Copy the link and send it yourself.',
  },
  'signature-request.still-open': {
    status: 409,
    text: 'This request is still open. Withdraw it before you delete its document.',
  },
  'signature-request.file-gone': { status: 410, text: 'The document of this request has been deleted.' },
  'signing-link.not-found': {
    status: 404,
    text: 'There is nothing to sign here. Check that the link is complete.',
  },
  'signing-link.closed': { status: 410, text: 'This link is closed. Nobody can begin to sign by it any more.' },
  'signing-link.ended': { status: 410, text: 'The time to begin by this link is over.' },
  'signing-link.full': { status: 410, text: 'As many people as may have begun by this link.' },
  'signing-link.too-many': {
    status: 409,
    text: 'You have {limit} open links for many people. Close one before you make another.',
  },
  'signing-link.unfit': {
    status: 422,
    text: 'A link for many people needs a template in which one person, and no other, is named later, and everybody has a place to sign.',
  },
  'request-rows.no-roles': {
    status: 422,
    text: 'Nobody in this template has a role, so that a list has nobody to name.',
  },
  'request-rows.empty': { status: 422, text: 'The list has no rows below the names of its columns.' },
  'request-rows.open-quote': { status: 422, text: 'A quotation mark in the list is never closed.' },
  'request-rows.too-many': { status: 422, text: 'The list has {rows} rows. Up to {limit} can be sent at a time.' },
  'request-rows.column-missing': { status: 422, text: 'The list lacks the column “{field}”.' },
  'request-rows.column-unknown': {
    status: 422,
    text: 'The list has a column that is not known: “{field}”. Those that it may have: {valid}',
  },
  'request-rows.column-twice': { status: 422, text: 'The list has the column “{field}” twice.' },
  'request-rows.cells': { status: 422, text: 'Row {row} has {cells} cells, the first row has {columns}.' },
  'request-rows.cell-empty': { status: 422, text: 'Row {row}, column “{field}”: there is nothing in it.' },
  'request-rows.cell-too-long': {
    status: 422,
    text: 'Row {row}, column “{field}”: it has more than {limit} characters.',
  },
  'request-rows.cell-no-address': { status: 422, text: 'Row {row}, column “{field}”: this is no e-mail address.' },
  'request-rows.cell-no-language': {
    status: 422,
    text: 'Row {row}, column “{field}”: this is none of {valid}.',
  },
  'signature-request.too-many-unknown': {
    status: 429,
    text: 'Too many attempts with invalid links. Please try again in {minutes} minutes.',
    one: 'Too many attempts with invalid links. Please try again in {minutes} minute.',
  },
} as const satisfies Record<string, { status: number; text: string; one?: string }>;
