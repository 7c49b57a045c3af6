import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { posix } from 'node:path';

/** A chapter as XHTML, and the folder that its addresses are relative to. */
export interface Chapter {
  readonly html: string;
  readonly folder: string;
}

/** An e-book in the order in which it is read. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** The bytes of a part by its path in the book; undefined for what is not in it. */
  readonly partAt: (path: string) => Uint8Array | undefined;
}

/** A book cannot be read; the message says why in a few words. */
export class BookBroken extends Error {
  override readonly name = 'BookBroken';
}

/** All parts of a book together, unpacked: one that says more is refused before it is unpacked. */
const UNPACKED_MAX_BYTES = 256 * 1024 * 1024;

const CONTAINER = 'META-INF/container.xml';
const ENCRYPTION = 'META-INF/encryption.xml';

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Opens an e-book.
 *
 * @throws BookBroken
 * @see EPUB 3.3, 4.2.6 (container), 5 (package document)
 */
export const readEpub = (bytes: Uint8Array): Book => {
  const parts = unpacked(bytes);
  const textAt = (path: string): string => {
    const part = parts[path];
    if (!part) throw new BookBroken('a part of it is missing');
    return new TextDecoder().decode(part);
  };
  const packagePath = pathIn(attributesOf(textAt(CONTAINER), 'rootfile')[0]?.['full-path'] ?? '');
  const elements = elementsOf(textAt(packagePath));
  const folder = posix.dirname(packagePath);
  const paths = readingOrder(elements).map((href) => pathIn(posix.join(folder, href)));
  if (paths.length === 0) throw new BookBroken('it names no chapters');
  const locked = lockedParts(parts);
  if (paths.some((path) => locked.has(path))) throw new BookBroken('it is protected against copying');
  return {
    chapters: paths.map((path) => ({ html: textAt(path), folder: posix.dirname(path) })),
    partAt: (path) => (locked.has(path) ? undefined : parts[path]),
  };
};

const unpacked = (bytes: Uint8Array): Readonly<Record<string, Uint8Array>> => {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        if (size > UNPACKED_MAX_BYTES) throw new BookBroken('it is too large when unpacked');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof BookBroken) throw error;
    throw new BookBroken('it is damaged', { cause: error });
  }
};

/** Addresses within a book never lead out of it. */
const pathIn = (href: string): string => {
  const [path = ''] = href.split(/[?#]/, 1);
  return posix.normalize(`/${decoded(path)}`).slice(1);
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a percent sign that encodes nothing is part of the name
  }
};

/** The path of what a chapter names. */
export const pathFrom = (folder: string, href: string): string => pathIn(posix.join(folder, href));

const elementsOf = (xml: string): readonly Element[] => {
  const elements: Element[] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => elements.push({ tag: name.replace(/^.*:/, ''), attributes }) },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return elements;
};

const attributesOf = (xml: string, tag: string) =>
  elementsOf(xml)
    .filter((element) => element.tag === tag)
    .map(({ attributes }) => attributes);

const PAGES = new Set(['application/xhtml+xml', 'text/html', 'application/x-dtbook+xml', '']);

const readingOrder = (elements: readonly Element[]): readonly string[] => {
  const named = elements.filter(({ tag }) => tag === 'item').map(({ attributes }) => attributes);
  const byId = new Map(named.map((item) => [item['id'], item]));
  return elements
    .filter(({ tag }) => tag === 'itemref')
    .map(({ attributes }) => byId.get(attributes['idref']))
    .flatMap((item) => (item && PAGES.has(item['media-type'] ?? '') ? [item['href'] ?? ''] : []));
};

/** Parts that only their shop's programs can open; fonts are often scrambled in books that are free otherwise. */
const lockedParts = (parts: Readonly<Record<string, Uint8Array>>): ReadonlySet<string> => {
  const said = parts[ENCRYPTION];
  if (!said) return new Set();
  return new Set(attributesOf(new TextDecoder().decode(said), 'CipherReference').map(({ URI = '' }) => pathIn(URI)));
};
