import { findTool } from '../../../contracts/tools/catalogue.js';
import type { ToolGroup } from '../../../contracts/tools/tool.js';
import type { LandingPage } from './landing-page.js';

/** A landing page before its words are loaded. */
export interface LandingEntry {
  readonly tool: LandingPage['tool'];
  readonly group: ToolGroup;
  readonly load: () => Promise<LandingPage>;
}

/** The landing pages by group, in the order of the menu. Requirement. */
export const landingList: readonly LandingEntry[] = [
  {
    tool: 'pdf-merge',
    group: 'organise',
    load: async () => (await import('./organise/pdf-merge.landing.js')).pdfMergeLanding,
  },
  {
    tool: 'pdf-compress',
    group: 'organise',
    load: async () => (await import('./organise/pdf-compress.landing.js')).pdfCompressLanding,
  },
  {
    tool: 'to-pdf',
    group: 'organise',
    load: async () => (await import('./organise/to-pdf.landing.js')).toPdfLanding,
  },
  {
    tool: 'pdf-split',
    group: 'organise',
    load: async () => (await import('./organise/pdf-split.landing.js')).pdfSplitLanding,
  },
  {
    tool: 'pdf-organise',
    group: 'organise',
    load: async () => (await import('./organise/pdf-organise.landing.js')).pdfOrganiseLanding,
  },
  {
    tool: 'pdf-rotate',
    group: 'organise',
    load: async () => (await import('./organise/pdf-rotate.landing.js')).pdfRotateLanding,
  },
  {
    tool: 'pdf-crop',
    group: 'organise',
    load: async () => (await import('./organise/pdf-crop.landing.js')).pdfCropLanding,
  },
  {
    tool: 'pdf-page-numbers',
    group: 'organise',
    load: async () => (await import('./organise/pdf-page-numbers.landing.js')).pdfPageNumbersLanding,
  },
  {
    tool: 'pdf-searchable',
    group: 'organise',
    load: async () => (await import('./organise/pdf-searchable.landing.js')).pdfSearchableLanding,
  },
  {
    tool: 'pdf-to-images',
    group: 'organise',
    load: async () => (await import('./organise/pdf-to-images.landing.js')).pdfToImagesLanding,
  },
  {
    tool: 'export-word',
    group: 'organise',
    load: async () => (await import('./organise/export-word.landing.js')).exportWordLanding,
  },
  {
    tool: 'export-powerpoint',
    group: 'organise',
    load: async () => (await import('./organise/export-powerpoint.landing.js')).exportPowerpointLanding,
  },
  {
    tool: 'ai-summarize',
    group: 'understand',
    load: async () => (await import('./understand/ai-summarize.landing.js')).aiSummarizeLanding,
  },
  {
    tool: 'translate',
    group: 'understand',
    load: async () => (await import('./understand/translate.landing.js')).translateLanding,
  },
  {
    tool: 'generate-quiz',
    group: 'understand',
    load: async () => (await import('./understand/generate-quiz.landing.js')).generateQuizLanding,
  },
  {
    tool: 'pdf-detect-sensitive',
    group: 'understand',
    load: async () => (await import('./understand/pdf-detect-sensitive.landing.js')).pdfDetectSensitiveLanding,
  },
  {
    tool: 'pdf-inspect',
    group: 'understand',
    load: async () => (await import('./understand/pdf-inspect.landing.js')).pdfInspectLanding,
  },
  {
    tool: 'share',
    group: 'protect',
    load: async () => (await import('./protect/share.landing.js')).shareLanding,
  },
  {
    tool: 'pdf-watermark',
    group: 'protect',
    load: async () => (await import('./protect/pdf-watermark.landing.js')).pdfWatermarkLanding,
  },
  {
    tool: 'pdf-image-watermark',
    group: 'protect',
    load: async () => (await import('./protect/pdf-image-watermark.landing.js')).pdfImageWatermarkLanding,
  },
  {
    tool: 'pdf-sign',
    group: 'protect',
    load: async () => (await import('./protect/pdf-sign.landing.js')).pdfSignLanding,
  },
  {
    tool: 'pdf-redact',
    group: 'protect',
    load: async () => (await import('./protect/pdf-redact.landing.js')).pdfRedactLanding,
  },
  {
    tool: 'pdf-sanitise',
    group: 'protect',
    load: async () => (await import('./protect/pdf-sanitise.landing.js')).pdfSanitiseLanding,
  },
  {
    tool: 'pdf-protect',
    group: 'protect',
    load: async () => (await import('./protect/pdf-protect.landing.js')).pdfProtectLanding,
  },
  {
    tool: 'pdf-unlock',
    group: 'protect',
    load: async () => (await import('./protect/pdf-unlock.landing.js')).pdfUnlockLanding,
  },
  {
    tool: 'pdf-verify',
    group: 'protect',
    load: async () => (await import('./protect/pdf-verify.landing.js')).pdfVerifyLanding,
  },
];

/** What menus call it: the title of its tool, which has no second name anywhere. */
export const landingName = ({ tool }: Pick<LandingEntry, 'tool'>): string => findTool(tool)?.title ?? tool;

export const landingPath = ({ tool }: Pick<LandingEntry, 'tool'>): LandingPage['path'] => `/tools/${tool}`;
