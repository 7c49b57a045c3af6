import { spokenHere } from '../../../text/language.js';
import { t, translated } from '../../../text/t.js';
import { toolOf } from './tool-destination.js';
import type { LandingPage } from '../landing-page.js';

type Tool = LandingPage['tool'];

const PDF = 'PDF';
const PDFS = 'PDF(s)';
const FILE = 'file';
const FILES = 'file(s)';

/** The things that are counted, and the purpose of an upload, in English. Requirement fixes the first six. */
const notes: Readonly<Partial<Record<Tool, readonly [counted: string, purpose: string]>>> = {
  'pdf-split': [PDF, 'split into separate pages'],
  'pdf-watermark': [PDF, 'add watermark'],
  'ai-summarize': [FILE, 'generate AI summary'],
  translate: [FILE, 'translate to any language'],
  'to-pdf': [FILES, 'convert to PDF'],
  share: [FILES, 'generate secure share link'],
  'pdf-merge': [PDFS, 'merge into one PDF'],
  'pdf-compress': [PDF, 'compress'],
  'pdf-organise': [PDF, 'put its pages in order'],
  'pdf-remove-blank-pages': [PDF, 'remove its blank pages'],
  'pdf-clean-scan': [PDF, 'straighten its scans'],
  'pdf-greyscale': [PDF, 'make it grey'],
  'pdf-rasterise': [PDF, 'turn its pages into pictures'],
  'pdf-remove-annotations': [PDF, 'remove its marks'],
  'pdf-remove-pictures': [PDF, 'remove its pictures'],
  'pdf-linearise': [PDF, 'prepare it for the web'],
  'pdf-rotate': [PDF, 'turn its pages'],
  'pdf-crop': [PDF, 'crop its pages'],
  'pdf-page-numbers': [PDF, 'add page numbers'],
  'pdf-image-watermark': [FILES, 'add image watermark'],
  'pdf-searchable': [FILE, 'make it searchable'],
  'pdf-annotate': [PDF, 'mark it up'],
  'pdf-fill-form': [PDF, 'fill it in'],
  'pdf-edit-text': [PDF, 'change its text'],
  'pdf-add-fields': [PDF, 'add fields to it'],
  'pdf-impose': [PDF, 'lay out its pages on sheets'],
  'pdf-header-footer': [PDFS, 'add header and footer'],
  'pdf-overlay': [PDFS, 'lay one on the other'],
  'pdf-compare': [FILES, 'find what changed'],
  'pdf-flatten': [PDF, 'flatten it'],
  'pdf-archive': [PDF, 'make it a PDF/A'],
  'pdf-sanitise': [PDF, 'remove hidden content'],
  'pdf-protect': [PDF, 'set a password'],
  'pdf-unlock': [PDF, 'remove its password'],
  'pdf-sign': [PDF, 'sign it'],
  'pdf-redact': [PDF, 'redact it'],
  'pdf-verify': [PDF, 'check its signatures'],
  'pdf-inspect': [PDF, 'look into it'],
  'pdf-page-images': [PDF, 'turn its pages into pictures'],
  'pdf-to-images': [PDF, 'save its pages as images'],
  'pdf-extract': [PDF, 'take out its pictures and attached files'],
  'pdf-rename': [PDFS, 'give them names by their content'],
  'pdf-repair': [PDF, 'repair it'],
  'pdf-attach': [FILES, 'attach them to the PDF'],
  'pdf-invoice': [FILES, 'read or attach the invoice'],
  'pdf-accessibility': [PDF, 'check its accessibility'],
  'pdf-layers': [PDF, 'show, hide or remove its layers'],
  'export-text': [PDF, 'save its text'],
  'export-sheet': [PDF, 'save its tables'],
  'pdf-detect-sensitive': [PDF, 'find private data'],
  'export-word': [FILE, 'export to Word'],
  'export-powerpoint': [FILE, 'export to PowerPoint'],
  'generate-quiz': [FILES, 'generate a quiz'],
};

/** Such as `1 PDF selected. Upload to add watermark.`; without a row, and in other languages, it names the tool. */
export const selectionNote = (tool: Tool, count: number): string => {
  const note = spokenHere().language === 'en' ? notes[tool] : undefined;
  if (!note) {
    return t('{n} selected. Upload to continue with “{tool}”.', { n: count, tool: translated(toolOf(tool).title) });
  }
  const [counted, purpose] = note;
  return `${count} ${counted} selected. Upload to ${purpose}.`;
};
