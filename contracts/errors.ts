/** Every refusal a client can meet. The gateway filter turns `status` and `text` into the reply; nothing else does. */
export const refusals = {
  'request.invalid': { status: 400, text: '{field}: {problem}' },
  'request.not-multipart': { status: 400, text: 'Send the files as multipart/form-data' },
  'request.broken-off': { status: 400, text: 'The upload broke off before it was complete' },
  'request.too-large': { status: 413, text: 'One request may carry {limit} MB at most' },
  'request.too-many-files': { status: 413, text: 'One conversion takes {limit} files at most' },
  'request.cross-site': { status: 403, text: 'This call may only come from the pages of this installation' },
  'route.not-found': { status: 404, text: 'There is nothing at {path}' },
  'session.missing': { status: 401, text: 'Not signed in' },
  'session.over': {
    status: 401,
    text: 'You have been signed out meanwhile. Please sign in and send the files again.',
  },
  'session.forbidden': { status: 403, text: 'Only administrators can see this' },
  'tool.unknown': { status: 400, text: 'operation: "{given}" is unknown; it is one of {valid}' },
  'tool.files-do-not-fit': { status: 422, text: '{message}' },
  'tool.option-invalid': { status: 422, text: '{field}: {problem}' },
  'file.missing': { status: 400, text: 'files: send at least one file' },
  'file.empty': { status: 422, text: '{name} is empty' },
  'file.type-unsupported': { status: 415, text: 'Invalid file type. Only {types} files are allowed.' },
  'file.type-mismatch': { status: 415, text: '{name} is not the {claimed} file its name says: {found}' },
  'file.too-large': {
    status: 413,
    text: 'File size {size}MB exceeds maximum allowed size of {limit}MB for {type} files.',
  },
  'pdf.unreadable': { status: 422, text: '{name} cannot be opened as a PDF: {reason}' },
  'pdf.encrypted': { status: 422, text: '{name} is protected by a password' },
  'pdf.wrong-password': { status: 422, text: 'The password given for {name} does not open it' },
  'pdf.too-many-pages': { status: 422, text: '{name} has {count} pages; {limit} is the most' },
  'pdf.signature-would-break': {
    status: 422,
    text: '{name} is signed already, and a further signature would break that one: {reason}',
  },
  'pages.invalid': { status: 422, text: 'pageRanges: "{part}" is not a page or a range such as 1-3' },
  'pages.out-of-range': { status: 422, text: 'This document has {count} pages; page {page} does not exist' },
  'pages.not-in-file': { status: 422, text: '{name} has {count} pages; page {page} does not exist' },
  'pages.no-such-file': { status: 422, text: 'pages: there is no file {file}; {count} were sent' },
  'pages.too-many': { status: 422, text: '{count} pages are asked for; {limit} is the most in one call' },
  'pages.not-drawn': { status: 422, text: 'Page {page} of {name} cannot be drawn' },
  'image.unreadable': { status: 422, text: '{name} cannot be read as an image: {reason}' },
  'image.too-large': { status: 422, text: '{name} is {width} x {height} pixels; {limit} megapixels is the most' },
  'text.unreadable': { status: 422, text: '{name} cannot be read as text: {reason}' },
  'recognition.too-slow': {
    status: 422,
    text:
      '{name} has {count} pages without text, and only about {limit} can be recognised in one go at present. ' +
      'Please split it and convert the parts.',
  },
  'document.no-text': { status: 422, text: 'No text was found in {name}, not even by recognition' },
  'office.unreadable': { status: 422, text: '{name} cannot be read as an Office document: {reason}' },
  'office.encrypted': { status: 422, text: '{name} is protected by a password' },
  'office.engine-missing': {
    status: 422,
    text: '{name}: the Office engine is not installed here. Install it with: {install}',
  },
  'office.no-sandbox': {
    status: 422,
    text:
      'Office files are not converted here, because nothing would keep their engine apart from the rest of this server. ' +
      'Install bubblewrap, or set ALLOW_UNSANDBOXED=1 where every visitor is trusted.',
  },
  'redact.nothing-found': { status: 422, text: 'Nothing was redacted: {reason}' },
  'redact.too-many-matches': { status: 422, text: 'The items are found more than {limit} times; narrow them down' },
  'redact.not-proven': {
    status: 422,
    text: 'The redaction could not be proven, so no file is handed out. Check "{gate}" failed on page {page}.',
  },
  'ai.no-provider': {
    status: 422,
    text:
      '{what} needs an AI provider, and none is set up here. ' +
      'Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL for another provider), then start Docket again.',
  },
  'ai.rejected-key': {
    status: 502,
    text: 'The AI provider does not accept the key of this installation. OPENAI_API_KEY has to be checked.',
  },
  'ai.rejected-request': {
    status: 502,
    text:
      'The AI provider turned the request down: {reason}. ' +
      'OPENAI_MODEL, OPENAI_BASE_URL and AI_TOKENS_PER_CALL have to be checked.',
  },
  'ai.no-credit': { status: 502, text: 'The account of this installation at the AI provider has no credit left.' },
  'ai.unreachable': { status: 502, text: 'The AI provider cannot be reached. Please try again in a few minutes.' },
  'ai.busy': { status: 503, text: 'The AI provider is too busy to answer. Please try again in a few minutes.' },
  'ai.timeout': { status: 504, text: 'The AI provider did not answer within {seconds} seconds. Please try again.' },
  'ai.broken-off': { status: 502, text: 'The answer of the AI provider broke off. Please try again.' },
  'ai.invalid-answer': {
    status: 502,
    text: 'The AI model gave an answer that cannot be used, and again when it was asked to mend it: {problem}',
  },
  'ai.refused': { status: 422, text: 'The AI model declined to work on this document.' },
  'ai.too-long': {
    status: 422,
    text:
      '{name} is too long: it takes about {tokens} tokens of the AI model, ' +
      'and {limit} is the most for one request here (AI_TOKENS_PER_REQUEST)',
  },
  'translate.same-language': { status: 422, text: '{name} is in {language} already' },
  'translate.fonts-missing': {
    status: 422,
    text: 'There is no font for {language} here. Install one, on Debian and Ubuntu with: {install}',
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
  'conversion.not-ended': { status: 409, text: 'The conversion is still under way; cancel it first' },
  'conversion.no-result': { status: 409, text: 'Only a completed conversion has a file to rename' },
  'conversion.not-retryable': { status: 409, text: 'This conversion cannot be tried again: {reason}' },
  'conversion.ended': { status: 409, text: 'The conversion has already ended' },
  'conversion.crashed': {
    status: 500,
    text: 'The file could not be processed: it was cut short {attempts} times',
  },
  'conversion.broken': { status: 500, text: 'The file could not be processed: the engine gave up on it' },
  'conversion.deadline': { status: 422, text: 'The file took longer than {seconds} seconds to process' },
  'conversion.out-of-memory': {
    status: 422,
    text: 'The file needs more memory than the {limit} MB that one conversion may take here',
  },
  'conversion.stuck': { status: 500, text: 'No worker finished the conversion within {minutes} minutes' },
  'conversion.secrets-lost': {
    status: 500,
    text: 'The passwords that were sent along can no longer be read. Please send the files again.',
  },
  'thumbnail.none': { status: 404, text: 'There is no thumbnail for this file' },
  'receipt.none': { status: 404, text: 'There is no receipt for this file' },
  'proof.none': {
    status: 404,
    text: 'There is no proof of this file to show: it was renamed before names were sealed, or the log is not signed here',
  },
  'replay.busy': { status: 503, text: 'Other moments are being gone back to. Please try again in a moment.' },
  'replay.too-long': {
    status: 503,
    text: 'Going back there takes longer than {seconds} seconds here; `npm run replay` on the server does it without a limit',
  },
  'export.busy': { status: 503, text: 'Other exports of the log are under way. Please try again when one has ended.' },
  'share-link.invalid': { status: 400, text: 'Invalid share link' },
  'share-link.locked': { status: 401, text: 'This file is protected by a password' },
  'share-link.wrong-password': { status: 403, text: 'The password is not correct. Tries left: {left}' },
  'share-link.too-many-tries': {
    status: 429,
    text: 'Too many wrong passwords. Please try again in {minutes} minutes.',
  },
  'share-link.used-up': { status: 410, text: 'This file has been downloaded as often as its link allows' },
  'share-link.not-found': { status: 404, text: 'Share link not found or expired' },
  'range.not-satisfiable': { status: 416, text: 'The file has {size} bytes; the range asked for lies outside' },
  'storage.full': { status: 507, text: 'This installation has no room left on its disk. Nothing was stored.' },
  'service.unavailable': { status: 503, text: 'The {service} service does not answer. Please try again in a moment.' },
  'server.stopping': { status: 503, text: 'The server is restarting. Please try again in a moment.' },
  'server.defect': { status: 500, text: 'Something went wrong on our side' },
} as const satisfies Record<string, { status: number; text: string }>;

export type RefusalCode = keyof typeof refusals;

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

/** The sentence a person reads, with the facts filled in. */
export const refusalText = (code: RefusalCode, facts: RefusalFacts = {}): string =>
  refusals[code].text.replace(/\{(\w+)\}/g, (_, key: string) => String(facts[key] ?? `{${key}}`));

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);
