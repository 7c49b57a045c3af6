import { z } from 'zod';
import { PAGES_MAX, PLACEMENTS_MAX, SIGNATURE_TEXT_MAX } from '../limits.js';
import { certificationChoice } from './certification.js';
import { readJson } from './json-option.js';
import { optionalLine } from './options.js';
import { signs } from './owner-rights.js';
import { defineTool } from './tool.js';

const max = SIGNATURE_TEXT_MAX;
/** The longest side that a PDF page may have, in points. */
const SIDE_MAX_PT = 14_400;

const number = (what: string) => z.number({ error: `must be ${what}` });
const share = number('a number from 0 to 1')
  .min(0, { error: 'must be a number from 0 to 1' })
  .max(1, { error: 'must be a number from 0 to 1' });
const side = number('a number of points above 0')
  .positive({ error: 'must be a number of points above 0' })
  .max(SIDE_MAX_PT, { error: `must be at most ${SIDE_MAX_PT} points` });

/** Where a picture of a signature goes on a page as displayed. Requirement. */
const placement = z.object({
  page: number('a page, counted from 0')
    .int({ error: 'must be a page, counted from 0' })
    .min(0, { error: 'must be a page, counted from 0' })
    .max(PAGES_MAX - 1, { error: `must be below ${PAGES_MAX}` })
    .meta({ description: 'Counted from 0' }),
  x: share.meta({ description: 'Left edge, as a share of the width of the page' }),
  y: share.meta({ description: 'Top edge, as a share of the height of the page, from the top' }),
  width: side.meta({ description: 'Points' }),
  height: side.meta({ description: 'Points' }),
});
/** `page` counts from 0; `x` and `y` are shares of the page from its top left, lengths are in points. Requirement. */
export type Placement = z.output<typeof placement>;

/** Placement when none is given. Requirement. */
const DEFAULT_PLACEMENTS: readonly Placement[] = [{ page: 0, x: 0.1, y: 0.1, width: 100, height: 40 }];

const placements = z
  .preprocess(
    readJson,
    z
      .array(placement, { error: 'must be a JSON list of {page, x, y, width, height}' })
      .min(1, { error: 'must have at least one placement' })
      .max(PLACEMENTS_MAX, { error: `must have at most ${PLACEMENTS_MAX} placements` }),
  )
  .default([...DEFAULT_PLACEMENTS]);

/** Behind `POST /api/pdf/sign`: one PDF and the picture of the signature. */
export const pdfPlaceSignature = defineTool({
  id: 'pdf-place-signature',
  title: 'Sign this PDF',
  tagline: 'A visible signature and a certificate seal',
  action: 'Sign PDF',
  duration: '2-3 s',
  icon: 'pen-line',
  group: 'protect',
  lane: 'pdf',
  accepts: { kinds: ['pdf', 'image'], min: 2, max: 2, each: { pdf: 1, image: 1 } },
  refusal: { kinds: 'Requires exactly 1 PDF file', count: 'Requires exactly 1 PDF file' },
  options: z.object({
    placements,
    signatureReason: optionalLine(max, '', { title: 'Reason' }),
    signatureLocation: optionalLine(max, '', { title: 'Location' }),
    signatureContact: optionalLine(max, '', { title: 'Contact' }),
    certification: certificationChoice,
  }),
  start: 'at-once',
  audience: 'call',
  makesVersions: true,
  changesLooks: true,
  resultName: '{name}_signed',
  alsoCalled: ['sign', 'autograph', 'initials', 'e-sign', 'esign', 'fill and sign'],
  rights: signs,
});
