import { fromPromise } from 'xstate';
import { Refusal } from '../../../../contracts/errors.js';
import { refusalIn } from '../../../../contracts/texts/refusal-sentence.js';
import { loadPart } from '../../../browser/load-part.js';
import { spokenHere } from '../../../text/language.js';
import { t } from '../../../text/t.js';
import type { RequestTemplate } from '../ask/request-template.js';

/** A row of the list, with what is wrong in it. */
export interface CheckedRow {
  /** As programs for tables count. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly string[];
}

/** The list as it was read. */
export interface CheckedRows {
  readonly headers: readonly string[];
  readonly rows: readonly CheckedRow[];
  /** Why it is no list for this template; empty where it is one. */
  readonly problem: string;
}

export const noRows: CheckedRows = { headers: [], rows: [], problem: '' };

interface Checking {
  readonly template: Pick<RequestTemplate, 'people'>;
  readonly text: string;
}

/** The code that reads tables is a part of its own: most requests are sent one by one. */
export const checkRows = fromPromise<CheckedRows, Checking>(async ({ input: { template, text } }) => {
  if (text.trim() === '') return noRows;
  const { readRequestRows } = await loadPart(() => import('../../../../contracts/request-rows/read-request-rows.js'));
  try {
    const { columns, rows } = readRequestRows(text, template.people);
    const checked = rows.map(({ problems, ...row }) => ({
      ...row,
      problems: problems.map(({ code, facts }) => refusalIn(spokenHere(), code, facts)),
    }));
    return { headers: columns.map(({ header }) => header), rows: checked, problem: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...noRows, problem: refusalIn(spokenHere(), error.code, error.facts) };
  }
});

/** The text of a file. @throws what a person is to read. */
export const readTable = fromPromise<string, { readonly file: File }>(async ({ input: { file } }) => {
  const { decodeText } = await loadPart(() => import('../../../../contracts/form-values/decode-values.js'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return decodeText(bytes);
  } catch (error) {
    throw new Error(t('The file could not be read.'), { cause: error });
  }
});
