import { type PDFDict, type PDFDocument, type PDFObject, type PDFPage, type PDFRef } from 'pdf-lib';
import { dictAt } from '../../content/objects.js';
import { withOperators } from '../../content/operators.js';
import { pdfName } from '../../content/pdf-name.js';
import type { OperatorPlace, WalkedPage, WalkedStream } from './page-walk.js';

/** Changes to the content of a page, as far as it changes. */
export interface ContentChanges {
  /** Other words for an operator. */
  readonly replace: (place: OperatorPlace, words: string) => void;
  /** A name for something among the resources of a stream that has none of this name yet. */
  readonly name: (stream: number, kind: 'Font' | 'XObject', object: PDFRef) => string;
  /** Among the resources of a stream, a name that it draws no more: nothing is to lead to what it named. */
  readonly dropPicture: (stream: number, name: string) => unknown;
  /** Writes what has changed: forms as other forms, so that whatever else draws them stays as it is. */
  readonly apply: () => void;
}

interface StreamChange {
  readonly operators: Map<number, string>;
  readonly resources: PDFDict;
}

export const openChanges = (document: PDFDocument, page: PDFPage, { streams }: WalkedPage): ContentChanges => {
  const { context } = document;
  const changes = new Map<number, StreamChange>();
  const changeOf = (number: number): StreamChange => {
    const change = changes.get(number) ?? {
      operators: new Map<number, string>(),
      resources: streams[number]?.resources?.clone() ?? context.obj({}),
    };
    changes.set(number, change);
    return change;
  };
  const name = (number: number, kind: 'Font' | 'XObject', object: PDFObject): string =>
    nameIn(ownDict(changeOf(number).resources, kind), object);
  const apply = (): void => {
    for (let number = streams.length - 1; number >= 0; number -= 1) {
      const stream = streams[number];
      const change = changes.get(number);
      if (!stream || !change) continue;
      const bytes = rewritten(stream, change.operators);
      if (!stream.form) writePage(page, bytes, change.resources);
      else {
        const { drawnBy, stream: form } = stream.form;
        const key = name(drawnBy.stream, 'XObject', context.register(formOf(form.dict, bytes, change.resources)));
        changeOf(drawnBy.stream).operators.set(drawnBy.at, `/${key} Do`);
      }
    }
  };
  return {
    replace: ({ stream, at: number }, words) => changeOf(stream).operators.set(number, words),
    name,
    dropPicture: (number, key) => ownDict(changeOf(number).resources, 'XObject').delete(pdfName(key)),
    apply,
  };
};

/** The name of something in a part of resources, new where it has none. */
const nameIn = (own: PDFDict, object: PDFObject): string => {
  const known = own.entries().find(([, value]) => value === object)?.[0];
  if (known) return known.decodeText();
  let count = 1;
  while (own.has(pdfName(`Edit${count}`))) count += 1;
  own.set(pdfName(`Edit${count}`), object);
  return `Edit${count}`;
};

/** A part of resources that is nobody else's. */
const ownDict = (resources: PDFDict, kind: string): PDFDict => {
  const shared = dictAt(resources, kind);
  const own =
    shared && resources.get(pdfName(kind)) === shared && OWN.has(shared)
      ? shared
      : (shared?.clone() ?? resources.context.obj({}));
  OWN.add(own);
  resources.set(pdfName(kind), own);
  return own;
};

const OWN = new WeakSet<PDFDict>();

const rewritten = ({ bytes }: WalkedStream, operators: ReadonlyMap<number, string>): Uint8Array => {
  let number = -1;
  return withOperators(bytes, () => {
    number += 1;
    return operators.get(number);
  });
};

const writePage = ({ node }: PDFPage, bytes: Uint8Array, resources: PDFDict): void => {
  const { context } = node;
  node.set(pdfName('Contents'), context.register(context.flateStream(bytes)));
  node.set(pdfName('Resources'), resources);
};

/** Entries that say how the content of a stream is packed. */
const PACKING = ['Length', 'Filter', 'DecodeParms', 'DL'];

const formOf = (dict: PDFDict, bytes: Uint8Array, resources: PDFDict) => {
  const form = dict.context.flateStream(bytes);
  for (const [key, value] of dict.entries()) if (!PACKING.includes(key.decodeText())) form.dict.set(key, value);
  form.dict.set(pdfName('Resources'), resources);
  return form;
};
