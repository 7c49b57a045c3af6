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
    title: 'Cliff Notes',
    tagline: 'One-page summary',
    icon: 'sparkles',
    group: 'understand',
    tool: 'ai-summarize',
  },
  {
    to: '/translate',
    title: 'Translate',
    tagline: 'Into 20 languages',
    icon: 'languages',
    group: 'understand',
    tool: 'translate',
  },
  {
    to: '/kahoot-quiz',
    title: 'Quiz maker',
    tagline: 'Ready for your quiz game',
    icon: 'circle-question-mark',
    group: 'understand',
  },
  {
    to: '/pdf-editor',
    title: 'Find private data',
    tagline: 'Spot it before it leaks',
    icon: 'scan-search',
    group: 'understand',
  },
  { to: '/export', title: 'Export', tagline: 'To Word or PowerPoint', icon: 'file-output', group: 'organise' },
  { to: '/pdf-editor', title: 'E-sign', tagline: 'Draw once, place anywhere', icon: 'pen-line', group: 'protect' },
  { to: '/pdf-editor', title: 'Redact', tagline: 'Gone, not just covered', icon: 'eraser', group: 'protect' },
];
