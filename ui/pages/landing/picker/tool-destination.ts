import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { LandingPage } from '../landing-page.js';

/** The screen where a tool is used, and what opens there. */
export interface Destination {
  readonly path: string;
  readonly part: string;
}

const onHome = (part: string): Destination => ({ path: '/', part });
const inEditor = (part: string): Destination => ({ path: '/pdf-editor', part });

/** Where tools are done that home does not list under their own ids. */
const elsewhere: Readonly<Partial<Record<LandingPage['tool'], Destination>>> = {
  'pdf-sign': inEditor('signature'),
  'pdf-place-signature': inEditor('signature'),
  'pdf-redact': inEditor('redact'),
  'pdf-redact-preview': inEditor('redact'),
  'pdf-detect-sensitive': inEditor('detect'),
  'pdf-page-images': onHome('pdf-to-images'),
  'export-word': { path: '/export', part: '' },
  'export-powerpoint': { path: '/export', part: '' },
  'generate-quiz': { path: '/kahoot-quiz', part: '' },
  summarize: { path: '/summarization', part: '' },
};

export const destinationOf = (tool: LandingPage['tool']): Destination => elsewhere[tool] ?? onHome(tool);

/** The tool as the catalogue has it. @throws Error for one that it does not have. */
export const toolOf = (id: string) => {
  const tool = findTool(id);
  if (!tool) throw new Error(`The catalogue has no ${id}`);
  return tool;
};
