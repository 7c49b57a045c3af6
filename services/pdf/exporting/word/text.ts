import { TextRun, type IRunOptions } from 'docx';
import type { ReadLine } from '../../reading/lines/document-model.js';
import { plainXml } from '../plain-xml.js';
import { runsOf, type Run } from '../runs.js';

const HALF_POINTS = 2;
const BLACK = '000000';
const scripts = { raised: 'superScript', lowered: 'subScript' } as const;

/** The runs of a paragraph. `styled`: its style tells size and weight already. */
export const textRuns = (lines: readonly ReadLine[], { rtl = false, styled = false } = {}): TextRun[] =>
  runsOf(lines).map((run) => textRun(run, { rtl, styled }));

const textRun = ({ text, style }: Run, { rtl, styled }: { rtl: boolean; styled: boolean }): TextRun => {
  const { size, bold, italic, colour, font, shift } = style;
  const look: IRunOptions = {
    text: plainXml(text),
    italics: italic,
    ...(!styled && { bold }),
    ...(rtl && { rightToLeft: true }),
    ...(size > 0 && { size: Math.round(size * HALF_POINTS) }),
    ...(colour !== BLACK && { color: colour }),
    ...(font !== '' && { font }),
    ...(shift && { [scripts[shift]]: true }),
  };
  return new TextRun(look);
};
