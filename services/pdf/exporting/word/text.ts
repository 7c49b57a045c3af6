import { ExternalHyperlink, Tab, TextRun, UnderlineType, type IRunOptions, type ParagraphChild } from 'docx';
import type { ReadLine, TextStyle } from '../../reading/lines/document-model.js';
import { isFixedWidth } from './fonts/stand-in-families.js';
import { asNamed, type WordFonts } from './fonts/word-fonts.js';
import { plainXml } from '../plain-xml.js';
import { shadingOf } from './shading.js';
import { movingSpaces, runsOf, type Run } from '../runs.js';

const HALF_POINTS = 2;
const BLACK = '000000';
const scripts = { raised: 'superScript', lowered: 'subScript' } as const;

export interface RunSetting {
  readonly rtl?: boolean;
  readonly fonts?: WordFonts;
}

/** The runs of a paragraph. */
export const textRuns = (lines: readonly ReadLine[], setting: RunSetting = {}): ParagraphChild[] =>
  withUsualSpaces(runsOf(lines)).map((run) => {
    const { link } = run.style;
    const text = textRun(run, setting);
    return link === undefined ? text : new ExternalHyperlink({ link, children: [text] });
  });

/** Spaces of code are wide: between it and other words they are those of the words. */
const withUsualSpaces = (runs: readonly Run[]): readonly Run[] =>
  movingSpaces(runs, (run, next) => isCode(run) && !isCode(next) && /\S +$/.test(run.text));

const isCode = ({ style }: Run): boolean => isFixedWidth(style.font);

const textRun = ({ text, style }: Run, setting: RunSetting): TextRun => {
  const children = plainXml(text)
    .split('\t')
    .flatMap((part, at) => (at > 0 ? [new Tab(), part] : [part]));
  return new TextRun({ ...lookOf(style, setting), children });
};

/** Word has no size between two half points: letters are drawn wider or narrower instead. `scale` in percent. */
const sizeOf = (size: number, scale: number): Pick<IRunOptions, 'size' | 'scale'> => {
  const halves = Math.round(size * HALF_POINTS);
  const width = halves > 0 ? Math.round((scale * size * HALF_POINTS) / halves) : scale;
  return { ...(halves > 0 && { size: halves }), ...(width !== 100 && { scale: width }) };
};

/** How a run is printed, as Word says it. */
export const lookOf = (style: TextStyle, { rtl = false, fonts = asNamed }: RunSetting): IRunOptions => {
  const { size, bold, italic, colour, shift, ground } = style;
  const { family, scale = 100 } = fonts(style);
  return {
    italics: italic,
    bold,
    ...(rtl && { rightToLeft: true }),
    ...sizeOf(size, scale),
    ...(colour !== BLACK && { color: colour }),
    ...rulesOf(style),
    ...linkLook(style),
    ...(ground !== undefined && { shading: shadingOf(ground) }),
    ...(family !== '' && { font: family }),
    ...(shift && { [scripts[shift]]: true }),
  };
};

/** LibreOffice takes only what has the style of links for one; it looks as it is printed all the same. */
const linkLook = ({ link, colour, underlined = false }: TextStyle): IRunOptions =>
  link === undefined
    ? {}
    : { style: 'Hyperlink', color: colour, ...(!underlined && { underline: { type: UnderlineType.NONE } }) };

const rulesOf = ({ underlined = false, struck = false }: TextStyle): IRunOptions => ({
  ...(underlined && { underline: { type: UnderlineType.SINGLE } }),
  ...(struck && { strike: true }),
});
