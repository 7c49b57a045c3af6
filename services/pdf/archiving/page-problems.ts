import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject, type PDFPage } from 'pdf-lib';
import { descendantOf, descriptorOf } from '../compression/fonts/embedded-fonts.js';
import {
  arrayAt,
  decodedBytes,
  dictAt,
  filtersOf,
  itemsOf,
  nameAt,
  resourcesOf,
  streamAt,
} from '../content/objects.js';
import { readOperators } from '../content/operators.js';
import { contentOf } from '../content/page-content.js';
import { pdfName } from '../content/pdf-name.js';
import { readJpxFrame } from '../images/jpx.js';

/** Longest name that a file for the archive may use, in bytes. @see ISO 19005-2, 6.1.13 */
const NAME_MAX = 127;
const FILES = ['FontFile', 'FontFile2', 'FontFile3'];

/**
 * Whether a page shows something of which it is known here that no file for the archive may have it.
 *
 * @param asksForMeanings  also whether it shows letters of which the file does not say what they mean.
 */
export const hasProblem = (page: PDFPage, asksForMeanings: boolean): boolean => {
  const resources = resourcesOf(page.node);
  const seen: Seen = { objects: new Set(), asksForMeanings };
  if (isProblem({ bytes: contentOf(page), resources }, seen)) return true;
  return itemsOf(arrayAt(page.node, 'Annots')).some((annotation) => {
    const look = annotation instanceof PDFDict ? dictAt(annotation, 'AP')?.lookup(pdfName('N')) : undefined;
    const looks = look instanceof PDFDict ? look.values().map((value) => look.context.lookup(value)) : [look];
    return looks.some((one) => one instanceof PDFRawStream && isProblemForm(one, resources, seen));
  });
};

interface Seen {
  readonly objects: Set<unknown>;
  readonly asksForMeanings: boolean;
}

interface Drawn {
  readonly bytes: Uint8Array;
  readonly resources: PDFDict | undefined;
}

const isProblem = ({ bytes, resources }: Drawn, seen: Seen): boolean => {
  let isFound = false;
  readOperators(bytes, ({ operator, names }) => {
    const name = names.at(-1);
    if (name !== undefined) isFound = isNamedProblem({ operator, name, resources }, seen);
    return !isFound;
  });
  return isFound;
};

interface Named {
  readonly operator: string;
  readonly name: string;
  readonly resources: PDFDict | undefined;
}

const KINDS: Readonly<Record<string, string | undefined>> = {
  Tf: 'Font',
  Do: 'XObject',
  cs: 'ColorSpace',
  CS: 'ColorSpace',
  scn: 'Pattern',
  SCN: 'Pattern',
  sh: 'Shading',
  gs: 'ExtGState',
};

const isNamedProblem = ({ operator, name, resources }: Named, seen: Seen): boolean => {
  if (Buffer.byteLength(name) > NAME_MAX) return true;
  const kind = KINDS[operator];
  const resource = kind === undefined ? undefined : dictAt(resources, kind)?.lookup(pdfName(name));
  if (resource === undefined || seen.objects.has(resource)) return false;
  seen.objects.add(resource);
  if (kind === 'ColorSpace') return isProblemSpace(resource);
  if (resource instanceof PDFRawStream) return isProblemStream(resource, resources, seen);
  return resource instanceof PDFDict && isProblemDict(resource, { kind, resources }, seen);
};

/** A picture, a form, or a colour that runs. */
const isProblemStream = (stream: PDFRawStream, around: PDFDict | undefined, seen: Seen): boolean => {
  if (nameAt(stream.dict, 'Subtype') === 'Image') return isProblemImage(stream);
  const isShading = stream.dict.has(pdfName('ShadingType'));
  return isShading ? isProblemSpace(stream.dict.lookup(pdfName('ColorSpace'))) : isProblemForm(stream, around, seen);
};

interface Around {
  readonly kind: string | undefined;
  readonly resources: PDFDict | undefined;
}

const isProblemDict = (dict: PDFDict, { kind, resources }: Around, seen: Seen): boolean => {
  if (kind === 'Font') return isProblemFont(dict, resources, seen);
  if (kind !== 'ExtGState') return isProblemSpace((dictAt(dict, 'Shading') ?? dict).lookup(pdfName('ColorSpace')));
  const group = dictAt(dict, 'SMask')?.lookup(pdfName('G'));
  return group instanceof PDFRawStream && isProblemForm(group, resources, seen);
};

const isProblemForm = (form: PDFRawStream, around: PDFDict | undefined, seen: Seen): boolean => {
  const bytes = decodedBytes(form);
  return !bytes || isProblem({ bytes, resources: dictAt(form.dict, 'Resources') ?? around }, seen);
};

const isProblemFont = (font: PDFDict, around: PDFDict | undefined, seen: Seen): boolean => {
  if (seen.asksForMeanings && !streamAt(font, 'ToUnicode')) return true;
  if (nameAt(font, 'Subtype') === 'Type3') {
    const resources = dictAt(font, 'Resources') ?? around;
    const glyphs =
      dictAt(font, 'CharProcs')
        ?.values()
        .map((value) => font.context.lookup(value)) ?? [];
    return glyphs.some((glyph) => glyph instanceof PDFRawStream && isProblemForm(glyph, resources, seen));
  }
  if (nameAt(font, 'Subtype') === 'Type0' && !descendantOf(font)) return true;
  const descriptor = descriptorOf(font);
  return !descriptor || !FILES.some((key) => streamAt(descriptor, key));
};

/** One that names inks without saying what each of them looks like. */
const isProblemSpace = (space: PDFObject | undefined): boolean => {
  if (!(space instanceof PDFArray)) return false;
  const [kind, base] = itemsOf(space);
  if (kind === pdfName('Indexed') || kind === pdfName('Pattern')) return isProblemSpace(base);
  if (kind !== pdfName('DeviceN')) return false;
  const inks = base instanceof PDFArray ? itemsOf(base) : [];
  const attributes = space.lookup(4);
  const colorants = attributes instanceof PDFDict ? dictAt(attributes, 'Colorants') : undefined;
  return inks.some((ink) => ink instanceof PDFName && !PROCESS.has(ink.decodeText()) && !colorants?.has(ink));
};

const PROCESS: ReadonlySet<string> = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'None']);

const isProblemImage = (image: PDFRawStream): boolean => {
  if (isProblemSpace(image.dict.lookup(pdfName('ColorSpace')))) return true;
  if (!filtersOf(image).includes('JPXDecode')) return false;
  const frame = readJpxFrame(image.contents);
  const isFile = Buffer.from(image.contents.subarray(4, 8)).toString('latin1') === 'jP  ';
  return !isFile || !frame || ![1, 3, 4].includes(frame.components - (frame.hasOpacity ? 1 : 0));
};
