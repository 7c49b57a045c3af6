import { Tab, TextRun, type IRunOptions } from 'docx';
import type { ReadLine, TextStyle } from '../../reading/lines/document-model.js';
import { asNamed, type WordFonts } from './fonts/word-fonts.js';
import { plainXml } from '../plain-xml.js';
import { runsOf, type Run } from '../runs.js';

const HALF_POINTS = 2;
const BLACK = '000000';
const scripts = { raised: 'superScript', lowered: 'subScript' } as const;

interface Setting {
  readonly rtl?: boolean;
  readonly fonts?: WordFonts;
}

/** The runs of a paragraph. */
export const textRuns = (lines: readonly ReadLine[], setting: Setting = {}): TextRun[] =>
  runsOf(lines).map((run) => textRun(run, setting));

const textRun = ({ text, style }: Run, setting: Setting): TextRun => {
  const children = plainXml(text)
    .split('\t')
    .flatMap((part, at) => (at > 0 ? [new Tab(), part] : [part]));
  return new TextRun({ ...lookOf(style, setting), children });
};

/** How a run is printed, as Word says it. */
export const lookOf = (style: TextStyle, { rtl = false, fonts = asNamed }: Setting): IRunOptions => {
  const { size, bold, italic, colour, shift } = style;
  const { family, scale } = fonts(style);
  return {
    italics: italic,
    bold,
    ...(rtl && { rightToLeft: true }),
    ...(size > 0 && { size: Math.round(size * HALF_POINTS) }),
    ...(colour !== BLACK && { color: colour }),
    ...(family !== '' && { font: family }),
    ...(scale !== undefined && { scale }),
    ...(shift && { [scripts[shift]]: true }),
  };
};
