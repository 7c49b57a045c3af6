import type { ToolGroup } from '../../../contracts/tools/tool.js';
import type { LandingPage } from './landing-page.js';

/** A landing page before its words are loaded. */
export interface LandingEntry {
  readonly tool: LandingPage['tool'];
  readonly group: ToolGroup;
  /** As short as menus want it. */
  readonly name: string;
  readonly load: () => Promise<LandingPage>;
}

/** The landing pages by group, in the order of the menu. Requirement. */
export const landingList: readonly LandingEntry[] = [
  {
    tool: 'pdf-merge',
    group: 'organise',
    name: 'Merge',
    load: async () => (await import('./organise/pdf-merge.landing.js')).pdfMergeLanding,
  },
  {
    tool: 'pdf-compress',
    group: 'organise',
    name: 'Compress',
    load: async () => (await import('./organise/pdf-compress.landing.js')).pdfCompressLanding,
  },
  {
    tool: 'to-pdf',
    group: 'organise',
    name: 'Convert to PDF',
    load: async () => (await import('./organise/to-pdf.landing.js')).toPdfLanding,
  },
  {
    tool: 'pdf-split',
    group: 'organise',
    name: 'Split',
    load: async () => (await import('./organise/pdf-split.landing.js')).pdfSplitLanding,
  },
  {
    tool: 'pdf-organise',
    group: 'organise',
    name: 'Organise pages',
    load: async () => (await import('./organise/pdf-organise.landing.js')).pdfOrganiseLanding,
  },
  {
    tool: 'pdf-rotate',
    group: 'organise',
    name: 'Rotate',
    load: async () => (await import('./organise/pdf-rotate.landing.js')).pdfRotateLanding,
  },
  {
    tool: 'pdf-crop',
    group: 'organise',
    name: 'Crop',
    load: async () => (await import('./organise/pdf-crop.landing.js')).pdfCropLanding,
  },
  {
    tool: 'pdf-page-numbers',
    group: 'organise',
    name: 'Page numbers',
    load: async () => (await import('./organise/pdf-page-numbers.landing.js')).pdfPageNumbersLanding,
  },
  {
    tool: 'pdf-searchable',
    group: 'organise',
    name: 'Make searchable',
    load: async () => (await import('./organise/pdf-searchable.landing.js')).pdfSearchableLanding,
  },
  {
    tool: 'pdf-to-images',
    group: 'organise',
    name: 'PDF to images',
    load: async () => (await import('./organise/pdf-to-images.landing.js')).pdfToImagesLanding,
  },
  {
    tool: 'export-word',
    group: 'organise',
    name: 'PDF to Word',
    load: async () => (await import('./organise/export-word.landing.js')).exportWordLanding,
  },
  {
    tool: 'export-powerpoint',
    group: 'organise',
    name: 'PDF to PowerPoint',
    load: async () => (await import('./organise/export-powerpoint.landing.js')).exportPowerpointLanding,
  },
  {
    tool: 'ai-summarize',
    group: 'understand',
    name: 'Summarise',
    load: async () => (await import('./understand/ai-summarize.landing.js')).aiSummarizeLanding,
  },
  {
    tool: 'translate',
    group: 'understand',
    name: 'Translate',
    load: async () => (await import('./understand/translate.landing.js')).translateLanding,
  },
  {
    tool: 'generate-quiz',
    group: 'understand',
    name: 'Quiz',
    load: async () => (await import('./understand/generate-quiz.landing.js')).generateQuizLanding,
  },
  {
    tool: 'pdf-detect-sensitive',
    group: 'understand',
    name: 'Find private data',
    load: async () => (await import('./understand/pdf-detect-sensitive.landing.js')).pdfDetectSensitiveLanding,
  },
  {
    tool: 'pdf-inspect',
    group: 'understand',
    name: 'Inspect',
    load: async () => (await import('./understand/pdf-inspect.landing.js')).pdfInspectLanding,
  },
  {
    tool: 'share',
    group: 'protect',
    name: 'Share',
    load: async () => (await import('./protect/share.landing.js')).shareLanding,
  },
  {
    tool: 'pdf-watermark',
    group: 'protect',
    name: 'Watermark',
    load: async () => (await import('./protect/pdf-watermark.landing.js')).pdfWatermarkLanding,
  },
  {
    tool: 'pdf-image-watermark',
    group: 'protect',
    name: 'Logo',
    load: async () => (await import('./protect/pdf-image-watermark.landing.js')).pdfImageWatermarkLanding,
  },
  {
    tool: 'pdf-sign',
    group: 'protect',
    name: 'Sign',
    load: async () => (await import('./protect/pdf-sign.landing.js')).pdfSignLanding,
  },
  {
    tool: 'pdf-redact',
    group: 'protect',
    name: 'Redact',
    load: async () => (await import('./protect/pdf-redact.landing.js')).pdfRedactLanding,
  },
  {
    tool: 'pdf-sanitise',
    group: 'protect',
    name: 'Sanitise',
    load: async () => (await import('./protect/pdf-sanitise.landing.js')).pdfSanitiseLanding,
  },
  {
    tool: 'pdf-protect',
    group: 'protect',
    name: 'Protect',
    load: async () => (await import('./protect/pdf-protect.landing.js')).pdfProtectLanding,
  },
  {
    tool: 'pdf-unlock',
    group: 'protect',
    name: 'Unlock',
    load: async () => (await import('./protect/pdf-unlock.landing.js')).pdfUnlockLanding,
  },
  {
    tool: 'pdf-verify',
    group: 'protect',
    name: 'Check signatures',
    load: async () => (await import('./protect/pdf-verify.landing.js')).pdfVerifyLanding,
  },
];

export const landingPath = ({ tool }: Pick<LandingEntry, 'tool'>): LandingPage['path'] => `/tools/${tool}`;
