import type { z } from 'zod';
import { aiSummarize } from './ai-summarize.js';
import { ask } from './ask.js';
import { detectLanguage } from './detect-language.js';
import { generateQuiz } from './generate-quiz.js';
import { exportPowerpoint } from './export-powerpoint.js';
import { exportSheet } from './export-sheet.js';
import { exportText } from './export-text.js';
import { exportWord } from './export-word.js';
import { packParts } from './pack-parts.js';
import { pdfArchive } from './pdf-archive.js';
import { pdfAccessibility } from './pdf-accessibility.js';
import { pdfAddFields } from './pdf-add-fields.js';
import { pdfAttach } from './pdf-attach.js';
import { pdfBookmarks } from './pdf-bookmarks.js';
import { pdfAnnotate } from './pdf-annotate.js';
import { pdfCleanScan } from './pdf-clean-scan.js';
import { pdfCompress } from './pdf-compress.js';
import { pdfCrop } from './pdf-crop.js';
import { pdfDetectSensitive } from './pdf-detect-sensitive.js';
import { pdfEdit } from './pdf-edit.js';
import { pdfEditable } from './pdf-editable.js';
import { pdfFillForm } from './pdf-fill-form.js';
import { pdfEditText } from './pdf-edit-text.js';
import { pdfEditableText } from './pdf-editable-text.js';
import { pdfExtract } from './pdf-extract.js';
import { pdfFlatten } from './pdf-flatten.js';
import { pdfGreyscale } from './pdf-greyscale.js';
import { pdfHeaderFooter } from './pdf-header-footer.js';
import { pdfImageWatermark } from './pdf-image-watermark.js';
import { pdfImpose } from './pdf-impose.js';
import { pdfInvoice } from './pdf-invoice.js';
import { pdfInspect } from './pdf-inspect.js';
import { pdfLayers } from './pdf-layers.js';
import { pdfLinearise } from './pdf-linearise.js';
import { pdfMerge } from './pdf-merge.js';
import { pdfOrganise } from './pdf-organise.js';
import { pdfCompare } from './pdf-compare.js';
import { pdfOverlay } from './pdf-overlay.js';
import { pdfPageNumbers } from './pdf-page-numbers.js';
import { pdfPagePreview } from './pdf-page-preview.js';
import { pdfPageImages } from './pdf-page-images.js';
import { pdfPlaceSignature } from './pdf-place-signature.js';
import { pdfProperties } from './pdf-properties.js';
import { pdfProtect } from './pdf-protect.js';
import { pdfRasterise } from './pdf-rasterise.js';
import { pdfRedactPreview } from './pdf-redact-preview.js';
import { pdfRedact } from './pdf-redact.js';
import { pdfRemoveAnnotations } from './pdf-remove-annotations.js';
import { pdfRemoveBlankPages } from './pdf-remove-blank-pages.js';
import { pdfRemovePictures } from './pdf-remove-pictures.js';
import { pdfRename } from './pdf-rename.js';
import { pdfRepair } from './pdf-repair.js';
import { pdfRotate } from './pdf-rotate.js';
import { pdfSanitise } from './pdf-sanitise.js';
import { pdfSearchable } from './pdf-searchable.js';
import { pdfSign } from './pdf-sign.js';
import { pdfSplit } from './pdf-split.js';
import { pdfToImages } from './pdf-to-images.js';
import { pdfUnlock } from './pdf-unlock.js';
import { pdfVerify } from './pdf-verify.js';
import { pdfWatermark } from './pdf-watermark.js';
import { share } from './share.js';
import { summarize } from './summarize.js';
import { toPdf } from './to-pdf.js';
import { translate } from './translate.js';
import type { Lane, Tool } from './tool.js';

/** Every tool, in the order the picker shows them. */
export const catalogue = [
  pdfMerge,
  pdfCompress,
  aiSummarize,
  ask,
  pdfCompare,
  toPdf,
  pdfWatermark,
  translate,
  pdfSplit,
  pdfSign,
  pdfRedact,
  share,
  pdfOrganise,
  pdfRotate,
  pdfRemoveBlankPages,
  pdfCrop,
  pdfPageNumbers,
  pdfHeaderFooter,
  pdfImpose,
  pdfOverlay,
  pdfLayers,
  pdfImageWatermark,
  pdfCleanScan,
  pdfGreyscale,
  pdfRemovePictures,
  pdfSearchable,
  pdfToImages,
  pdfExtract,
  pdfAttach,
  pdfRename,
  pdfRepair,
  pdfLinearise,
  exportSheet,
  exportText,
  pdfFlatten,
  pdfRemoveAnnotations,
  pdfRasterise,
  pdfSanitise,
  pdfArchive,
  pdfProtect,
  pdfUnlock,
  pdfPlaceSignature,
  pdfFillForm,
  pdfAnnotate,
  pdfEdit,
  pdfEditable,
  pdfVerify,
  pdfInvoice,
  pdfAccessibility,
  pdfBookmarks,
  pdfProperties,
  pdfEditText,
  pdfAddFields,
  pdfEditableText,
  pdfInspect,
  pdfPageImages,
  pdfPagePreview,
  pdfRedactPreview,
  exportWord,
  exportPowerpoint,
  pdfDetectSensitive,
  detectLanguage,
  summarize,
  generateQuiz,
  packParts,
] as const;

type AnyTool = (typeof catalogue)[number];
type ToolOf<Id> = Extract<AnyTool, { id: Id }>;
/** A tool with an operation of its own: all but those sent as another. */
type RunnableTool = Exclude<AnyTool, { sentAs: object }>;

/** Ids of the tools that the workers of a lane run. */
export type ToolIdOf<L extends Lane> = Extract<RunnableTool, { lane: L }>['id'];
/** Checked options of a tool, with its defaults filled in. */
export type OptionsOf<Id extends AnyTool['id']> = z.output<ToolOf<Id>['options']>;
/** A tool that takes one file gets a one-tuple, so its operation needs no `files[0]!`. */
export type FilesOf<Id extends AnyTool['id'], File> = ToolOf<Id>['accepts'] extends { max: 1 }
  ? readonly [File]
  : readonly [File, ...File[]];

const tools: readonly Tool[] = catalogue;

/** Undefined for an id that this version does not know. */
export const findTool = (id: string): Tool | undefined => tools.find((tool) => tool.id === id);

/** The tools that have a call of their own and are run on several files, one by one. */
export const batchedCalls: readonly Tool[] = tools.filter(({ inBatches }) => inBatches);

/** The tools that `POST /api/convert` knows: those with an operation of their own, but for most that have a call of their own. */
export const runnableTools: readonly Tool[] = tools.filter(
  ({ sentAs, audience, inBatches, makesVersions }) =>
    sentAs === undefined && (audience !== 'call' || (inBatches ?? makesVersions)),
);
