import { fromCallback, type AnyEventObject } from 'xstate';
import { FROM_FIELD, REQUEST_KEY_HEADER } from '../../contracts/api/conversions.js';
import { TEMPLATE_FORM_FIELD, type AskedByTemplate } from '../../contracts/api/request-templates.js';
import { ROW_LINES_MEDIA, rowOutcome, ROWS_FORM_FIELD, type RowOutcome } from '../../contracts/api/request-rows.js';
import { versionOf } from '../browser/handed-files.js';
import { callProblem } from './call-errors.js';
import { callWithFiles } from './post-documents.js';
import { isMadeHere } from './returned-results.js';

export interface SendingRows {
  /** Rows that were made under it before are not made again. */
  readonly key: string;
  readonly file: File;
  readonly template: AskedByTemplate;
  /** CSV. */
  readonly text: string;
}

/** A list that is being sent tells these. */
export type RowsEvent =
  | { readonly type: 'row.told'; readonly told: RowOutcome }
  | { readonly type: 'rows.ended' }
  | { readonly type: 'rows.failed'; readonly problem: string };

/** `POST /api/signature-requests/rows`, row by row; stopping it breaks the call off. */
export const sendRows = fromCallback<AnyEventObject, SendingRows>(({ input, sendBack }) => {
  const stopping = new AbortController();
  const tell = (event: RowsEvent): void => {
    if (!stopping.signal.aborted) sendBack(event);
  };
  readRows(input, stopping.signal, tell).then(
    () => tell({ type: 'rows.ended' }),
    (error: unknown) => tell({ type: 'rows.failed', problem: callProblem(error) }),
  );
  return () => stopping.abort();
});

const linesOf = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
};

const readRows = async (
  { key, file, template, text }: SendingRows,
  signal: AbortSignal,
  tell: (event: RowsEvent) => void,
): Promise<void> => {
  const version = versionOf(file);
  const from = version === null || isMadeHere(version) ? undefined : version;
  const { body } = await callWithFiles('/api/signature-requests/rows', {
    files: from === undefined ? [file] : [],
    fields: {
      [TEMPLATE_FORM_FIELD]: JSON.stringify(template),
      [ROWS_FORM_FIELD]: text,
      ...(from !== undefined && { [FROM_FIELD]: from }),
    },
    headers: { accept: ROW_LINES_MEDIA, [REQUEST_KEY_HEADER]: key },
    signal,
  });
  if (!body) return;
  for await (const line of linesOf(body)) tell({ type: 'row.told', told: rowOutcome.parse(JSON.parse(line)) });
};
