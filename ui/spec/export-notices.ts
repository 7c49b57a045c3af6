/** The notices that the specification has for export and translation; see documents-table.ts. */

const failure = 'destructive';
const plain = 'plain';

export const exportNotices = [
  {
    section: '5 Export',
    situation: 'export without a file',
    title: 'No file selected',
    text: 'Please upload a file to export.',
    tone: failure,
  },
  {
    section: '8 Export',
    situation: 'exported to Word',
    title: 'Export successful! ✨',
    text: 'Your Word document has been downloaded.',
    tone: plain,
  },
  {
    section: '8 Export',
    situation: 'exported to PowerPoint',
    title: 'Export successful! ✨',
    text: 'Your PowerPoint document has been downloaded.',
    tone: plain,
  },
  {
    section: '8 Export',
    situation: 'export to Word, the server answers 500',
    title: 'Export failed',
    text: 'Failed to export to Word',
    tone: failure,
  },
  {
    section: '8 Export',
    situation: 'export to PowerPoint, the server says "no text"',
    title: 'Export failed',
    text: 'no text',
    tone: failure,
  },
  {
    section: '8 Export',
    situation: 'export to PowerPoint fails without a word',
    title: 'Export failed',
    text: 'Failed to export to PowerPoint. Please try again.',
    tone: failure,
  },
  {
    section: '5 Translate',
    situation: 'translation without a file',
    title: 'No file selected',
    text: 'Please upload a file to translate.',
    tone: failure,
  },
  {
    section: '5 Translate',
    situation: 'translation without a target',
    title: 'No target language',
    text: 'Please select a target language.',
    tone: failure,
  },
  {
    section: '8 Language detection',
    situation: 'language detected',
    title: 'Language detected! 🌍',
    text: 'Document is in English',
    tone: plain,
  },
  {
    section: '8 Translation',
    situation: 'translated',
    title: 'Translation complete! ✨',
    text: 'Your translated document has been downloaded.',
    tone: plain,
  },
  {
    section: '8 Translation',
    situation: 'translation, the server answers 500',
    title: 'Translation failed',
    text: 'Failed to translate document',
    tone: failure,
  },
  {
    section: '8 Translation',
    situation: 'translation fails without a word',
    title: 'Translation failed',
    text: 'Failed to translate document. Please try again.',
    tone: failure,
  },
] as const;
