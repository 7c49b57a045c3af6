/** A compound file, as far as it is read here. */
export interface Compound {
  /** The first bytes of a stream, wherever in the file it hangs; undefined when there is none of this name. */
  head(name: string): DataView | undefined;
}

/** Bytes of a stream that are ever looked at. */
const HEAD_BYTES = 512;
/** Small streams lie in pieces of this size inside the root's own stream. */
export const MINI_SECTOR_BYTES = 64;
const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const HEADER_BYTES = 512;
const HEADER_FAT_SECTORS = 109;
export const STREAM = 2;
const ROOT = 5;
/** Sector numbers from here on are marks, such as the end of a chain. */
const MARKS_FROM = 0xfffffffa;
/** In the header: log2 of the sector size, and the first sector of each table. */
export const at = { shift: 30, directory: 48, miniCutoff: 56, miniFat: 60, moreFat: 68, fat: 76 } as const;

export interface Entry {
  /** Where in the file it stands. */
  readonly offset: number;
  /** One that Office knows as Office writes it, however it is written here: capital and small letters are the same. */
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

const NAMES_OF_OFFICE = [
  ...[
    'WordDocument',
    '0Table',
    '1Table',
    'Data',
    'Workbook',
    'Book',
    'PowerPoint Document',
    'Pictures',
    'Current User',
  ],
  ...['EncryptedPackage', 'PP40', 'Macros', '_VBA_PROJECT_CUR', 'VBA', 'ObjectPool'],
];
const usualNames: ReadonlyMap<string, string> = new Map(NAMES_OF_OFFICE.map((name) => [name.toUpperCase(), name]));

/** The tables of a compound file that is whole. */
export interface Tables {
  readonly layout: Layout;
  readonly entries: readonly Entry[];
  readonly root: Entry;
}

interface Layout {
  readonly view: DataView;
  readonly sectorBytes: number;
  readonly fat: readonly number[];
}

/**
 * Reads the tables of a compound file, in bounded time whatever they say; undefined when they are damaged or the file
 * is cut off.
 *
 * @see [MS-CFB] Compound File Binary File Format
 */
export const readCompound = (bytes: Uint8Array): Compound | undefined => {
  const tables = readTables(bytes);
  if (!tables) return undefined;
  const { layout, entries, root } = tables;
  return {
    head: (name) =>
      headOf(layout, { root, entry: entries.find((entry) => entry.type === STREAM && entry.name === name) }),
  };
};

/** As {@link readCompound}. */
export const readTables = (bytes: Uint8Array): Tables | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = bytes.length >= HEADER_BYTES ? layoutOf(view) : undefined;
  const entries = layout && entriesOf(layout, view.getUint32(at.directory, true));
  const root = entries?.find(({ type }) => type === ROOT);
  return layout && entries && root && !isCutOff(layout) ? { layout, entries, root } : undefined;
};

const layoutOf = (view: DataView): Layout | undefined => {
  const shift = view.getUint16(at.shift, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 1 << shift;
  const fat = fatSectors(view, sectorBytes).flatMap((sector) => numbersIn(view, sectorBytes, sector));
  return { view, sectorBytes, fat };
};

/** The header names the first 109 sectors of the table; further ones are named in a chain of sectors of their own. */
const fatSectors = (view: DataView, sectorBytes: number): number[] => {
  const named = Array.from({ length: HEADER_FAT_SECTORS }, (_, index) => view.getUint32(at.fat + index * 4, true));
  const seen = new Set<number>();
  for (let sector = view.getUint32(at.moreFat, true); sector < MARKS_FROM && !seen.has(sector);) {
    seen.add(sector);
    const numbers = numbersIn(view, sectorBytes, sector);
    named.push(...numbers.slice(0, -1));
    sector = numbers.at(-1) ?? MARKS_FROM;
  }
  return [...new Set(named)].filter((sector) => sector < MARKS_FROM);
};

/** Where a sector starts; the header takes the place of one. */
export const offsetOf = (sectorBytes: number, sector: number): number => (sector + 1) * sectorBytes;

/** Empty for a sector beyond the end of the file. */
export const numbersIn = (view: DataView, sectorBytes: number, sector: number): number[] => {
  const start = offsetOf(sectorBytes, sector);
  if (start + sectorBytes > view.byteLength) return [];
  return Array.from({ length: sectorBytes / 4 }, (_, index) => view.getUint32(start + index * 4, true));
};

/** Sectors of a chain, up to a ring, a gap or `most`. */
export const chainFrom = ({ fat }: Pick<Layout, 'fat'>, start: number, most: number): number[] => {
  const chain = new Set<number>();
  for (
    let sector = start;
    sector < fat.length && !chain.has(sector) && chain.size < most;
    sector = fat[sector] ?? MARKS_FROM
  ) {
    chain.add(sector);
  }
  return [...chain];
};

const entriesOf = (layout: Layout, start: number): Entry[] => {
  const { view, sectorBytes, fat } = layout;
  return chainFrom(layout, start, fat.length).flatMap((sector) => {
    const offset = offsetOf(sectorBytes, sector);
    const count = offset + sectorBytes > view.byteLength ? 0 : sectorBytes / ENTRY_BYTES;
    return Array.from({ length: count }, (_, index) => entryAt(view, offset + index * ENTRY_BYTES));
  });
};

const entryAt = (view: DataView, offset: number): Entry => {
  const length = Math.max(0, Math.min(NAME_LENGTH_AT, view.getUint16(offset + NAME_LENGTH_AT, true)) - 2);
  const written = new TextDecoder('utf-16le').decode(new Uint8Array(view.buffer, view.byteOffset + offset, length));
  return {
    offset,
    name: usualNames.get(written.toUpperCase()) ?? written,
    type: view.getUint8(offset + 66),
    start: view.getUint32(offset + 116, true),
    size: view.getUint32(offset + 120, true),
  };
};

/** A chain goes on in a sector that the file is too short for; its last sector may be there in part only. */
const isCutOff = ({ view, sectorBytes, fat }: Layout): boolean => {
  const last = fat.reduce((most, next) => (next < MARKS_FROM ? Math.max(most, next) : most), 0);
  return offsetOf(sectorBytes, last) >= view.byteLength;
};

const headOf = (layout: Layout, { root, entry }: { root: Entry; entry: Entry | undefined }): DataView | undefined => {
  if (!entry) return undefined;
  const { view, sectorBytes } = layout;
  const isMini = entry.size < view.getUint32(at.miniCutoff, true);
  const start = isMini ? miniOffset(layout, root, entry.start) : offsetOf(sectorBytes, entry.start);
  const length = Math.min(entry.size, isMini ? MINI_SECTOR_BYTES : HEAD_BYTES, view.byteLength - start);
  return length > 0 ? new DataView(view.buffer, view.byteOffset + start, length) : undefined;
};

const miniOffset = (layout: Layout, root: Entry, piece: number): number => {
  const perSector = layout.sectorBytes / MINI_SECTOR_BYTES;
  const sector = chainFrom(layout, root.start, layout.fat.length)[Math.floor(piece / perSector)];
  if (sector === undefined) return layout.view.byteLength;
  return offsetOf(layout.sectorBytes, sector) + (piece % perSector) * MINI_SECTOR_BYTES;
};
