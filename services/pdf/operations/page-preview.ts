import type { PagePreviewReply } from '../../../contracts/api/previewed-page.js';
import { Refusal } from '../../../contracts/errors.js';
import { fit, inOrder } from '../../../contracts/tools/availability.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdfCompress } from '../../../contracts/tools/pdf-compress.js';
import { previewedTool, type PreviewedTool } from '../../../contracts/tools/pdf-page-preview.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import { arrange } from '../merging/arrange.js';
import { openSources } from '../merging/open-sources.js';
import { planOf } from '../merging/plan.js';
import { json, type Operation, type SourceFile, type Work } from '../operation.js';
import { compress } from './compress.js';
import { crop } from './crop.js';
import { imageWatermark } from './image-watermark.js';
import { pageNumbers } from './page-numbers.js';
import { rotate } from './rotate.js';
import { watermark } from './watermark.js';

type OnWholeDocument = Exclude<PreviewedTool, 'pdf-compress'>;

const operations: { readonly [Id in OnWholeDocument]: Operation<Id> } = {
  'pdf-watermark': watermark,
  'pdf-image-watermark': imageWatermark,
  'pdf-rotate': rotate,
  'pdf-crop': crop,
  'pdf-page-numbers': pageNumbers,
};

type AnyOperation = (
  files: readonly [SourceFile, ...SourceFile[]],
  options: unknown,
  work: Work,
) => Promise<{ bytes: Uint8Array }>;

/**
 * Makes one page as a tool would make it, by the operation of that tool.
 *
 * @param files    one PDF, and what else the tool takes, such as a picture.
 * @param options  `page` from 1; `toolOptions` as JSON. Compression works on the page alone, which takes a moment however
 *   long the document is, with its part of a target size; the other tools work on the whole document, because what they
 *   do to a page depends on it.
 * @returns JSON: a {@link PagePreviewReply}.
 * @throws Refusal as {@link openSources} and the operation; `tool.files-do-not-fit`; `pages.out-of-range`.
 */
export const pagePreview: Operation<'pdf-page-preview'> = async (files, { page, tool, toolOptions }, work) => {
  const [file, ...others] = filesFor(tool, files);
  const parsed: unknown = JSON.parse(toolOptions);
  const before = await alone(file, page, work);
  const makeOfPage = async (): Promise<Uint8Array> => {
    const options = forPart(pdfCompress.options.parse(parsed), before.length / file.bytes.length);
    return (await compress([unlocked(file, before)], options, work)).bytes;
  };
  const makeOfWhole = async (id: OnWholeDocument): Promise<Uint8Array> => {
    const operation = operations[id] as AnyOperation;
    const { bytes } = await operation([file, ...others], previewedTool(id)?.options.parse(parsed), work);
    return alone(unlocked(file, bytes), page, work);
  };
  const after = tool === 'pdf-compress' ? await makeOfPage() : await makeOfWhole(tool);
  const answer: PagePreviewReply = {
    pdf: Buffer.from(after).toString('base64'),
    sizeBefore: before.length,
    sizeAfter: after.length,
  };
  return json(answer);
};

/** In the order in which the tool takes them. */
const filesFor = (id: PreviewedTool, files: readonly [SourceFile, ...SourceFile[]]): typeof files => {
  const tool: Tool | undefined = previewedTool(id);
  const suits =
    tool &&
    fit(
      tool,
      files.map(({ kind }) => kind),
    );
  if (suits?.fits === false) throw new Refusal('tool.files-do-not-fit', { message: suits.message });
  const [first = files[0], ...others] = tool ? inOrder(tool, files) : files;
  return [first, ...others];
};

/** Compression of a part of a file, from 0 to 1, to its part of the size. */
const forPart = ({ targetSize, ...options }: OptionsOf<'pdf-compress'>, part: number): OptionsOf<'pdf-compress'> =>
  targetSize === undefined ? options : { ...options, targetSize: Math.max(1, Math.floor(targetSize * part)) };

const unlocked = ({ name, kind, mime }: SourceFile, bytes: Uint8Array): SourceFile => ({ name, kind, mime, bytes });

const alone = async (file: SourceFile, page: number, work: Work): Promise<Uint8Array> => {
  const sources = await openSources([file], work);
  const pages = planOf('', sources);
  const wanted = pages[page - 1];
  if (!wanted) throw new Refusal('pages.out-of-range', { page, count: pages.length });
  return arrange({ sources, pages: [wanted] });
};
