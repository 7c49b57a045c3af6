import type { PlannedPage } from '../../../contracts/tools/page-plan.js';
import { assemble } from './assemble.js';
import { planOf } from './plan.js';
import { Irregular } from '../raw/value.js';
import type { OpenedSource } from './open-sources.js';

interface Arranged {
  readonly sources: readonly OpenedSource[];
  /** Files that are attached to a document as such come along; so by default. */
  readonly attachments?: boolean;
}

/** `pages` as `planOf` reads them. */
type Arrangement = Arranged & { readonly pages: readonly PlannedPage[] };

/** `onStart` is told before each part. */
type Arrangements = Arranged & {
  readonly parts: readonly (readonly PlannedPage[])[];
  readonly onPart: (bytes: Uint8Array, index: number) => void;
  readonly onStart: (index: number) => void;
};

/**
 * Puts pages of PDFs into one, in any order, each turned as planned; a page may come more than once.
 *
 * Kept: page boxes, annotations, links and named destinations between pages that are in the result, form fields with
 * values, appearances and order of calculation (renamed on a clash), outlines, page labels, layers, tags, attachments,
 * scripts. Of a single file also its properties, its outline as it is, and how it wants to be shown; of several each
 * outline under a node with its file's name. Not kept: XFA, threads of articles, and links that lead out of the result.
 * Where pages of a file are left out, there comes what the others draw and what that needs: of resources that pages
 * share those that are drawn with, and no annotation, field, layer, tag or text of a page that is left out.
 *
 * @throws Refusal `pdf.unreadable` naming the file whose pages no engine can read.
 */
export const arrange = async ({ pages, ...arranged }: Arrangement): Promise<Uint8Array> => {
  let result: Uint8Array = new Uint8Array();
  await arrangeEach({
    ...arranged,
    parts: [pages],
    onStart: () => undefined,
    onPart: (bytes) => (result = bytes),
  });
  return result;
};

/** Several results of the same sources; see {@link arrange}. */
export const arrangeEach = async ({
  sources,
  attachments = true,
  parts,
  onStart,
  onPart,
}: Arrangements): Promise<void> => {
  let sound = sources;
  for (const [index, pages] of parts.entries()) {
    onStart(index);
    let bytes: Uint8Array | undefined;
    while (!bytes) {
      bytes = unlessDamaged(() => assemble({ sources: sound, pages, attachments }));
      if (!bytes) sound = await repaired(sound);
    }
    onPart(bytes, index);
  }
};

const unlessDamaged = (make: () => Uint8Array): Uint8Array | undefined => {
  try {
    return make();
  } catch (error) {
    if (error instanceof Irregular) return undefined;
    throw error;
  }
};

/** Only those that are damaged are had once more. */
const repaired = async (sources: readonly OpenedSource[]): Promise<readonly OpenedSource[]> => {
  const anew: OpenedSource[] = [];
  for (const source of sources) anew.push(isSound(source) ? source : await source.again());
  return anew;
};

const isSound = (source: OpenedSource): boolean =>
  unlessDamaged(() => assemble({ sources: [source], pages: planOf('', [source]), attachments: true })) !== undefined;
