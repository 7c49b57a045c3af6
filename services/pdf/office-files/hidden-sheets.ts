import { unzipSync, zipSync } from 'fflate';
import { readStream, writeStream } from './compound-streams.js';
import { readTables, STREAM } from './compound.js';
import { attributesIn, plainlyWritten, readXml } from './disarm/xml-text.js';
import { workbookRecords } from './disarm/workbook-records.js';

/** A workbook, and how many sheets of it nobody sees who opens it. */
export interface HiddenSheets {
  readonly bytes: Uint8Array;
  readonly hidden: number;
}

/**
 * Counts the hidden sheets of a workbook (.xlsx, .ods, .xls), and shows them on request, whatever protects its structure.
 *
 * @param shows  whether they are shown in the bytes that are returned.
 * @returns the same bytes and none for what is no workbook.
 */
export const withHiddenSheets = (bytes: Uint8Array, shows: boolean): HiddenSheets =>
  (bytes[0] === ZIP_START ? inPackage(bytes, shows) : inCompound(bytes, shows)) ?? { bytes, hidden: 0 };

const ZIP_START = 0x50;
const WORKBOOK_PART = /^\/?(?:xl\/workbook[^/]*\.xml|content\.xml)$/i;
const SPREADSHEET =
  /http:\/\/schemas\.openxmlformats\.org\/spreadsheetml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/spreadsheetml\/main/;
const HEAD_CHARS = 65_536;
const STYLES_END = /<(?:[\w.-]+:)?body[\s>]/;

const inPackage = (bytes: Uint8Array, shows: boolean): HiddenSheets | undefined => {
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => WORKBOOK_PART.test(name) });
    const seen = Object.entries(parts).map(([name, part]) => ({ name, ...inXml(readXml(part) ?? '') }));
    const hidden = seen.reduce((sum, one) => sum + one.hidden, 0);
    if (!shows || hidden === 0) return { bytes, hidden };
    const changed = seen.map(({ name, xml }) => [name, new TextEncoder().encode(xml)] as const);
    return { bytes: repacked(bytes, Object.fromEntries(changed)), hidden };
  } catch {
    return undefined; // no package
  }
};

/** The type of a package of OpenDocument comes first, and as it is. */
const repacked = (bytes: Uint8Array, changed: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const { mimetype, ...others } = unzipSync(bytes);
  return zipSync({ ...(mimetype && { mimetype: [mimetype, { level: 0 }] }), ...others, ...changed }, { level: 1 });
};

interface Shown {
  readonly xml: string;
  readonly hidden: number;
}

const inXml = (source: string): Shown => {
  const xml = plainlyWritten(source);
  return SPREADSHEET.test(xml.slice(0, HEAD_CHARS)) ? inWorkbook(xml) : inOpenSheets(xml);
};

const SHEET = /<(?:[\w.-]+:)?sheet\s[^>]*>/g;
const STATE = /\sstate\s*=\s*(?:"(?:hidden|veryHidden)"|'(?:hidden|veryHidden)')/;

const inWorkbook = (xml: string): Shown => {
  let hidden = 0;
  const shown = xml.replace(SHEET, (tag) => {
    if (!STATE.test(tag)) return tag;
    hidden += 1;
    return tag.replace(STATE, '');
  });
  return { xml: shown, hidden };
};

const STYLE = /<(?:[\w.-]+:)?style\s[^>]*[^/]>[^]*?<\/(?:[\w.-]+:)?style>/g;
const UNSEEN = /(<(?:[\w.-]+:)?table-properties\s[^>]*?\s?[\w.-]+:display\s*=\s*["'])false(?=["'])/;
const TABLE = /<(?:[\w.-]+:)?table\s[^>]*>/g;

/** OpenDocument: the style of a table says that it is not seen. */
const inOpenSheets = (xml: string): Shown => {
  const bodyAt = xml.search(STYLES_END);
  if (bodyAt < 0) return { xml, hidden: 0 };
  const unseen = new Set<string>();
  const styles = xml.slice(0, bodyAt).replace(STYLE, (style) => {
    if (!UNSEEN.test(style)) return style;
    for (const name of attributesIn(style.slice(0, style.indexOf('>')), 'name')) unseen.add(name);
    return style.replace(UNSEEN, '$1true');
  });
  if (unseen.size === 0) return { xml, hidden: 0 };
  const tables = xml.slice(bodyAt).match(TABLE) ?? [];
  const hidden = tables.filter((tag) => attributesIn(tag, 'style-name').some((name) => unseen.has(name))).length;
  return { xml: styles + xml.slice(bodyAt), hidden };
};

/** @see [MS-XLS] 2.4.28 */
const BOUND_SHEET = 0x85;
const STATE_AT = 4;
const STATE_BITS = 0x03;
const TYPE_AT = 5;
/** Sheets of cells and of charts; sheets of programs are hidden in any view. */
const SHEETS: ReadonlySet<number | undefined> = new Set([0, 2]);
const WORKBOOKS: ReadonlySet<string> = new Set(['Workbook', 'Book']);

const inCompound = (bytes: Uint8Array, shows: boolean): HiddenSheets | undefined => {
  const copy = new Uint8Array(bytes); // a Buffer would cut out a view of itself
  const tables = readTables(copy);
  const entries = tables?.entries.filter(({ type, name }) => type === STREAM && WORKBOOKS.has(name)) ?? [];
  const [entry] = entries;
  if (!tables || !entry) return undefined;
  const counts = entries.map((one) => {
    const content = readStream(tables, one);
    const hidden = showSheets(content);
    if (shows && hidden > 0) writeStream(tables, one, content);
    return hidden;
  });
  const hidden = Math.max(...counts); // two versions of one workbook may be in it
  return { bytes: shows && hidden > 0 ? copy : bytes, hidden };
};

/** In place. @returns how many were hidden */
const showSheets = (content: Buffer): number => {
  let hidden = 0;
  for (const { type, body } of workbookRecords(content)) {
    const state = body[STATE_AT] ?? 0;
    if (type !== BOUND_SHEET || (state & STATE_BITS) === 0 || !SHEETS.has(body[TYPE_AT])) continue;
    body[STATE_AT] = state & ~STATE_BITS;
    hidden += 1;
  }
  return hidden;
};
