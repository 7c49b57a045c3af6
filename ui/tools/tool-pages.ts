import { aiSummarize } from '../../contracts/tools/ai-summarize.js';
import { generateQuiz } from '../../contracts/tools/generate-quiz.js';
import { pdfDetectSensitive } from '../../contracts/tools/pdf-detect-sensitive.js';
import { pdfPlaceSignature } from '../../contracts/tools/pdf-place-signature.js';
import { pdfRedact } from '../../contracts/tools/pdf-redact.js';
import { translate } from '../../contracts/tools/translate.js';
import type { Tool } from '../../contracts/tools/tool.js';

/** A page that does one thing with a document. */
export interface ToolPage extends Pick<Tool, 'title' | 'tagline' | 'icon' | 'group'> {
  readonly to: string;
  /** The tool of the catalogue that does the same on the home page. */
  readonly tool?: string;
}

/** What has a page of its own, in the order of the home page. Requirement. */
export const toolPages: readonly ToolPage[] = [
  {
    to: '/summarization',
    title: aiSummarize.title,
    tagline: 'One-page summary',
    icon: 'sparkles',
    group: 'understand',
    tool: 'ai-summarize',
  },
  {
    to: '/translate',
    title: translate.title,
    tagline: 'Into 20 languages',
    icon: 'languages',
    group: 'understand',
    tool: 'translate',
  },
  {
    to: '/kahoot-quiz',
    title: generateQuiz.title,
    tagline: 'Ready for your quiz game',
    icon: 'circle-question-mark',
    group: 'understand',
  },
  {
    to: '/pdf-editor',
    title: pdfDetectSensitive.title,
    tagline: 'Spot it before it leaks',
    icon: 'scan-search',
    group: 'understand',
  },
  { to: '/export', title: 'Export', tagline: 'To Word or PowerPoint', icon: 'file-output', group: 'organise' },
  {
    to: '/pdf-editor',
    title: pdfPlaceSignature.title,
    tagline: 'Draw once, place anywhere',
    icon: 'pen-line',
    group: 'protect',
  },
  { to: '/pdf-editor', title: pdfRedact.title, tagline: 'Gone, not just covered', icon: 'eraser', group: 'protect' },
];
