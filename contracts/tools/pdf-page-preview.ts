import { z } from 'zod';
import { PAGE_PREVIEW_OPTIONS_MAX, PAGES_MAX } from '../limits.js';
import { choice, wholeNumber } from './options.js';
import { pdfCompress } from './pdf-compress.js';
import { pdfCrop } from './pdf-crop.js';
import { pdfImageWatermark } from './pdf-image-watermark.js';
import { pdfPageNumbers } from './pdf-page-numbers.js';
import { pdfRotate } from './pdf-rotate.js';
import { pdfWatermark } from './pdf-watermark.js';
import { reads } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** The tools whose work on one page can be seen before they run on the whole file. */
const previewed = [pdfCompress, pdfWatermark, pdfImageWatermark, pdfRotate, pdfCrop, pdfPageNumbers] as const;
/** Id of such a tool. */
export type PreviewedTool = (typeof previewed)[number]['id'];

/** Undefined for a tool whose work cannot be seen beforehand. */
export const previewedTool = (id: string): (typeof previewed)[number] | undefined =>
  previewed.find((tool) => tool.id === id);

const NO_OPTIONS = 'must be the options of the tool, as a JSON object';

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** The options of a tool, written as JSON; those that it does not have are a problem of their own. */
const readOptions = (tool: string, text: string) => {
  const parsed = z.record(z.string(), z.unknown(), { error: NO_OPTIONS }).safeParse(jsonIn(text));
  const known = previewedTool(tool)?.options;
  if (!parsed.success || !known) return parsed;
  const names = Object.keys(known.shape);
  const problem = `is no option of ${tool}; valid options are ${names.join(', ')}`;
  const onlyKnown = z.record(z.string(), z.unknown()).superRefine((options, context) => {
    const other = Object.keys(options).find((name) => !names.includes(name));
    if (other !== undefined) context.addIssue({ code: 'custom', path: [other], message: problem });
  });
  return onlyKnown.pipe(known).safeParse(parsed.data);
};

/** Behind `POST /api/pdf/preview`; `page` counts from 1. The files are those that the previewed tool takes. */
export const pdfPagePreview = defineTool({
  id: 'pdf-page-preview',
  title: 'Page preview',
  tagline: 'Preview of one page',
  action: 'Preview',
  duration: '1-2 s',
  icon: 'file-search',
  group: 'organise',
  lane: 'pdf',
  accepts: { kinds: ['pdf', 'image'], min: 1, max: 2 },
  refusal: onePdf.refusal,
  options: z
    .object({
      page: wholeNumber({ min: 1, max: PAGES_MAX }, 1, { title: 'Page' }),
      tool: choice(
        ['pdf-compress', 'pdf-watermark', 'pdf-image-watermark', 'pdf-rotate', 'pdf-crop', 'pdf-page-numbers'],
        'pdf-compress',
        {
          title: 'Tool',
        },
      ),
      toolOptions: z
        .string({ error: NO_OPTIONS })
        .max(PAGE_PREVIEW_OPTIONS_MAX, { error: `must be at most ${PAGE_PREVIEW_OPTIONS_MAX} characters` })
        .default('{}')
        .meta({ title: 'Options of the tool, as JSON' }),
    })
    .superRefine(({ tool, toolOptions }, context) => {
      const issue = readOptions(tool, toolOptions).error?.issues[0];
      if (issue) context.addIssue({ code: 'custom', path: ['toolOptions', ...issue.path], message: issue.message });
    }),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_preview',
  alsoCalled: [],
  rights: reads,
});
