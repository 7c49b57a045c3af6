import { automationRefusals } from './automation-refusals.js';
import { pdfRefusals } from './pdf-refusals.js';
import { requestRefusals } from './request-refusals.js';
import { siteRefusals } from './site-refusals.js';
import { countedIn } from './texts/counted.js';

/**
 * Every refusal a client can meet. The gateway filter turns `status` and `text` into the reply; nothing else does. `one`
 * is what the text is where its number is 1.
 */
export const refusals = {
  'request.invalid': { status: 400, text: '{field}: {problem}' },
  'request.not-multipart': { status: 400, text: 'Send the files as multipart/form-data, in the field "files"' },
  'request.broken-off': { status: 400, text: 'The upload was interrupted. Please send the files again.' },
  'request.too-slow': {
    status: 408,
    text: 'The upload was stopped because it was too slow. Please try again.',
  },
  'request.too-many-uploads': {
    status: 429,
    text: 'At most {limit} uploads can run at the same time. Please try again in {seconds} seconds.',
    one: 'At most {limit} uploads can run at the same time. Please try again in {seconds} second.',
  },
  'upload.pieces-gone': {
    status: 404,
    text: 'Parts of {name} are no longer stored here. Please send the file again.',
  },
  'request.too-large': {
    status: 413,
    text: 'The request is too large: all files together may have at most {limit} MB',
  },
  'request.too-many-files': { status: 413, text: 'Too many files: one conversion takes at most {limit}' },
  'request.too-often': {
    status: 429,
    text: 'Too many changes in a short time. Please try again in {minutes} minutes.',
    one: 'Too many changes in a short time. Please try again in {minutes} minute.',
  },
  'request.key-reused': {
    status: 422,
    text: 'This Idempotency-Key was sent with another request before. Please use a new one.',
  },
  'request.cross-site': { status: 403, text: 'This call is only accepted from the pages of this installation' },
  'request.wrong-host': {
    status: 421,
    text:
      'This installation is not served under the name {host}. ' +
      'If it should be, add the name to the setting ALLOWED_HOSTS and restart Docket.',
  },
  'route.not-found': { status: 404, text: 'There is no page or call at {path}' },
  'session.missing': { status: 401, text: 'Not signed in' },
  'session.over': {
    status: 401,
    text: 'Your session has ended. Please sign in and send the files again.',
  },
  'session.not-found': { status: 404, text: 'Session not found' },
  'member.not-found': { status: 404, text: 'No member has the address or ID {member}' },
  'account.export-busy': {
    status: 503,
    text: 'Your data is already being exported. Please try again when that has finished.',
  },
  'key.unknown': { status: 401, text: 'This API key is not one of this site' },
  'key.revoked': { status: 401, text: 'This API key has been deleted' },
  'key.ended': { status: 401, text: 'This API key ended on {date}' },
  'key.scope-missing': { status: 403, text: 'This API key may not do this: it needs the scope {scope}' },
  'key.not-allowed': { status: 403, text: 'No API key may do this: sign in to the site' },
  'key.not-found': { status: 404, text: 'API key not found' },
  'key.too-many': { status: 409, text: 'You have {limit} API keys. Delete one that you do not need first.' },
  'signature.not-found': { status: 404, text: 'Signature not found' },
  'template.not-found': { status: 404, text: 'Template not found' },
  'template.too-many': { status: 409, text: 'You keep {limit} templates. Delete one that you do not need first.' },
  'signature.too-many': { status: 409, text: 'You keep {limit} signatures. Remove one that you do not need first.' },
  'session.forbidden': { status: 403, text: 'Only administrators can see this' },
  'tool.unknown': { status: 400, text: 'operation: "{given}" is not a tool; valid values are {valid}' },
  'tool.option-unknown': { status: 400, text: '{field}: is no option of {tool}; valid fields are {valid}' },
  'tool.files-do-not-fit': { status: 422, text: '{message}' },
  'tool.option-invalid': { status: 422, text: '{field}: {problem}' },
  'file.missing': { status: 400, text: 'files: send at least one file' },
  'file.empty': { status: 422, text: '{name} is empty' },
  'file.type-unsupported': { status: 415, text: 'Invalid file type. Only {types} files are allowed.' },
  'file.type-mismatch': { status: 415, text: '{name} looks like {claimed} by its name, but its content is {found}' },
  'file.too-large': {
    status: 413,
    text: 'File size {size}MB exceeds maximum allowed size of {limit}MB for {type} files.',
  },
  ...automationRefusals,
  ...siteRefusals,
  ...pdfRefusals,
  'image.unreadable': { status: 422, text: '{name} cannot be read as an image: {reason}' },
  'image.too-large': { status: 422, text: '{name} is {width} x {height} pixels; the limit is {limit} megapixels' },
  'mail.unreadable': { status: 422, text: '{name} cannot be read as an e-mail: {reason}' },
  'book.unreadable': { status: 422, text: '{name} cannot be read as an e-book: {reason}' },
  'iwork.unreadable': {
    status: 422,
    text: '{name} cannot be converted: {reason}. Please export it as PDF in Pages, Numbers or Keynote.',
  },
  'iwork.encrypted': {
    status: 422,
    text: '{name} is protected by a password. Please export it as PDF in Pages, Numbers or Keynote.',
  },
  'drawing.unreadable': { status: 422, text: '{name} cannot be read as a drawing: {reason}' },
  'text.unreadable': { status: 422, text: '{name} cannot be read as text: {reason}' },
  'fonts.missing': { status: 422, text: 'No font for the {script} characters in {what} is installed on this site' },
  'recognition.too-slow': {
    status: 422,
    text:
      '{name} has {count} pages without text, and one conversion has time to recognise only about {limit}. ' +
      'Please split it and convert the parts.',
  },
  'document.no-text': { status: 422, text: 'No text was found in {name}, not even by text recognition' },
  'document.no-table': {
    status: 422,
    text: 'No table was found in {name}',
  },
  'text.not-held': {
    status: 422,
    text: 'Another program did not find the words of {name} in the file that was made, so no file is returned.',
  },
  'sheet.not-held': {
    status: 422,
    text: 'Another program did not find in table {table} of {name} what was written there, so no file is returned.',
  },
  'office.unreadable': { status: 422, text: '{name} cannot be read as an Office document: {reason}' },
  'office.encrypted': { status: 422, text: '{name} is protected by a password' },
  'office.wrong-password': { status: 422, text: 'The password for {name} is not correct' },
  'office.unknown-encryption': {
    status: 422,
    text:
      '{name} is protected by a password in a way that is not opened here. ' +
      'Please save it without one, or as .docx, .xlsx or .pptx.',
  },
  'office.engine-missing': {
    status: 422,
    text: '{name} cannot be converted: this site does not support this kind of Office file',
  },
  'office.no-sandbox': {
    status: 422,
    text: 'Office files are not converted on this site',
  },
  'redact.nothing-found': { status: 422, text: 'Nothing was redacted: {reason}' },
  'redact.too-many-matches': {
    status: 422,
    text: 'The items match more than {limit} places. Please make them more specific.',
  },
  'redact.not-proven': {
    status: 422,
    text: 'The redaction could not be verified, so no file is returned. Check "{gate}" failed on page {page}.',
  },
  'ai.no-provider': {
    status: 422,
    text: '{what} is not set up on this site',
  },
  'ai.rejected-key': {
    status: 502,
    text: "The AI provider rejected this site's credentials. Please contact the administrator.",
  },
  'ai.rejected-request': {
    status: 502,
    text: 'The AI provider rejected the request: {reason}. Please contact the administrator.',
  },
  'ai.no-credit': { status: 502, text: 'This installation has no credit left with its AI provider.' },
  'ai.unreachable': { status: 502, text: 'The AI provider cannot be reached. Please try again in a few minutes.' },
  'ai.busy': { status: 503, text: 'The AI provider is overloaded. Please try again in a few minutes.' },
  'ai.timeout': {
    status: 504,
    text: 'The AI provider did not answer within {seconds} seconds. Please try again.',
    one: 'The AI provider did not answer within {seconds} second. Please try again.',
  },
  'ai.broken-off': { status: 502, text: 'The answer of the AI provider was cut off. Please try again.' },
  'ai.invalid-answer': {
    status: 502,
    text: 'The AI model returned an unusable answer twice: {problem}',
  },
  'ai.refused': { status: 422, text: 'The AI model declined to work on this document.' },
  'ai.too-long': {
    status: 422,
    text:
      '{name} is too long for the AI model: it has about {tokens} tokens, ' +
      'and the limit for one request is {limit}',
  },
  'translate.same-language': { status: 422, text: '{name} is already in {language}. Please choose another language.' },
  'translate.no-target': { status: 422, text: 'Nothing on this site translates into {language}' },
  'translate.no-pair': { status: 422, text: 'Nothing on this site translates from {source} into {language}' },
  'translate.source-unknown': {
    status: 422,
    text: 'The language of {name} could not be recognised, and the translation on this site needs to know it',
  },
  'translate.model-damaged': {
    status: 503,
    text: 'The translation model {model} cannot be used: its file {file} {problem}. Please contact the administrator.',
  },
  'translate.server-unreachable': {
    status: 502,
    text: 'The translation server of this site cannot be reached. Please try again in a few minutes.',
  },
  'translate.server-busy': {
    status: 503,
    text: 'The translation server of this site is overloaded. Please try again in a few minutes.',
  },
  'translate.server-timeout': {
    status: 504,
    text: 'The translation server of this site did not answer within {seconds} seconds. Please try again.',
    one: 'The translation server of this site did not answer within {seconds} second. Please try again.',
  },
  'translate.server-refused': {
    status: 502,
    text: 'The translation server of this site rejected the request (status {status}). Please contact the administrator.',
  },
  'translate.server-invalid': {
    status: 502,
    text: 'The translation server of this site gave an unusable answer. Please contact the administrator.',
  },
  'translate.engine-failed': { status: 500, text: 'The translation engine broke down. Please try again.' },
  'translate.fonts-missing': {
    status: 422,
    text: 'Translating into {language} is not set up on this site',
  },
  'ai.nothing-to-ask': {
    status: 422,
    text: 'There is too little in {name} that questions can ask for without AI: names, dates and numbers in whole sentences',
  },
  'ai.no-answer': {
    status: 422,
    text: 'Nothing in {name} answers this question. Ask with words that the document uses',
  },
  'ai.too-little-text': { status: 422, text: '{name} has too little text for {what}' },
  'result.too-large': { status: 422, text: 'The result would be larger than {limit} MB' },
  'conversion.not-found': { status: 404, text: 'Conversion not found' },
  'conversion.not-ready': {
    status: 409,
    text: 'The file is still being processed. Please try again in a few moments.',
  },
  'conversion.failed': { status: 422, text: 'The conversion failed: {reason}' },
  'conversion.cancelled': { status: 409, text: 'The conversion was cancelled' },
  'conversion.not-ended': { status: 409, text: 'The conversion is still running; cancel it first' },
  'conversion.no-result': { status: 409, text: 'Only a completed conversion can be renamed' },
  'conversion.without-file': { status: 409, text: 'This conversion did not produce a file' },
  'conversion.file-gone': { status: 410, text: 'The file of this conversion has already been deleted' },
  'conversion.not-retryable': { status: 409, text: 'This conversion cannot be retried: {reason}' },
  'conversion.ended': { status: 409, text: 'The conversion has already ended' },
  'conversion.crashed': {
    status: 500,
    text: 'The file could not be processed: the conversion was interrupted {attempts} times',
  },
  'conversion.broken': { status: 500, text: 'The file could not be processed: the conversion stopped unexpectedly' },
  'conversion.deadline': {
    status: 422,
    text: 'The file took longer than {seconds} seconds to process',
    one: 'The file took longer than {seconds} second to process',
  },
  'conversion.out-of-memory': {
    status: 422,
    text: 'The file needs more than the {limit} MB of memory that one conversion may use',
  },
  'conversion.stuck': {
    status: 500,
    text: 'No worker finished the conversion within {minutes} minutes',
    one: 'No worker finished the conversion within {minutes} minute',
  },
  'conversion.secrets-lost': {
    status: 500,
    text: 'The passwords for this conversion can no longer be read. Please send the files again.',
  },
  'queue.full': {
    status: 429,
    text: 'Too many conversions are waiting on this installation. Please try again in {seconds} seconds.',
    one: 'Too many conversions are waiting on this installation. Please try again in {seconds} second.',
  },
  'queue.visitor-full': {
    status: 429,
    text: 'Conversions of yours that have not finished yet: {limit}. Please try again in {seconds} seconds.',
    one: 'Conversions of yours that have not finished yet: {limit}. Please try again in {seconds} second.',
  },
  'queue.network-full': {
    status: 429,
    text: 'Conversions from your network that have not finished yet: {limit}. Please try again in {seconds} seconds.',
    one: 'Conversions from your network that have not finished yet: {limit}. Please try again in {seconds} second.',
  },
  'queue.budget-spent': {
    status: 429,
    text: 'You have used up your processing time for now. Please try again in {seconds} seconds.',
    one: 'You have used up your processing time for now. Please try again in {seconds} second.',
  },
  'thumbnail.none': { status: 404, text: 'There is no thumbnail for this file' },
  'receipt.none': { status: 404, text: 'There is no receipt for this file' },
  'proof.none': {
    status: 404,
    text: 'There is no proof for this file: it was renamed before names were encrypted, or this installation does not sign its log',
  },
  'replay.busy': { status: 503, text: 'Other replays are running. Please try again in a moment.' },
  'replay.too-long': {
    status: 503,
    text: 'This replay takes longer than {seconds} seconds; `npm run replay` on the server has no time limit',
    one: 'This replay takes longer than {seconds} second; `npm run replay` on the server has no time limit',
  },
  'export.busy': { status: 503, text: 'Other exports of the log are running. Please try again when one has finished.' },
  'share-link.invalid': { status: 400, text: 'Invalid share link' },
  'share-link.locked': { status: 401, text: 'This file is protected by a password' },
  'share-link.wrong-password': { status: 403, text: 'The password is not correct. Attempts left: {left}' },
  'share-link.too-many-tries': {
    status: 429,
    text: 'Too many wrong passwords. Please try again in {minutes} minutes.',
    one: 'Too many wrong passwords. Please try again in {minutes} minute.',
  },
  'share-link.too-many-at-once': {
    status: 429,
    text: 'Many passwords are being checked at the moment. Please try again in {seconds} seconds.',
    one: 'Many passwords are being checked at the moment. Please try again in {seconds} second.',
  },
  'share-link.too-many-unknown': {
    status: 429,
    text: 'Too many attempts with invalid share links. Please try again in {minutes} minutes.',
    one: 'Too many attempts with invalid share links. Please try again in {minutes} minute.',
  },
  'share-link.end-impossible': {
    status: 400,
    text: 'A link can only end after now, and not later than this server keeps files for its owner',
  },
  'share-link.used-up': { status: 410, text: 'The download limit of this link has been reached' },
  'share-link.no-previews': {
    status: 403,
    text: 'Previews are turned off because this link has a download limit',
  },
  'share-link.not-found': { status: 404, text: 'Share link not found or expired' },
  ...requestRefusals,
  'range.not-satisfiable': { status: 416, text: 'The requested range is outside the file ({size} bytes)' },
  'storage.full': { status: 507, text: 'The disk of this installation is full. Nothing was stored.' },
  'storage.visitor-full': {
    status: 507,
    text:
      'There is no room for these files: you are using {used} of {limit} MB. ' +
      'Please delete documents you no longer need, or wait until their links end.',
  },
  'storage.nearly-full': {
    status: 507,
    text:
      'There is no room for these files: this installation is using {used} of {limit} MB. ' +
      'Please delete documents you no longer need, or ask the administrator for more space.',
  },
  'service.unavailable': {
    status: 503,
    text: 'The {service} service is not responding. Please try again in a moment.',
  },
  'server.stopping': { status: 503, text: 'The server is restarting. Please try again in a moment.' },
  'server.defect': { status: 500, text: 'Something went wrong on our side' },
} as const satisfies Record<string, { status: number; text: string; one?: string }>;

/** A dotted code from {@link refusals}; part of the interface, never renamed. */
export type RefusalCode = keyof typeof refusals;

/** Values for the placeholders of a refusal’s text, by name. Sizes in MB, times in the unit that the placeholder names. */
export type RefusalFacts = Readonly<Record<string, string | number>>;

/** The caller asked for something the rules forbid. Anything else that is thrown is a defect. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    readonly facts: RefusalFacts = {},
    options?: ErrorOptions,
  ) {
    super(refusalText(code, facts), options);
  }
}

const textOf = (code: RefusalCode, facts: RefusalFacts): string => {
  const refusal: { readonly text: string; readonly one?: string } = refusals[code];
  return refusal.one !== undefined && Number(facts[countedIn(refusal.text)]) === 1 ? refusal.one : refusal.text;
};

/** The sentence a person reads, with the facts filled in. */
export const refusalText = (code: RefusalCode, facts: RefusalFacts = {}): string =>
  textOf(code, facts).replace(/\{(\w+)\}/g, (_, key: string) => String(facts[key] ?? `{${key}}`));

/** Whether a text from an event or another process is a code of this version. */
export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);
