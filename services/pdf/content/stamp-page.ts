import { PDFArray, PDFName, type PDFDict, type PDFDocument, type PDFObject, type PDFPage, type PDFRef } from 'pdf-lib';
import { dictAt, resourcesOf } from './objects.js';
import { savesIn } from './operators.js';
import { closeContent, rebuildAsForm } from './closed-content.js';
import type { Matrix } from './matrix.js';
import { contentOf } from './page-content.js';
import { isSound } from './sound-content.js';

/** The kind by which a reader that leaves out decoration knows it. @see ISO 32000-1, 14.8.2.2.2 "Artifacts" */
export type Decoration = 'Watermark' | 'Header' | 'Footer';

export interface StampKit {
  /** Undefined for what belongs to the page. */
  readonly decoration: Decoration | undefined;
  /** One resource of each category, such as an ExtGState; all have the same name on every page. */
  readonly resources: Readonly<Record<string, PDFRef>>;
}

/** A mark that is drawn over a page. */
interface Mark {
  readonly operators: string;
  /** The matrices under which it is drawn, nowhere for what is only to be found; and from 0, what each draws on at most. */
  readonly places: readonly Matrix[];
  readonly extent: { readonly width: number; readonly height: number };
  /** A form that only this page is drawn with, and its name, which begins with the key: pages may share resources. */
  readonly ownForm?: readonly [name: string, form: PDFRef];
}

export interface Stamper {
  /** Name of the resources, without the slash; free on every page until now. */
  readonly key: string;
  /**
   * Draws over a page's content, which is closed off first, so that whatever state it leaves behind does not move the
   * stamp. What is the same on several pages is kept once; a page that is in the document twice is stamped once.
   */
  readonly stamp: (page: PDFPage, mark: Mark) => void;
  /** The pages that it has stamped, and what with. */
  readonly stamped: () => readonly Stamped[];
}

export interface Stamped extends Mark {
  readonly page: PDFPage;
  /** Whether every reader is sure to come to the stamp. */
  readonly isSound: boolean;
  /** Draws other operators in the place of the stamp's. */
  readonly redraw: (operators: string) => void;
  /** Makes a form of the page's content and draws the stamp over that; false where it can't be made one. */
  readonly rebuild: () => boolean;
}

export const openStamper = (document: PDFDocument, { decoration, resources }: StampKit): Stamper => {
  const key = freeKey(document.getPages(), [...Object.keys(resources), 'XObject']);
  const streamOf = sharedStreams(document);
  const all = new Map<PDFPage['node'], Stamped>();
  const drawOver = (page: PDFPage, operators: string, ownForm: Mark['ownForm']): void => {
    const { before, after } = missingSaves(contentOf(page));
    const draw = marked(`q ${operators} Q`, decoration);
    const start = streamOf('q\n'.repeat(before));
    const content = [start, ...currentContent(page), streamOf(`\n${'Q\n'.repeat(after)}${draw}\n`)];
    page.node.set(PDFName.of('Contents'), document.context.obj(content));
    for (const [category, ref] of Object.entries(resources)) setResource(page, category, [key, ref]);
    if (ownForm) setResource(page, 'XObject', ownForm);
  };
  return {
    key,
    stamp: (page, mark) => {
      if (all.has(page.node)) return;
      const sound = isSound(page);
      const putBack = keeping(page.node, ['Contents', 'Resources']);
      closeContent(document, page);
      let under = currentContent(page);
      const redraw = (operators: string): void => {
        page.node.set(PDFName.of('Contents'), document.context.obj(under));
        drawOver(page, operators, mark.ownForm);
      };
      const rebuild = (): boolean => {
        putBack();
        if (!rebuildAsForm(page)) return false;
        under = currentContent(page);
        drawOver(page, mark.operators, mark.ownForm);
        return true;
      };
      all.set(page.node, { ...mark, page, isSound: sound, redraw, rebuild });
      drawOver(page, mark.operators, mark.ownForm);
    },
    stamped: () => [...all.values()],
  };
};

/** Gives a dictionary back the entries that it has now. */
const keeping = (dict: PDFDict, keys: readonly string[]): (() => void) => {
  const entries = keys.map((key) => [PDFName.of(key), dict.get(PDFName.of(key))] as const);
  return () => {
    for (const [key, value] of entries) {
      if (value) dict.set(key, value);
      else dict.delete(key);
    }
  };
};

const marked = (operators: string, decoration: Decoration | undefined): string =>
  decoration === undefined ? operators : `/Artifact <</Type/Pagination/Subtype/${decoration}>> BDC ${operators} EMC`;

/** How many `q` must go before and how many `Q` after, so that the content leaves the state it found. */
export const missingSaves = (content: Uint8Array): { readonly before: number; readonly after: number } => {
  const { lowest, depth } = savesIn(content);
  const before = 1 - lowest;
  return { before, after: before + depth };
};

export const freeKey = (pages: readonly PDFPage[], categories: readonly string[]): string => {
  const dicts = new Set(
    pages.flatMap(({ node }) => {
      const resources = resourcesOf(node);
      return categories.map((category) => dictAt(resources, category));
    }),
  );
  const names = [...dicts].flatMap((dict) => dict?.keys().map((name) => name.decodeText()) ?? []);
  const isTaken = (key: string) => names.some((name) => name.startsWith(key));
  let number = 1;
  while (isTaken(`Docket${number}`)) number += 1;
  return `Docket${number}`;
};

/** Shorter ones would hardly become smaller. */
const DEFLATED_FROM = 1000;

const sharedStreams = ({ context }: PDFDocument): ((content: string) => PDFRef) => {
  const known = new Map<string, PDFRef>();
  const streamOf = (content: string) =>
    content.length < DEFLATED_FROM ? context.stream(content) : context.flateStream(content);
  return (content) => {
    const ref = known.get(content) ?? context.register(streamOf(content));
    known.set(content, ref);
    return ref;
  };
};

const currentContent = ({ node }: PDFPage): PDFObject[] => {
  const key = PDFName.of('Contents');
  const contents = node.lookup(key);
  if (contents instanceof PDFArray) return contents.asArray();
  const direct = node.get(key);
  return contents && direct ? [direct] : [];
};

/** In the resources that the page has or inherits; a parent or resources that are none are no obstacle. */
export const setResource = ({ node }: PDFPage, category: string, [key, ref]: readonly [string, PDFRef]): void => {
  const resources = resourcesOf(node) ?? addDict(node, 'Resources');
  const dict = dictAt(resources, category) ?? addDict(resources, category);
  dict.set(PDFName.of(key), ref);
};

const addDict = (parent: PDFDict, key: string): PDFDict => {
  const dict = parent.context.obj({});
  parent.set(PDFName.of(key), dict);
  return dict;
};
