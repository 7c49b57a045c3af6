import sharp from 'sharp';
import { tesseractProgram } from '../../services/pdf/engines/tesseract/tesseract-program.js';
import { nativeTesseract } from '../../services/pdf/engines/tesseract/tesseract-native.js';
import { wasmTesseract } from '../../services/pdf/engines/tesseract/tesseract-wasm.js';
import type { Recogniser } from '../../services/pdf/engines/tesseract/recogniser.js';
import { pictureOf, printedPdf, scanned } from '../../services/pdf/fixtures/printed.js';
import { readDocument } from '../../services/pdf/reading/read-document.js';
import { shareKept, wordsIn } from '../export/same-words.js';
import { tableOf } from '../report/text-table.js';
import type { Setting } from '../setting.js';

const ENGLISH =
  'On the morning of 14 March 1879 the steamer left the harbour with 212 passengers, eleven horses and the mail. ' +
  'Nobody on the quay could know that the voyage, planned for nine days, would last the better part of a year; ' +
  'the captain (a careful man) had insured his own luggage twice.';
const GERMAN =
  'Über die Brücke fuhren früher täglich zwölf Züge; heute hält hier nur noch der Regionalverkehr. Die Gemeinde ' +
  'möchte das alte Bahnhofsgebäude für die Bücherei nutzen, doch größere Schäden am Dach müssen zuvor behoben werden.';
const DPI = 200;
const WORN = { skew: 1.5, noise: 20, blur: 0.6 };

interface Scan {
  readonly name: string;
  readonly says: string;
  readonly picture: () => Promise<Uint8Array>;
}

const pageOf = async (text: string): Promise<Uint8Array> => pictureOf(await printedPdf(text), DPI);

const turned = async (text: string, degrees: number): Promise<Uint8Array> =>
  sharp(await pageOf(text))
    .rotate(degrees)
    .withMetadata({ density: DPI })
    .png()
    .toBuffer();

/** As a fax: all pages of the size of the first, one file. */
const pagesOf = async (texts: readonly string[]): Promise<Uint8Array> => {
  const pictures = await Promise.all(texts.map(pageOf));
  const { width, height } = await sharp(pictures[0]).metadata();
  const size = { width, height, fit: 'contain', background: '#ffffff' } as const;
  const pages = await Promise.all(pictures.map((picture) => sharp(picture).resize(size).png().toBuffer()));
  return sharp(pages, { join: { animated: true } })
    .withMetadata({ density: DPI })
    .tiff()
    .toBuffer();
};

const scans: readonly Scan[] = Object.entries({ English: ENGLISH, German: GERMAN }).flatMap(([language, says]) => [
  { name: `${language}, clean`, says, picture: () => pageOf(says) },
  { name: `${language}, askew, noisy and blurred`, says, picture: async () => scanned(await pageOf(says), WORN) },
  { name: `${language}, turned by 90 degrees`, says, picture: () => turned(says, 90) },
  { name: `${language}, turned by 180 degrees`, says, picture: () => turned(says, 180) },
  {
    name: `${language}, a TIFF of four pages`,
    says: Array<string>(4).fill(says).join(' '),
    picture: () => pagesOf(Array<string>(4).fill(says)),
  },
]);

/** Scans whose words are known, by Tesseract as a program and by the one that is built in. */
export const recognitionSection = async (setting: Setting): Promise<void> => {
  const rows: string[][] = [];
  setting.tells(() => report(rows));
  const engines = { ...(tesseractProgram() && { program: nativeTesseract() }), 'built in': wasmTesseract() };
  for (const [name, engine] of Object.entries(engines)) {
    await read(await pageOf('Warm up.'), engine);
    for (const scan of setting.quick ? scans.slice(0, 1) : scans) {
      if (setting.timeLeft() <= 0) break;
      setting.watch(`${scan.name}, ${name}`);
      rows.push([scan.name, name, ...(await measured(scan, engine))]);
    }
    await engine.end();
  }
};

const measured = async ({ says, picture }: Scan, engine: Recogniser): Promise<string[]> => {
  const image = await picture();
  const started = performance.now();
  const workedBefore = engine.workedMs();
  const recognised = await read(image, engine);
  const seconds = [engine.workedMs() - workedBefore, performance.now() - started].map((ms) => (ms / 1000).toFixed(2));
  return [(100 * shareKept(wordsIn(says), wordsIn(recognised))).toFixed(1), ...seconds];
};

const read = async (bytes: Uint8Array, recognise: Recogniser): Promise<string> => {
  const file = { name: 'scan', kind: 'image', mime: 'image/tiff', bytes } as const;
  const { pages } = await readDocument(file, { report: () => undefined, recognise });
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n');
};

const ABOUT =
  'Words: the share of those printed that are read, each as often as it stands there. The language and the way up are found out. CPU seconds include what finds them out.';

const report = (rows: readonly (readonly string[])[]): string =>
  [
    ABOUT,
    tableOf(['scan', 'Tesseract', 'words %', 'CPU s', 'wall s'], rows, [0, 1]),
    ...(tesseractProgram() ? [] : ['Not installed, so not compared with: tesseract.']),
  ].join('\n\n');
