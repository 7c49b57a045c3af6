import { refuseUnlessShown } from '../engines/font-coverage.js';
import { typeset } from '../engines/typst.js';
import { sansListFor } from '../text/font-families.js';

/** A set text: a page with the text in its middle and a margin around, where tall scripts may reach into. */
export interface SetText {
  readonly bytes: Uint8Array;
  /** On each side, in points. */
  readonly margin: number;
}

interface TextLook {
  /** In points. */
  readonly size: number;
  /** Share of white. */
  readonly grey: number;
  /** Height of a line above and below its baseline, in points. */
  readonly above: number;
  readonly below: number;
  readonly align: 'left' | 'center' | 'right';
}

/** Width of a line, in its heights, up to which it stays one. */
export const LINE_MAX = 26;
/** The lines of a broken text are by so much wider than high. */
const BROKEN_TEXT_RATIO = 9;

/** Sets a text of any script and length; nothing in it is markup. @throws Refusal `fonts.missing` */
export const setText = async (text: string, look: TextLook): Promise<SetText> => {
  await refuseUnlessShown(text, 'the text');
  const inputs = { text: breakable(text), dir: isRightToLeft(text) ? 'rtl' : 'ltr' };
  return { bytes: await typeset(markupFor(text, look), inputs), margin: look.size / 2 };
};

const markupFor = (text: string, { size, grey, above, below, align }: TextLook): string => `
#set page(width: auto, height: auto, margin: ${size / 2}pt, fill: none)
#set text(
  size: ${size}pt, weight: "bold", fill: luma(${grey * 100}%), top-edge: ${above}pt, bottom-edge: ${-below}pt,
  font: (${sansListFor(text)}), hyphenate: false,
  dir: if sys.inputs.dir == "rtl" { rtl } else { ltr },
)
#set par(leading: 0pt)
#set align(${align})
#context {
  let wide = measure(sys.inputs.text).width / ${above + below}pt
  let lines = calc.ceil(calc.sqrt(wide / ${BROKEN_TEXT_RATIO}))
  if wide <= ${LINE_MAX} { sys.inputs.text } else { block(width: (wide / lines + 2) * ${above + below}pt, sys.inputs.text) }
}
`;

/** Whether the first letter with a direction runs from right to left. @see Unicode Standard Annex 9, rule P2 */
const isRightToLeft = (text: string): boolean =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text);

/** A word this long may be broken anywhere, or it would stick out. */
const LONG_WORD = /\S{40,}/gu;
const ZERO_WIDTH_SPACE = '\u200B';

const breakable = (text: string): string => text.replace(LONG_WORD, (word) => Array.from(word).join(ZERO_WIDTH_SPACE));
