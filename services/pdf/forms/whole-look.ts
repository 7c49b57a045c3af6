import {
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFStream,
  decodePDFRawStream,
  type PDFWidgetAnnotation,
} from '@cantoo/pdf-lib';
import { latin1Of } from '../../platform/text/latin1-text.js';
import { unsealed } from '../signing/encryption/sealed-streams.js';
import { dictAt } from '../signing/fields/dictionary-entries.js';

/** Fonts that a content stream chooses, by their names. */
const FONTS_CHOSEN = /\/([^\s/<>[\](){}%]*)\s+-?[\d.]+\s+Tf/g;

/** Whether a tick box or radio button can be drawn as it is in its form: it has a look for 'on', with the fonts for it. */
export const hasWholeLook = (widget: PDFWidgetAnnotation): boolean => {
  const on = widget.getOnValue();
  const looks = dictAt(widget.dict, 'AP')?.lookup(NORMAL);
  const look = on && looks instanceof PDFDict ? looks.lookup(on) : undefined;
  if (!(look instanceof PDFStream)) return false;
  const fonts = dictAt(dictAt(look.dict, 'Resources'), 'Font');
  return [...contentOf(look).matchAll(FONTS_CHOSEN)].every(([, name = '']) => fonts?.has(PDFName.of(name)));
};

const NORMAL = PDFName.of('N');

const contentOf = (stream: PDFStream): string =>
  stream instanceof PDFRawStream ? latin1Of(decodePDFRawStream(unsealed(stream)).decode()) : '';
