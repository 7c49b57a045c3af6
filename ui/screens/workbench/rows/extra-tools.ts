import { findTool } from '../../../../contracts/tools/catalogue.js';
import { exportedDocument } from '../../../../contracts/tools/export-document.js';
import { generateQuiz } from '../../../../contracts/tools/generate-quiz.js';
import { pdfAddFields } from '../../../../contracts/tools/pdf-add-fields.js';
import { pdfAnnotate } from '../../../../contracts/tools/pdf-annotate.js';
import { pdfDetectSensitive } from '../../../../contracts/tools/pdf-detect-sensitive.js';
import { pdfEditText } from '../../../../contracts/tools/pdf-edit-text.js';
import { pdfFillForm } from '../../../../contracts/tools/pdf-fill-form.js';
import { pdfPlaceSignature } from '../../../../contracts/tools/pdf-place-signature.js';
import { pdfRedact } from '../../../../contracts/tools/pdf-redact.js';
import { oneDocument, oneFile, onePdf } from '../../../../contracts/tools/takes.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import type { ReportKind } from '../machine/report-kind.js';

/** The act of choosing a row. */
export type Act =
  | { readonly type: 'convert'; readonly tool: Tool }
  /** Each file by itself, with a tool that joins them otherwise. */
  | { readonly type: 'each'; readonly tool: Tool }
  /** Another tool, which does it with these files. */
  | { readonly type: 'want'; readonly tool: string }
  | { readonly type: 'arrange' }
  | { readonly type: 'report'; readonly kind: ReportKind }
  /** The files go to a screen of their own; `part` names the part of it that opens. */
  | { readonly type: 'hand'; readonly path: string; readonly part: string };

/** One line of the tools column. */
export interface ToolRow extends Pick<Tool, 'id' | 'title' | 'icon' | 'group' | 'pageSeconds' | 'breaksSignatures'> {
  /** The purpose of a row, without its time. */
  readonly tagline: string;
  readonly duration: string;
  /** Text of the button under it, for one file. */
  readonly action: string;
  readonly act: Act;
  /** Why it does not take these files; null if it does. */
  readonly reason: string | null;
}

type Takes = Pick<Tool, 'accepts' | 'refusal'>;
type Extra = Omit<ToolRow, 'reason'> & { readonly takes: Takes };

const anyFiles: Takes = {
  accepts: { ...oneDocument.accepts, max: Infinity },
  refusal: oneDocument.refusal,
};

const asked = (id: string, kind: ReportKind, icon: Tool['icon']): Extra => {
  const tool = findTool(id);
  if (!tool) throw new Error(`The catalogue has no ${id}`);
  const { title, tagline, duration, action, group } = tool;
  const takes = { accepts: { ...tool.accepts, max: Infinity }, refusal: tool.refusal };
  return { id, title, icon, tagline, duration, action, group, takes, act: { type: 'report', kind } };
};

/** A tool that is used in a mode of its own, which opens where it is wanted. */
const inMode = (tool: Tool): Extra => {
  const { id, title, tagline, duration, action, icon, group, breaksSignatures } = tool;
  const words = { id, title, tagline, duration, action, icon, group };
  return { ...words, ...(breaksSignatures && { breaksSignatures }), takes: onePdf, act: { type: 'want', tool: id } };
};

/** Rows that are no tools of the picker: reports, and acts that have a screen or a mode of their own. */
export const extras: readonly Extra[] = [
  inMode(pdfAnnotate),
  inMode(pdfEditText),
  inMode(pdfFillForm),
  inMode(pdfAddFields),
  {
    id: 'export',
    title: 'Export',
    tagline: 'To Word or PowerPoint',
    duration: '2-5 s',
    action: 'Export',
    icon: 'file-output',
    group: 'organise',
    pageSeconds: exportedDocument.pageSeconds,
    takes: oneFile,
    act: { type: 'hand', path: '/export', part: '' },
  },
  {
    id: 'quiz',
    title: generateQuiz.title,
    tagline: 'Ready for your quiz game',
    duration: '10-20 s',
    action: 'Make a quiz',
    icon: 'circle-question-mark',
    group: 'understand',
    takes: anyFiles,
    act: { type: 'hand', path: '/kahoot-quiz', part: '' },
  },
  {
    id: 'detect',
    title: pdfDetectSensitive.title,
    tagline: 'Spot it before it leaks',
    duration: '2-10 s',
    action: 'Find private data',
    icon: 'scan-search',
    group: 'understand',
    pageSeconds: pdfDetectSensitive.pageSeconds,
    takes: onePdf,
    act: { type: 'hand', path: '/pdf-editor', part: 'detect' },
  },
  asked('pdf-inspect', 'inspect', 'file-search'),
  {
    id: 'sign',
    title: pdfPlaceSignature.title,
    tagline: 'Draw once, place anywhere',
    duration: '2-3 s',
    action: 'Sign this PDF',
    icon: 'pen-line',
    group: 'protect',
    takes: onePdf,
    act: { type: 'hand', path: '/pdf-editor', part: 'signature' },
  },
  {
    id: 'ask-signatures',
    title: 'Ask for signatures',
    tagline: 'Others sign by a link, without an account',
    duration: '2-5 s',
    action: 'Place the fields',
    icon: 'send',
    group: 'protect',
    takes: onePdf,
    act: { type: 'hand', path: '/signature-requests', part: '' },
  },
  {
    id: 'redact',
    title: pdfRedact.title,
    tagline: 'Gone, not just covered',
    duration: '2-3 s',
    action: 'Redact',
    icon: 'eraser',
    group: 'protect',
    pageSeconds: pdfRedact.pageSeconds,
    breaksSignatures: pdfRedact.breaksSignatures,
    takes: onePdf,
    act: { type: 'hand', path: '/pdf-editor', part: 'redact' },
  },
  asked('pdf-verify', 'verify', 'shield-check'),
];
