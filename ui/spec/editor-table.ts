/**
 * Texts that docs/requirements.md fixes of the PDF editor, its dialogs and the testing pages, typed out by hand; see
 * literal-table.ts.
 */

export const editorTexts = [
  { requirement: 'R-12.1', page: 'editor, no file', text: 'E-Sign' },
  { requirement: 'R-12.1', page: 'editor, no file', text: 'Redact' },
  { requirement: 'R-12.1', page: 'editor, no file', text: 'Detect' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'contract.pdf' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'Change File' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'Draw' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'Type' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'Upload' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'Clear' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'Sign PDF' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'E-signature' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'Redaction' },
  { requirement: 'R-12.1', page: 'editor, a file', text: 'AI detection' },
  { requirement: 'R-12.1', page: 'editor, detect', text: 'Scan for Sensitive Data' },
  { requirement: 'R-12.1', page: 'editor, scanned', text: 'Overall risk level' },
  { requirement: 'R-12.7', page: 'editor, scanned', text: 'bank account' },
  { requirement: 'R-12.7', page: 'editor, scanned', text: 'Remove it.' },
  { requirement: 'R-13.1', page: 'testing page', text: 'PDF Tools Testing' },
  { requirement: 'R-13.1', page: 'testing page, done', text: 'Processing Complete' },
  { requirement: 'R-13.2', page: 'sign dialog', text: 'Add Digital Signature' },
  { requirement: 'R-13.2', page: 'sign dialog', text: 'Sign & Save' },
  { requirement: 'R-13.2', page: 'sign dialog', text: 'Cancel' },
  { requirement: 'R-13.3', page: 'redact dialog', text: 'Redact Sensitive Information' },
  { requirement: 'R-13.3', page: 'redact dialog', text: 'Redact & Save' },
  { requirement: 'R-13.3', page: 'redact dialog', text: 'Cancel' },
] as const;

const failure = 'destructive';
const plain = 'plain';

export const editorNotices = [
  {
    requirement: 'R-12.2',
    situation: 'editor, a file that is no PDF',
    title: 'Invalid file type',
    text: 'Please upload a PDF file',
    tone: failure,
  },
  {
    requirement: 'R-12.2',
    situation: 'editor, a PDF one byte over the limit',
    title: 'File too large',
    text: 'PDF must be less than 25MB',
    tone: failure,
  },
  {
    requirement: 'R-12.4',
    situation: 'signing without a file',
    title: 'No file selected',
    text: 'Please upload a PDF first',
    tone: failure,
  },
  {
    requirement: 'R-12.4',
    situation: 'signing without a drawing',
    title: 'No signature',
    text: 'Please draw your signature first',
    tone: failure,
  },
  {
    requirement: 'R-12.4',
    situation: 'signing without a text',
    title: 'No signature',
    text: 'Please type your signature first',
    tone: failure,
  },
  { requirement: 'R-12.4', situation: 'scanning without a file', title: 'No file selected', text: '', tone: failure },
  {
    requirement: 'R-12.6',
    situation: 'signed',
    title: 'PDF signed successfully! ✅',
    text: 'Your signed PDF has been downloaded',
    tone: plain,
  },
  {
    requirement: 'R-12.6',
    situation: 'signing fails without a word',
    title: 'Signing failed',
    text: 'Failed to sign PDF',
    tone: failure,
  },
  {
    requirement: 'R-12.7',
    situation: 'scanned',
    title: 'Scan complete! 🔍',
    text: 'Found 2 types of sensitive data',
    tone: plain,
  },
  {
    requirement: 'R-12.7',
    situation: 'scanning fails without a word',
    title: 'Detection failed',
    text: 'Failed to detect sensitive data',
    tone: failure,
  },
  {
    requirement: 'R-13.1',
    situation: 'testing, more than one file',
    title: 'Processing Failed',
    text: 'Testing mode only supports single file operations',
    tone: failure,
  },
  {
    requirement: 'R-13.1',
    situation: 'testing fails without a word',
    title: 'Processing Failed',
    text: 'An error occurred during processing',
    tone: failure,
  },
  {
    requirement: 'R-13.1',
    situation: 'testing fails with "page 9 does not exist"',
    title: 'Processing Failed',
    text: 'page 9 does not exist',
    tone: failure,
  },
] as const;

export const editorValues = [
  { requirement: 'R-12.3', what: 'tab of the editor at first', value: 'signature' },
  { requirement: 'R-12.3', what: 'signature type at first', value: 'draw' },
  { requirement: 'R-12.3', what: 'scan result after another file is chosen', value: null },
  { requirement: 'R-12.2', what: 'a PDF of exactly 25 MB is taken', value: true },
  { requirement: 'R-16.5', what: 'name of the signed contract.pdf', value: 'contract_signed.pdf' },
  {
    requirement: 'R-12.5',
    what: 'placements that are sent',
    value: '[{"page":0,"x":0.1,"y":0.1,"width":100,"height":40}]',
  },
  { requirement: 'R-18.7', what: 'signature canvas, pixels', value: [500, 200] },
  { requirement: 'R-18.7', what: 'stroke: width, cap, colour', value: [2, 'round', '#000000'] },
  { requirement: 'R-13.2', what: 'the sign dialog judges after, ms', value: 100 },
  { requirement: 'R-13.2', what: 'reason at first', value: 'I agree to the terms and conditions' },
  {
    requirement: 'R-13.2',
    what: 'signature positions',
    value: ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'center'],
  },
  { requirement: 'R-13.2', what: 'page "first" of the sign dialog becomes', value: 1 },
  { requirement: 'R-13.3', what: 'page "-2" of the redact dialog becomes', value: 1 },
  { requirement: 'R-13.4', what: 'redaction patterns', value: ['solid', 'diagonal', 'crosshatch'] },
  {
    requirement: 'R-13.4',
    what: 'redaction look at first',
    value: { color: '#000000', pattern: 'solid', preserveFormatting: false },
  },
  { requirement: 'R-13.3', what: 'replacement at first', value: '[REDACTED]' },
  { requirement: 'R-18.7', what: 'chip of a text of 21 letters', value: 'abcdefghijklmnopqrst…' },
  { requirement: 'R-18.7', what: 'chip of a text of 20 letters', value: 'abcdefghijklmnopqrst' },
  { requirement: 'R-13.1', what: 'operation of the testing page at first', value: 'to-pdf' },
  { requirement: 'R-13.1', what: 'operation of the testing page after a success', value: 'to-pdf' },
] as const;
