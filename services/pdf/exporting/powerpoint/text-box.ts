import type { Alignment, ReadBlock, ReadLine } from '../../reading/lines/document-model.js';
import { plainXml } from '../plain-xml.js';
import { runsOf } from '../runs.js';
import type { Fit } from './fit.js';
import type { HAlign, Slide, TextProps, TextPropsOptions } from './library.js';

const aligned: Readonly<Record<Alignment, HAlign>> = {
  left: 'left',
  centre: 'center',
  right: 'right',
  justified: 'justify',
};

const scripts = { raised: 'superscript', lowered: 'subscript' } as const;

/** Other fonts are wider, so a box gets some room beside its text; more for a single line, which must not break. */
const ROOM = { line: 0.25, lines: 0.04 };

/** A block of text where it was printed. */
export const textBox = (slide: Slide, block: ReadBlock, fit: Fit): void => {
  const { lines, marker, align = 'left', rtl = false } = block;
  const runs = textRuns(lines, fit, rtl);
  const first =
    marker === undefined ? runs : [{ text: `${plainXml(marker)} `, options: runs[0]?.options ?? {} }, ...runs];
  if (first.length === 0) return;
  slide.addText(first, {
    ...fit.place(roomy(block)),
    margin: 0,
    valign: 'top',
    align: rtl && align === 'left' ? 'right' : aligned[align],
    rtlMode: rtl,
    fit: 'none',
    wrap: lines.length > 1,
    paraSpaceBefore: 0,
    paraSpaceAfter: 0,
    ...(block.ground !== undefined && { fill: { color: block.ground } }),
    ...spacing(block, fit),
  });
};

/** New objects each time: the library writes into what it is given. */
export const textRuns = (lines: readonly ReadLine[], fit: Fit, rtl: boolean): TextProps[] =>
  runsOf(lines).map(
    ({ text, style: { size, bold, italic, colour, font, shift, ground, underlined, struck, link } }) => ({
      text: plainXml(text),
      options: {
        bold,
        italic,
        color: colour,
        ...(rtl && { rtlMode: true }),
        ...(underlined && { underline: { style: 'sng' as const } }),
        ...(link !== undefined && { hyperlink: { url: link } }),
        ...(struck && { strike: 'sngStrike' as const }),
        ...(ground !== undefined && { highlight: ground }),
        ...(size > 0 && { fontSize: Math.max(1, Math.round(size * fit.scale * 10) / 10) }),
        ...(font !== '' && { fontFace: font }),
        ...(shift && { [scripts[shift]]: true }),
      },
    }),
  );

const roomy = ({ box, lines, align = 'left', rtl = false, marker }: ReadBlock): ReadBlock['box'] => {
  const room = box.width * (lines.length > 1 ? ROOM.lines : ROOM.line);
  const before = marker === undefined ? 0 : (marker.length + 1) * 0.5 * heightOf(lines);
  const side = rtl && align === 'left' ? 'right' : align;
  const shift = { left: 0, justified: 0, centre: room / 2, right: room }[side];
  return { ...box, x: box.x - shift - (rtl ? 0 : before), width: box.width + room + before };
};

const heightOf = ([line]: readonly ReadLine[]): number => line?.box.height ?? 0;

const spacing = ({ lines }: ReadBlock, { scale }: Fit): TextPropsOptions => {
  const [first, second] = lines;
  const pitch = first && second ? second.box.y - first.box.y : 0;
  return pitch > 0 ? { lineSpacing: Math.round(pitch * scale * 10) / 10 } : {};
};
