import { z } from 'zod';
import { editableTextReply } from '../editable-text.js';
import { inspectReply } from '../inspection.js';
import { redactionPreviewForm, redactionPreviewReply } from '../redaction-preview.js';
import { editableReply } from '../editable.js';
import { signForm, verifyReply } from '../signatures.js';
import { valuesMimes } from '../../form-values/values-formats.js';
import { exportPowerpoint } from '../../tools/export-powerpoint.js';
import { exportWord } from '../../tools/export-word.js';
import { pdfAnnotate } from '../../tools/pdf-annotate.js';
import { pdfEditable } from '../../tools/pdf-editable.js';
import { pdfFillForm } from '../../tools/pdf-fill-form.js';
import { pdfEditableText } from '../../tools/pdf-editable-text.js';
import { pdfInspect } from '../../tools/pdf-inspect.js';
import { pagePreviewReply } from '../previewed-page.js';
import { pdfPagePreview } from '../../tools/pdf-page-preview.js';
import { pdfPageImages } from '../../tools/pdf-page-images.js';
import { answeredCall, officeRead, type Call } from './call.js';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const POWERPOINT = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const exported = ['document.no-text', 'image.unreadable', 'image.too-large', 'text.unreadable', ...officeRead] as const;
const somePages = ['pages.invalid', 'pages.out-of-range', 'pages.too-many'] as const;

/** One PDF in, a file or facts out; each waits for its result. Requirement. */
export const documentCalls: readonly Call[] = [
  answeredCall({
    id: 'inspectPdf',
    path: '/api/pdf/inspect',
    group: 'documents',
    summary: 'Facts about a PDF: pages, outline, labels, protection, signatures; on request, text with its positions',
    fields: pdfInspect.options,
    about: 'The facts about the file',
    schema: inspectReply,
    refusals: somePages,
  }),
  answeredCall({
    id: 'pageImages',
    path: '/api/pdf/pages/image',
    group: 'documents',
    summary: 'Images of pages as displayed: one image for one page, a ZIP for several',
    fields: pdfPageImages.options,
    about: 'The image, or a ZIP',
    media: ['image/webp', 'image/png', 'application/zip'],
    refusals: [...somePages, 'pages.not-drawn', 'result.too-large'],
  }),
  answeredCall({
    id: 'previewPage',
    path: '/api/pdf/preview',
    group: 'documents',
    summary: 'One page as a tool would make it, before it runs on the whole file',
    fields: pdfPagePreview.options,
    about: 'The page, and what it weighs before and after',
    schema: pagePreviewReply,
    refusals: somePages,
  }),
  answeredCall({
    id: 'exportWord',
    path: '/api/export/word',
    group: 'documents',
    summary: 'A PDF, image, text or Office document as an editable Word file; text in scans is recognised',
    fields: exportWord.options,
    about: 'The .docx file, named in Content-Disposition',
    media: WORD,
    refusals: exported,
  }),
  answeredCall({
    id: 'exportPowerpoint',
    path: '/api/export/powerpoint',
    group: 'documents',
    summary: 'A PDF, image, text or Office document as editable slides, one per page; text in scans is recognised',
    fields: exportPowerpoint.options,
    about: 'The .pptx file, named in Content-Disposition',
    media: POWERPOINT,
    refusals: exported,
  }),
  answeredCall({
    id: 'fillForm',
    path: '/api/pdf/fill-form',
    group: 'documents',
    summary: 'Fill in fields of a form, by names or with a file of values; signatures that allow it stay valid',
    fields: pdfFillForm.options,
    about: 'The filled form, a ZIP with one for each row of values, or the values themselves',
    media: ['application/pdf', 'application/zip', ...Object.values(valuesMimes)],
    refusals: ['form.not-filled', 'result.too-large', 'pdf.change-not-allowed', 'pdf.not-permitted', 'fonts.missing'],
  }),
  answeredCall({
    id: 'annotatePdf',
    path: '/api/pdf/annotate',
    group: 'documents',
    summary: 'Put marks on pages by the types of the standard, change and remove those that are there',
    fields: pdfAnnotate.options,
    about: 'The marked document',
    media: 'application/pdf',
    refusals: ['marks.not-held', 'pages.not-markable', 'pdf.change-not-allowed', 'pdf.not-permitted', 'fonts.missing'],
  }),
  answeredCall({
    id: 'editablePdf',
    path: '/api/pdf/editable',
    group: 'documents',
    summary: 'What of a PDF can be filled in and changed: its fields and its marks, with their places',
    fields: pdfEditable.options,
    about: 'The fields and the marks',
    schema: editableReply,
    refusals: ['pdf.change-not-allowed'],
  }),
  answeredCall({
    id: 'editableText',
    path: '/api/pdf/edit-text/lines',
    group: 'documents',
    summary: 'Lines and pictures of a page that can be edited, and what a replacement would change; changes nothing',
    fields: pdfEditableText.options,
    about: 'The lines, the pictures, and the changes',
    schema: editableTextReply,
    refusals: ['pages.out-of-range'],
  }),
  answeredCall({
    id: 'signPdf',
    path: '/api/pdf/sign',
    group: 'signatures',
    summary: 'Place the image of a signature on a PDF and seal it with a certificate',
    fields: signForm,
    about: 'The signed file',
    media: 'application/pdf',
    refusals: ['pdf.signature-would-break', 'pdf.not-certifiable', 'image.unreadable', 'image.too-large'],
  }),
  answeredCall({
    id: 'verifyPdf',
    path: '/api/pdf/verify',
    group: 'signatures',
    summary: 'Check the signatures of a PDF',
    fields: z.object({}),
    about: 'Each signature, oldest first',
    schema: verifyReply,
  }),
  answeredCall({
    id: 'previewRedaction',
    path: '/api/pdf/redact/preview',
    group: 'redaction',
    summary: 'What a redaction would remove, and where; changes nothing',
    fields: redactionPreviewForm,
    about: 'Where each item is found',
    schema: redactionPreviewReply,
    refusals: ['pages.out-of-range', 'redact.too-many-matches'],
  }),
];
