import { realFile } from '../samples/corpus-samples.js';
import * as made from '../samples/made.js';
import { sampleOf, type Sample } from '../samples/sample.js';
import { once } from './once.js';

export type Samples = ReturnType<typeof samplesIn>;

const first = (source: () => Promise<Sample>) => once(async () => made.firstOf(await source()));

/** Made when first asked for. */
export const samplesIn = (folder: string) => {
  const twoSmall = once(() => made.twoSmall(folder));
  const twoMedium = once(() => made.twoMedium(folder));
  const book = once(() => realFile('pdf/freeculture.pdf'));
  const pictures = once(() => realFile('pdf/images.pdf'));
  const greyScan = once(() => made.scans(folder, false));
  const colourScan = once(() => made.scans(folder, true));
  return {
    twoSmall,
    twoMedium,
    book,
    pictures,
    greyScan,
    colourScan,
    small: first(twoSmall),
    medium: first(twoMedium),
    twoReal: async () => both('freeculture + images', await book(), await pictures()),
    twoScans: async () => both('scans', await greyScan(), await colourScan()),
    photo: once(() => made.onePhoto(folder)),
    images: once(() => made.tenPictures(folder)),
    note: once(() => made.text(folder, 60)),
    longText: once(() => made.text(folder, 20_000)),
    invoice: once(() => made.invoice(folder)),
    layered: once(() => made.layered(folder)),
    drawing: once(() => made.drawing(folder)),
    markdown: once(() => made.markdown(folder)),
    letter: once(() => made.docx(folder, 10)),
    report: once(() => made.docx(folder, 400)),
    real: (path: string) => once(() => realFile(`office/${path}`)),
  };
};

const both = async (name: string, one?: Sample, other?: Sample): Promise<Sample | undefined> => {
  if (!one || !other) return undefined;
  const paths = [...one.files, ...other.files].map(({ path }) => path);
  return sampleOf(name, paths, (one.pages ?? 0) + (other.pages ?? 0));
};
