import { z } from 'zod';
import { inspectReply } from '../inspection.js';
import { redactionPreviewForm, redactionPreviewReply } from '../redaction-preview.js';
import { signForm, verifyReply } from '../signatures.js';
import { exportPowerpoint } from '../../tools/export-powerpoint.js';
import { exportWord } from '../../tools/export-word.js';
import { pdfInspect } from '../../tools/pdf-inspect.js';
import { pdfPageImages } from '../../tools/pdf-page-images.js';
import { awaited, upload, type Call } from './call.js';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const POWERPOINT = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const exported = [
  ...upload,
  ...awaited,
  'document.no-text',
  'image.unreadable',
  'image.too-large',
  'text.unreadable',
] as const;
const somePages = ['pages.invalid', 'pages.out-of-range', 'pages.too-many'] as const;

export const documentCalls: readonly Call[] = [
  {
    id: 'inspectPdf',
    method: 'post',
    path: '/api/pdf/inspect',
    group: 'documents',
    summary: 'What a PDF consists of: pages, outline, labels, protection, signatures; text with its places on demand',
    form: { fields: pdfInspect.options },
    answers: [{ status: 200, about: 'What is known about the file', schema: inspectReply }],
    refusals: [...upload, ...awaited, ...somePages],
  },
  {
    id: 'pageImages',
    method: 'post',
    path: '/api/pdf/pages/image',
    group: 'documents',
    summary: 'Pictures of pages as displayed: one image for one page, a ZIP of images for several',
    form: { fields: pdfPageImages.options },
    answers: [{ status: 200, about: 'The image, or a ZIP', media: 'image/*' }],
    refusals: [...upload, ...awaited, ...somePages, 'pages.not-drawn', 'result.too-large'],
  },
  {
    id: 'exportWord',
    method: 'post',
    path: '/api/export/word',
    group: 'documents',
    summary: 'A PDF, image or text as a Word file whose text flows; scanned pages are recognised',
    form: { fields: exportWord.options },
    answers: [{ status: 200, about: 'The .docx file, named in Content-Disposition', media: WORD }],
    refusals: exported,
  },
  {
    id: 'exportPowerpoint',
    method: 'post',
    path: '/api/export/powerpoint',
    group: 'documents',
    summary: 'A PDF, image or text as slides, one for each page, with live text; scanned pages are recognised',
    form: { fields: exportPowerpoint.options },
    answers: [{ status: 200, about: 'The .pptx file, named in Content-Disposition', media: POWERPOINT }],
    refusals: exported,
  },
  {
    id: 'signPdf',
    method: 'post',
    path: '/api/pdf/sign',
    group: 'signatures',
    summary: 'Put the picture of a signature on a PDF and seal it; answers with the signed file',
    form: { fields: signForm },
    answers: [{ status: 200, about: 'The signed file', media: 'application/pdf' }],
    refusals: [...upload, ...awaited, 'pdf.signature-would-break', 'image.unreadable', 'image.too-large'],
  },
  {
    id: 'verifyPdf',
    method: 'post',
    path: '/api/pdf/verify',
    group: 'signatures',
    summary: 'What the signatures of a PDF are worth',
    form: { fields: z.object({}) },
    answers: [{ status: 200, about: 'Each signature, the oldest first', schema: verifyReply }],
    refusals: [...upload, ...awaited],
  },
  {
    id: 'previewRedaction',
    method: 'post',
    path: '/api/pdf/redact/preview',
    group: 'redaction',
    summary: 'What the items of a redaction would remove, and where; nothing is changed',
    form: { fields: redactionPreviewForm },
    answers: [{ status: 200, about: 'Where each item is found', schema: redactionPreviewReply }],
    refusals: [...upload, ...awaited, 'pages.out-of-range', 'redact.too-many-matches'],
  },
];
