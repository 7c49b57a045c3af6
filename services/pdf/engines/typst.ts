import type { NodeCompiler, NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compilerFor, NOWHERE, type TextToShow } from './fonts/compilers.js';

/** Its type is an enumeration that does not exist when the program runs. */
const ARCHIVAL = 'a-2b' as unknown as PdfStandard;

/** Typst could not set it; the message lists its complaints. */
export class TypstFailed extends Error {
  override readonly name = 'TypstFailed';
}

/** The text that fonts are needed for, and the pictures that the markup names, each by its path. */
interface Shown extends TextToShow {
  readonly pictures?: ReadonlyMap<string, Uint8Array>;
}

/**
 * Sets a document.
 *
 * @param source  Typst markup; never contains a visitor's text.
 * @param inputs  texts that the markup reads as `sys.inputs.<key>`; taken literally, whatever they contain.
 * @param shown   what fonts are needed for, where it is more than the inputs.
 * @throws TypstFailed
 */
export const typeset = async (
  source: string,
  inputs: Readonly<Record<string, string>>,
  shown: Shown = textIn(inputs),
): Promise<Uint8Array> => {
  const typst = await compilerFor(shown);
  const bytes = withPictures(typst, shown.pictures, () => compiled(typst, source, inputs));
  collectGarbage();
  await setImmediate();
  return bytes;
};

/** A document, and the pieces of its text that no font here has signs for. */
export interface Typeset {
  readonly bytes: Uint8Array;
  readonly missing: readonly string[];
}

/** {@link typeset} that also tells what could not be shown. */
export const typesetChecked = async (
  source: string,
  inputs: Readonly<Record<string, string>>,
  shown: TextToShow = textIn(inputs),
): Promise<Typeset> => {
  const typst = await compilerFor(shown);
  const result = withSet(typst, { source, inputs }, (document) => ({
    bytes: new Uint8Array(typst.pdf(document, { pdfTags: false })),
    missing: missingIn(typst, document),
  }));
  collectGarbage();
  await setImmediate();
  return result;
};

/** {@link typeset} that also tells what the document says of itself: the one piece of metadata with a label. */
export const typesetTold = async (
  source: string,
  inputs: Readonly<Record<string, string>>,
  label: string,
): Promise<{ readonly bytes: Uint8Array; readonly told: unknown }> => {
  const typst = await compilerFor(textIn(inputs));
  const result = withSet(typst, { source, inputs }, (document) => {
    const [told] = typst.query(document, { selector: label, field: 'value' }) as readonly unknown[];
    if (told === undefined) throw new TypstFailed(`nothing is labelled ${label}`);
    return { bytes: new Uint8Array(typst.pdf(document, { pdfTags: false })), told };
  });
  collectGarbage();
  await setImmediate();
  return result;
};

const textIn = (inputs: Readonly<Record<string, string>>): TextToShow => ({ text: Object.values(inputs).join('\n') });

const compiled = (typst: NodeCompiler, source: string, inputs: Readonly<Record<string, string>>): Uint8Array =>
  withSet(typst, { source, inputs }, (document) => new Uint8Array(typst.pdf(document, { pdfTags: false })));

/** Pictures are there for one document only: the next one may be somebody else's. */
const withPictures = <T>(typst: NodeCompiler, pictures: Shown['pictures'], use: () => T): T => {
  if (!pictures) return use();
  const paths = [...pictures].map(([path, bytes]) => {
    const place = join(NOWHERE, path);
    typst.mapShadow(place, Buffer.from(bytes));
    return place;
  });
  try {
    return use();
  } finally {
    for (const path of paths) typst.unmapShadow(path);
  }
};

type Collect = (how: { readonly type: 'minor' }) => void;

let collect: Collect | undefined;

const startCollecting = (): Collect => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
};

/**
 * A typeset document lives outside of JavaScript's heap until its handle is collected, which never happens in time:
 * 60 of them took 140 MB, and 85 MB with this. The handle is young, so old objects, however many, need no look.
 */
const collectGarbage = (): void => (collect ??= startCollecting())({ type: 'minor' });

interface ToSet {
  readonly source: string;
  readonly inputs: Readonly<Record<string, string>>;
}

const withSet = <T>(typst: NodeCompiler, { source, inputs }: ToSet, use: (document: NodeTypstDocument) => T): T => {
  const result = typst.compile({ mainFileContent: source, inputs: { ...inputs } });
  const document = result.result;
  if (!document) {
    const failure = result.takeDiagnostics();
    throw new TypstFailed(failure ? JSON.stringify(typst.fetchDiagnostics(failure)) : 'no document');
  }
  const output = use(document);
  typst.evictCache(0);
  return output;
};

/** The compiler writes accents and what has no look of its own as `\u{301}`. */
const unescaped = (text: string): string =>
  text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Where a sign is missing, an archival PDF is refused, and the refusal names the text; nothing else tells. */
const missingIn = (typst: NodeCompiler, document: NodeTypstDocument): readonly string[] => {
  try {
    typst.pdf(document, { pdfTags: false, pdfStandard: ARCHIVAL });
    return [];
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error);
    return [
      ...new Set(
        [...complaint.matchAll(/the text `\\?"(.*?)\\?"` could not be displayed/gsu)].map(([, text = '']) =>
          unescaped(text),
        ),
      ),
    ];
  }
};
