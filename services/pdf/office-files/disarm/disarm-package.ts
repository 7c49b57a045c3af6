import { unzipSync, zipSync, type Zippable } from 'fflate';
import { disarmOpenDocument } from './disarm-open-document.js';
import { disarmRelationships, disarmWordXml } from './disarm-open-xml.js';
import { disarmPicture } from './disarm-picture.js';
import { disarmSvg } from './disarm-svg.js';
import { withoutEntities } from './entities.js';
import type { Disarmed, DisarmedText } from './removed.js';
import { readXml } from './xml-text.js';

const START_CHARS = 4096;
/** Under a name that says nothing of it; or a mark that only pretends, in a part that is what its name says. */
const DRAWING = /<(?:\w+:)?svg[\s>]/;

/** A ZIP file with every part looked at; the very same bytes where nothing had to go. */
export const disarmPackage = (bytes: Uint8Array): Disarmed => {
  const parts = partsIn(bytes);
  let links = 0;
  let objects = 0;
  let changed = false;
  const kept: Zippable = {};
  for (const [name, part] of Object.entries(parts)) {
    const disarmed = disarmPart(name, part);
    links += disarmed.removed.links;
    objects += disarmed.removed.objects;
    changed ||= disarmed.bytes !== part;
    kept[name] = [disarmed.bytes, { level: name === 'mimetype' ? 0 : 1 }];
  }
  return { bytes: changed ? zipSync(kept) : bytes, removed: { links, objects } };
};

/** Nothing where it is packed in a way that is known to LibreOffice alone: it sees no more than the document anyway. */
const partsIn = (bytes: Uint8Array): Record<string, Uint8Array> => {
  try {
    return unzipSync(bytes);
  } catch {
    return {};
  }
};

const disarmPart = (name: string, bytes: Uint8Array): Disarmed => {
  const disarm = disarmerFor(name);
  if (!disarm) return /\.(eps|epsf|ps)$/i.test(name) ? nothingLeft() : disarmPicture(bytes);
  const text = readXml(bytes);
  if (text === undefined) return disarmPicture(bytes);
  const plain = withoutEntities(text);
  if (plain === undefined) return nothingLeft();
  const disarmed = DRAWING.test(plain.slice(0, START_CHARS)) ? disarmDrawing(disarm(plain)) : disarm(plain);
  return {
    bytes: disarmed.text === text ? bytes : new TextEncoder().encode(disarmed.text),
    removed: disarmed.removed,
  };
};

const disarmDrawing = ({ text, removed }: DisarmedText): DisarmedText => {
  const drawing = disarmSvg(text);
  const links = removed.links + drawing.removed.links;
  return { text: drawing.text, removed: { links, objects: removed.objects } };
};

const nothingLeft = (): Disarmed => ({ bytes: new Uint8Array(), removed: { links: 0, objects: 1 } });

/** Of parts that are not pictures. */
const disarmerFor = (name: string): ((text: string) => DisarmedText) | undefined => {
  if (name.endsWith('.rels')) return (text) => disarmRelationships(text, name);
  if (name.endsWith('.vml') || /^(word|ppt|xl)\/.*\.xml$/.test(name)) return disarmWordXml;
  return name.endsWith('.xml') ? disarmOpenDocument : undefined;
};
