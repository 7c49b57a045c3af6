import { bridgeReport } from '../../services/ai/fixtures/texts.js';
import { catalogue } from '../../contracts/tools/catalogue.js';
import { madeCii } from '../../services/pdf/fixtures/made-invoices.js';
import type { Upload } from '../harness/http-client.js';
import { formPdf, photoPdf, png, tablePdf, text, textPdf } from './sample-files.js';

/** A text in each script that has to be shown. Its words keep their letters apart, so that any reader finds them. */
export const SCRIPTS = '机密文件 社外秘 대외비 مستند गोपनीय เอกสาร カタカナ 喆臺灣';

/** A tool, asked for with small files. */
export interface Try {
  /** The call of a tool that has one of its own; the others are conversions. */
  readonly call?: string;
  readonly files: readonly Upload[];
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the result is a PDF that says {@link SCRIPTS}. */
  readonly isShown?: boolean;
}

type ToolId = Exclude<(typeof catalogue)[number], { sentAs: object } | { isInternal: true }>['id'];

/** Every tool of the catalogue with an operation of its own that somebody can ask for; one that needs nothing else gets a PDF. */
export const eachTool = async (): Promise<readonly (readonly [ToolId, Try])[]> => {
  const onePdf: Try = { files: [await textPdf('report.pdf', 'Ada Lovelace wrote this', 2)] };
  const needing = await toolsThatNeedMore();
  return catalogue.flatMap((tool) =>
    'sentAs' in tool || 'isInternal' in tool ? [] : [[tool.id, needing[tool.id] ?? onePdf] as const],
  );
};

/** With a text of many scripts wherever a tool takes a text. */
const toolsThatNeedMore = async (): Promise<Readonly<Partial<Record<ToolId, Try>>>> => {
  const pdf = await textPdf('report.pdf', 'Ada Lovelace wrote this', 2);
  const image = await png('photo.png');
  const notes = text('notes.txt', SCRIPTS);
  const prose = text('prose.txt', `${bridgeReport}\n\n${SCRIPTS}`);
  const item = { id: '1', type: 'text', text: 'Lovelace', replacement: SCRIPTS };
  const box = { x: 20, y: 20, width: 160, height: 120 };
  const lines = SCRIPTS.replaceAll(' ', '\n');
  const written = { type: 'text', page: 1, box, text: lines, size: 8, asContent: true };
  return {
    'pdf-merge': { files: [pdf, pdf] },
    'pdf-compare': { files: [pdf, pdf], options: {} },
    'pdf-overlay': { files: [pdf, pdf], options: { fit: 'false', onPages: 'first' } },
    'ai-summarize': { files: [prose] },
    ask: { files: [prose], options: { question: 'When was the bridge opened?' } },
    'to-pdf': { files: [notes, image], isShown: true },
    'pdf-watermark': {
      files: [pdf],
      options: { watermarkText: SCRIPTS, watermarkPosition: 'top-left' },
      isShown: true,
    },
    translate: { files: [notes], options: { targetLanguage: 'ja', sourceLanguage: 'zh' } },
    'pdf-split': { files: [pdf], options: { pageRanges: '2' } },
    'pdf-sign': {
      files: [pdf],
      options: { signerName: SCRIPTS, signerEmail: 'ada@example.org', signatureText: '王小明' },
      isShown: true,
    },
    'pdf-redact': { files: [pdf], options: { redactionItems: JSON.stringify([item]) }, isShown: true },
    'pdf-organise': { files: [pdf], options: { pages: '2, 1@90' } },
    'pdf-flatten': { files: [await formPdf('form.pdf')] },
    'pdf-fill-form': {
      call: '/api/pdf/fill-form',
      files: [await formPdf('form.pdf')],
      options: { values: JSON.stringify({ name: SCRIPTS }) },
      isShown: true,
    },
    // A line has room for some of them only.
    'pdf-edit-text': {
      files: [pdf],
      options: { findAndReplace: JSON.stringify({ find: 'Lovelace', text: '社外秘' }) },
    },
    'pdf-annotate': { files: [pdf], options: { marks: JSON.stringify([written]) }, isShown: true },
    'pdf-edit': { files: [pdf], options: { marks: JSON.stringify([written]) }, isShown: true },
    'pdf-editable': { call: '/api/pdf/editable', files: [pdf] },
    'pdf-editable-text': { call: '/api/pdf/edit-text/lines', files: [pdf] },
    'pdf-add-fields': {
      files: [pdf],
      options: {
        fields: JSON.stringify([{ type: 'text', name: 'city', page: 1, box: { x: 20, y: 20, width: 80, height: 18 } }]),
      },
    },
    'pdf-bookmarks': { files: [pdf], options: { bookmarks: JSON.stringify([{ title: SCRIPTS, page: 2 }]) } },
    'pdf-properties': { files: [pdf], options: { title: SCRIPTS } },
    'pdf-crop': { files: [pdf], options: { marginTop: '20' } },
    'pdf-image-watermark': { files: [pdf, image] },
    'pdf-protect': { files: [pdf], options: { userPassword: 'open sesame' } },
    'pdf-place-signature': {
      call: '/api/pdf/sign',
      files: [pdf],
      options: { signatureImageBase64: Buffer.from(image.bytes).toString('base64') },
    },
    'pdf-verify': { call: '/api/pdf/verify', files: [pdf] },
    'pdf-inspect': { call: '/api/pdf/inspect', files: [pdf] },
    'pdf-page-images': { call: '/api/pdf/pages/image', files: [pdf] },
    'pdf-invoice': { files: [text('bill.xml', madeCii({ note: SCRIPTS }))], isShown: true },
    'pdf-attach': { files: [pdf, notes] },
    'export-sheet': { files: [await tablePdf('table.pdf')] },
    'pdf-extract': { files: [await photoPdf('photos.pdf', 2)] },
    'pdf-to-images': { files: [pdf] },
    'pdf-page-preview': { call: '/api/pdf/preview', files: [pdf] },
    'pdf-redact-preview': {
      call: '/api/pdf/redact/preview',
      files: [pdf],
      options: { redactionItems: JSON.stringify([item]) },
    },
    'export-word': { call: '/api/export/word', files: [notes] },
    'export-powerpoint': { call: '/api/export/powerpoint', files: [notes] },
    'pdf-detect-sensitive': { call: '/api/pdf/detect-sensitive', files: [pdf] },
    'detect-language': { call: '/api/detect-language', files: [notes] },
    summarize: { call: '/api/summarize', files: [prose] },
    'generate-quiz': { call: '/api/generate-quiz', files: [prose] },
  };
};
