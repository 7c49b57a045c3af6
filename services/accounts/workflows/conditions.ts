import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { MB } from '../../../contracts/byte-sizes.js';
import type { ResultFile } from '../../../contracts/events/conversion.js';
import { exportText } from '../../../contracts/tools/export-text.js';
import { pdfInspect } from '../../../contracts/tools/pdf-inspect.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { StepCondition } from '../../../contracts/workflows/workflow.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import type { StepFile } from './step-files.js';

type Quick = Extract<StepCondition, { what: 'size' | 'kind' }>;
type Slow = Exclude<StepCondition, Quick>;

/** Whether a condition is answered by what is known of a file anyway. */
export const isQuick = (when: StepCondition): when is Quick => when.what === 'size' || when.what === 'kind';

const isWithin = (count: number, is: 'at-least' | 'at-most', bound: number): boolean =>
  is === 'at-least' ? count >= bound : count <= bound;

/** The answer to such a condition. */
export const quickAnswer = (when: Quick, { kind, size }: Pick<StepFile, 'kind' | 'size'>): boolean =>
  when.what === 'size' ? isWithin(size / MB, when.is, when.value) : (kind === when.value) === (when.is === 'is');

interface Look {
  readonly tool: Tool;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The tool that looks into a file for a condition. */
export const lookFor = (when: StepCondition): Look =>
  when.what === 'text'
    ? { tool: exportText, options: exportText.options.parse({ format: 'txt' }) }
    : { tool: pdfInspect, options: pdfInspect.options.parse({}) };

const inspected = z.object({ pageCount: z.number() });

/** Spaces, breaks and case are no matter: lines end where the page does. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').toLocaleLowerCase('en');

interface Seen {
  readonly when: Slow;
  readonly result: ResultFile | null;
  readonly failure: { readonly code: string } | null;
}

/** Whether a condition holds by what a look has found; undefined where it has found nothing because it failed. */
export const seenIn = async (blobs: Blobs, { when, result, failure }: Seen): Promise<boolean | undefined> => {
  if (when.what === 'text' && failure?.code === 'document.no-text') return when.is === 'contains-not';
  if (!result) return undefined;
  const bytes = await buffer(await blobs.read(result.blob));
  if (when.what === 'pages') {
    const { pageCount } = inspected.parse(JSON.parse(bytes.toString()));
    return isWithin(pageCount, when.is, when.value);
  }
  return plain(bytes.toString()).includes(plain(when.value)) === (when.is === 'contains');
};
