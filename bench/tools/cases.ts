import { join } from 'node:path';
import { keySafeIn } from '../peers/key-safe.js';
import { ghostscript, img2pdf, pandoc, paps, qpdfOptimize, rsvgConvert, soffice } from '../peers/peers.js';
import { keepOverlays } from '../samples/overlays.js';
import { everyPage, manyHits, redaction } from '../samples/redaction.js';
import { assemblyCases } from './assembly-cases.js';
import type { Case } from './case.js';
import { exportCases } from './export-cases.js';
import { PAGES, pageCases } from './page-cases.js';
import { samplesIn, type Samples } from './tool-samples.js';
import { sealCases } from './seal-cases.js';
import { viewCases } from './view-cases.js';

/** Every case, the most telling first, because time may run out; with `quick` only those. How documents of 1,000 pages do is in a section of its own. */
export const casesIn = async (folder: string, quick: boolean): Promise<readonly Case[]> => {
  const samples = samplesIn(folder);
  const profile = join(folder, 'office-profile');
  await keepOverlays(folder, PAGES);
  const safe = keySafeIn(folder);
  const core = (brief: boolean): Case[] => [
    ...assemblyCases(samples, folder, brief),
    ...viewCases(samples, brief),
    ...compressCases(samples, brief),
    ...redactCases(samples, brief),
    ...sealCases(samples, { folder, safe }, brief),
  ];
  const rest = (brief: boolean): Case[] => toPdfCases(samples, profile, brief);
  const pages = [...pageCases(folder, samples.medium), ...exportCases(samples, profile)];
  if (quick) return [...core(true), ...pages, ...rest(true)];
  return [...core(true), ...core(false), ...pages, ...rest(true), ...rest(false)];
};

/** The three qualities, with what they do to the pages, are in a section of their own. */
const compressCases = ({ small, medium, greyScan, book, colourScan }: Samples, brief: boolean): Case[] =>
  (brief ? [small, medium, greyScan] : [book, colourScan]).map((sample) => ({
    tool: 'pdf-compress',
    options: { quality: 'medium' },
    variant: 'medium',
    sample,
    peers: [ghostscript('ebook'), qpdfOptimize],
  }));

/** Nothing on the command line removes text and pixels and proves it. */
const redactCases = ({ small, medium, greyScan, book }: Samples, brief: boolean): Case[] => {
  const redact = { tool: 'pdf-redact', peers: [] };
  return [
    ...(brief ? [small, medium, greyScan] : [book]).map((sample) => ({ ...redact, options: redaction, sample })),
    ...(brief
      ? [
          { ...redact, options: everyPage, variant: 'a hit or two on every page', sample: medium },
          { ...redact, options: manyHits, variant: 'a thousand different hits', sample: medium },
        ]
      : []),
  ];
};

const toPdfCases = (samples: Samples, profile: string, brief: boolean): Case[] => {
  const { photo, images, note, longText, drawing, markdown, letter, report, real } = samples;
  const toPdf = { tool: 'to-pdf', options: {} };
  const office = brief ? [letter] : [report, ...['TestDocument.docx', '48495.xlsx', 'aptia.pptx'].map(real)];
  return [
    ...(brief ? [photo] : [images]).map((sample) => ({ ...toPdf, sample, peers: [img2pdf] })),
    ...(brief ? [note] : [longText]).map((sample) => ({ ...toPdf, sample, peers: [paps, soffice(profile)] })),
    ...(brief ? [{ ...toPdf, sample: drawing, peers: [rsvgConvert, soffice(profile)] }] : []),
    ...(brief ? [{ ...toPdf, sample: markdown, peers: [pandoc] }] : []),
    ...office.map((sample) => ({ ...toPdf, sample, peers: [soffice(profile)] })),
  ];
};
