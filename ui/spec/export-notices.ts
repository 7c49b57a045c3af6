/** The fixed notices for export and translation; see documents-table.ts. */

const failure = 'destructive';
const plain = 'plain';

export const exportNotices = [
  {
    requirement: 'R-10.3',
    situation: 'export without a file',
    title: 'No file selected',
    text: 'Please upload a file to export.',
    tone: failure,
  },
  {
    requirement: 'R-10.3',
    situation: 'exported to Word',
    title: 'Export successful! ✨',
    text: 'Your Word document has been downloaded.',
    tone: plain,
  },
  {
    requirement: 'R-10.3',
    situation: 'exported to PowerPoint',
    title: 'Export successful! ✨',
    text: 'Your PowerPoint document has been downloaded.',
    tone: plain,
  },
  {
    requirement: 'R-10.3',
    situation: 'export to Word, the server answers 500',
    title: 'Export failed',
    text: 'Failed to export to Word',
    tone: failure,
  },
  {
    requirement: 'R-10.3',
    situation: 'export to PowerPoint, the server says "no text"',
    title: 'Export failed',
    text: 'no text',
    tone: failure,
  },
  {
    requirement: 'R-10.3',
    situation: 'export to PowerPoint fails without a word',
    title: 'Export failed',
    text: 'Failed to export to PowerPoint. Please try again.',
    tone: failure,
  },
  {
    requirement: 'R-11.4',
    situation: 'translation without a file',
    title: 'No file selected',
    text: 'Please upload a file to translate.',
    tone: failure,
  },
  {
    requirement: 'R-11.4',
    situation: 'translation without a target',
    title: 'No target language',
    text: 'Please select a target language.',
    tone: failure,
  },
  {
    requirement: 'R-11.1',
    situation: 'language detected',
    title: 'Language detected! 🌍',
    text: 'Document is in English',
    tone: plain,
  },
  {
    requirement: 'R-11.4',
    situation: 'translated',
    title: 'Translation complete! ✨',
    text: 'Your translated document has been downloaded.',
    tone: plain,
  },
  {
    requirement: 'R-11.4',
    situation: 'translation, the server answers 500',
    title: 'Translation failed',
    text: 'Failed to translate document',
    tone: failure,
  },
  {
    requirement: 'R-11.4',
    situation: 'translation fails without a word',
    title: 'Translation failed',
    text: 'Failed to translate document. Please try again.',
    tone: failure,
  },
] as const;
