import { unzipSync, zipSync, type Zippable } from 'fflate';
import { disarmOpenDocument } from './disarm-open-document.js';
import { disarmRelationships, disarmWordXml } from './disarm-open-xml.js';
import { disarmSvg } from './disarm-svg.js';
import { withoutEntities } from './entities.js';
import type { Disarmed, DisarmedText } from './removed.js';
import { readXml } from './xml-text.js';

const START_BYTES = 4096;

/** A ZIP file with every part looked at; the very same bytes where nothing had to go. */
export const disarmPackage = (bytes: Uint8Array): Disarmed => {
  const parts = partsIn(bytes);
  let [links, objects] = [0, 0];
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
  if (isPostScript(name, bytes) || isPackedSvg(bytes)) {
    return { bytes: new Uint8Array(), removed: { links: 0, objects: 1 } };
  }
  const disarm = disarmerFor(name, bytes);
  const text = disarm && readXml(bytes);
  if (!disarm || text === undefined) return { bytes, removed: { links: 0, objects: 0 } };
  const plain = withoutEntities(text);
  if (plain === undefined) return { bytes: new Uint8Array(), removed: { links: 0, objects: 1 } };
  const disarmed = disarm(plain);
  return {
    bytes: disarmed.text === text ? bytes : new TextEncoder().encode(disarmed.text),
    removed: disarmed.removed,
  };
};

const disarmerFor = (name: string, bytes: Uint8Array): ((text: string) => DisarmedText) | undefined => {
  if (name.endsWith('.rels')) return (text) => disarmRelationships(text, name);
  if (name.endsWith('.vml') || /^(word|ppt|xl)\/.*\.xml$/.test(name)) return disarmWordXml;
  if (name.endsWith('.xml')) return disarmOpenDocument;
  return readXml(bytes.subarray(0, START_BYTES)) === undefined ? undefined : disarmSvg;
};

/** With or without the preview that programs of old put before it. */
const isPostScript = (name: string, bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return /\.(eps|epsf|ps)$/i.test(name) || start.startsWith('%!') || start === '\u00c5\u00d0\u00d3\u00c6';
};

const isPackedSvg = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
