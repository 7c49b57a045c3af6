import { unzipSync, zipSync, type Zippable } from 'fflate';
import { withoutCommentsInHeads } from '../comment-places.js';
import { disarmOpenDocument } from './disarm-open-document.js';
import { disarmRelationships, disarmWordXml } from './disarm-open-xml.js';
import { disarmPicture } from './disarm-picture.js';
import { disarmSvg } from './disarm-svg.js';
import { withoutEntities } from './entities.js';
import type { Disarmed, DisarmedText } from './removed.js';
import { looksLikeXml } from './xml-encoding.js';
import { plainlyWritten, readXml } from './xml-text.js';

const START_CHARS = 4096;
/** Under a name that says nothing of it; or a mark that only pretends, in a part that is what its name says. */
const DRAWING = /<(?:[^\s<>:/!?]+:)?svg[\s/>]/;

/** A ZIP file with every part looked at; the very same bytes where nothing had to go. */
export const disarmPackage = (bytes: Uint8Array): Disarmed => {
  const parts = partsIn(bytes);
  let links = 0;
  let objects = 0;
  let changed = false;
  const remainingParts: Zippable = {};
  for (const [name, part] of Object.entries(parts)) {
    const disarmed = disarmPart(name, part);
    links += disarmed.removed.links;
    objects += disarmed.removed.objects;
    changed ||= disarmed.bytes !== part;
    remainingParts[name] = [disarmed.bytes, { level: name === 'mimetype' ? 0 : 1 }];
  }
  return { bytes: changed ? zipSync(remainingParts) : bytes, removed: { links, objects } };
};

/** Nothing where it is packed in a way that is known to LibreOffice alone: it sees no more than the document anyway. */
const partsIn = (bytes: Uint8Array): Record<string, Uint8Array> => {
  try {
    return unzipSync(bytes);
  } catch {
    return {};
  }
};

const POST_SCRIPT_NAME = /\.(eps|epsf|ps)$/i;

const disarmPart = (name: string, bytes: Uint8Array): Disarmed => {
  if (POST_SCRIPT_NAME.test(name)) return nothingLeft();
  if (!looksLikeXml(bytes)) return disarmPicture(bytes);
  const text = readXml(bytes);
  const plain = text === undefined ? undefined : withoutEntities(text);
  if (plain === undefined) return nothingLeft();
  const written = plainlyWritten(plain);
  const disarmed = inTurn(withoutCommentsInHeads(written), disarmersFor(name, written));
  const changed = disarmed.text === written ? plain : disarmed.text;
  return { bytes: changed === text ? bytes : new TextEncoder().encode(changed), removed: disarmed.removed };
};

const nothingLeft = (): Disarmed => ({ bytes: new Uint8Array(), removed: { links: 0, objects: 1 } });

type Disarm = (text: string) => DisarmedText;

const NO_DRAWING_NAME = /\.(xml|vml|rels)$/i;

/** All of them: what a part is to LibreOffice, other parts say, and neither its name nor its place. */
const disarmersFor = (name: string, xml: string): readonly Disarm[] => [
  ...(NO_DRAWING_NAME.test(name) && !DRAWING.test(xml.slice(0, START_CHARS)) ? [] : [disarmSvg]),
  (text) => disarmRelationships(text, name),
  disarmWordXml,
  disarmOpenDocument,
];

const inTurn = (text: string, disarmers: readonly Disarm[]): DisarmedText =>
  disarmers.reduce<DisarmedText>(
    ({ text: before, removed }, disarm) => {
      const after = disarm(before);
      const links = removed.links + after.removed.links;
      return { text: after.text, removed: { links, objects: removed.objects + after.removed.objects } };
    },
    { text, removed: { links: 0, objects: 0 } },
  );
