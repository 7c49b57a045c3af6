import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { tablesFromRight } from './tables-from-right.js';

const PRESENTATION = 'ppt/presentation.xml';
const NOTES_MASTERS = /<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s;
/** Packed already. */
const PICTURE = /\.(?:png|jpe?g)$/;

const SLIDE = /^ppt\/slides\/slide\d+\.xml$/;
const REPEATED_PROPERTIES = /(<\/a:r>)<a:pPr\b(?:[^>]*\/>|.*?<\/a:pPr>)/gs;

/**
 * Slides as the schemas ask for them. pptxgenjs writes the masters of notes behind the slides, and the properties of a
 * paragraph again before each of its runs, which strict readers take for damage.
 *
 * @see ECMA-376, Part 1, 19.2.1.26 and 21.1.2.2.6.
 */
export const inSchemaOrder = (pptx: Uint8Array): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(pptx)).map(([path, bytes]): [string, Zippable[string]] => {
        const mend = path === PRESENTATION ? mastersFirst : SLIDE.test(path) ? propertiesOnce : undefined;
        return [path, [mend ? strToU8(mend(strFromU8(bytes))) : bytes, { level: PICTURE.test(path) ? 0 : 6 }]];
      }),
    ),
  );

const mastersFirst = (xml: string): string => {
  const [masters = ''] = NOTES_MASTERS.exec(xml) ?? [];
  return xml.replace(masters, '').replace('<p:sldIdLst>', `${masters}<p:sldIdLst>`);
};

const propertiesOnce = (xml: string): string => tablesFromRight(xml.replace(REPEATED_PROPERTIES, '$1'));
