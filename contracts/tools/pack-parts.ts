import { z } from 'zod';
import { FILES_MAX } from '../limits.js';
import { optionalLine } from './options.js';
import { reads } from './owner-rights.js';
import { defineTool } from './tool.js';

const refusal = 'Requires at least 1 file';

/** The end of a run whose file was taken apart: what came of the parts, as it is, in one archive called `name`. No call asks for it. */
export const packParts = defineTool({
  id: 'pack-parts',
  title: 'Parts in one archive',
  tagline: 'Parts in one archive',
  action: 'Parts in one archive',
  duration: '1-2 s',
  icon: 'archive',
  group: 'organise',
  lane: 'pdf',
  accepts: { kinds: ['pdf', 'image', 'drawing', 'text', 'office', 'mail', 'book'], min: 1, max: FILES_MAX },
  gives: ['archive'],
  refusal: { kinds: refusal, count: refusal },
  options: z.object({ name: optionalLine(200, '', { title: 'Name' }) }),
  start: 'at-once',
  audience: 'call',
  isInternal: true,
  resultName: '{name}',
  alsoCalled: [],
  rights: reads,
});
