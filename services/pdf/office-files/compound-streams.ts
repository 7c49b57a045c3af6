import { at, chainFrom, MINI_SECTOR_BYTES, numbersIn, offsetOf, type Entry, type Tables } from './compound.js';

/** A stretch of the file that belongs to a stream. */
interface Piece {
  readonly offset: number;
  readonly length: number;
}

const LEFT_AT = 68;
const RIGHT_AT = 72;
const CHILD_AT = 76;
const TYPE_AT = 66;
const NONE = 0xffffffff;

/** The entries of a folder and of folders in it, however they point at each other. */
export const entriesBelow = ({ layout, entries }: Tables, folder: Entry): readonly Entry[] => {
  const seen = new Set<Entry>();
  const open = [layout.view.getUint32(folder.offset + CHILD_AT, true)];
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const entry = entries[number];
    if (!entry || seen.has(entry)) continue;
    seen.add(entry);
    for (const pointer of [LEFT_AT, RIGHT_AT, CHILD_AT]) open.push(layout.view.getUint32(entry.offset + pointer, true));
  }
  return [...seen];
};

/** Overwrites a stream with zeros. */
export const blankStream = (tables: Tables, entry: Entry): void =>
  writeStream(tables, entry, Buffer.alloc(Math.min(entry.size, tables.layout.view.byteLength)));

/** Leaves a folder without anything in it. */
export const cutFolder = ({ layout }: Tables, folder: Entry): void =>
  layout.view.setUint32(folder.offset + CHILD_AT, NONE, true);

/** An entry of no type is nothing. */
export const dropEntry = ({ layout }: Tables, { offset }: Entry): void => layout.view.setUint8(offset + TYPE_AT, 0);

/** All bytes of a stream, a copy. */
export const readStream = (tables: Tables, entry: Entry): Buffer => {
  const { view } = tables.layout;
  const pieces = piecesOf(tables, entry);
  return Buffer.concat(pieces.map(({ offset, length }) => Buffer.from(view.buffer, view.byteOffset + offset, length)));
};

/** Puts other bytes in the place of those of {@link readStream}, as many. */
export const writeStream = (tables: Tables, entry: Entry, bytes: Uint8Array): void => {
  const { view } = tables.layout;
  let from = 0;
  for (const { offset, length } of piecesOf(tables, entry)) {
    new Uint8Array(view.buffer, view.byteOffset + offset, length).set(bytes.subarray(from, from + length));
    from += length;
  }
};

const piecesOf = (tables: Tables, entry: Entry): Piece[] => {
  const { layout } = tables;
  const isMini = entry.size < layout.view.getUint32(at.miniCutoff, true);
  const places = isMini ? miniPlaces(tables, entry) : sectorPlaces(tables, entry);
  let left = Math.min(entry.size, layout.view.byteLength);
  const pieces: Piece[] = [];
  for (const { offset, length } of places) {
    const taken = Math.min(length, left, layout.view.byteLength - offset);
    if (taken <= 0) break;
    pieces.push({ offset, length: taken });
    left -= taken;
  }
  return pieces;
};

const sectorPlaces = ({ layout }: Tables, { start, size }: Entry): Piece[] =>
  chainFrom(layout, start, Math.ceil(size / layout.sectorBytes)).map((sector) => ({
    offset: offsetOf(layout.sectorBytes, sector),
    length: layout.sectorBytes,
  }));

/** Small streams have a table of their own, and lie in the stream of the root. */
const miniPlaces = ({ layout, root }: Tables, { start }: Entry): Piece[] => {
  const { view, sectorBytes, fat } = layout;
  const table = chainFrom(layout, view.getUint32(at.miniFat, true), fat.length);
  const miniFat = table.flatMap((sector) => numbersIn(view, sectorBytes, sector));
  const sectors = chainFrom(layout, root.start, fat.length);
  const perSector = sectorBytes / MINI_SECTOR_BYTES;
  return chainFrom({ fat: miniFat }, start, miniFat.length).flatMap((piece) => {
    const sector = sectors[Math.floor(piece / perSector)];
    if (sector === undefined) return [];
    const offset = offsetOf(sectorBytes, sector) + (piece % perSector) * MINI_SECTOR_BYTES;
    return [{ offset, length: MINI_SECTOR_BYTES }];
  });
};
