import { test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '../../../contracts/errors.js';
import { pdfSanitise } from '../../../contracts/tools/pdf-sanitise.js';
import { activeContentIn } from '../active-content/find-active.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { corpusFiles, hasCorpus, someOf } from '../fixtures/corpus.js';
import { fileOf, openWork } from '../fixtures/operation-work.js';
import { answerOf, isThere, qpdfCheck } from '../fixtures/reference-programs.js';
import { loadPdf } from '../opening/load.js';
import { sanitise } from './sanitise.js';

const TIMEOUT_MS = 300_000;
const PAGES_SEEN = 3;
const SIZE = 300;
const sweep = hasCorpus && isThere('qpdf') && isThere('pdfinfo') ? test : test.skip;

/** Links and their borders stay, attached icons and media go: files are left in, so that every page can look the same. */
const options = pdfSanitise.options.parse({ removeFiles: false });

const looksOf = (bytes: Uint8Array) =>
  withDocument(bytes, (document) => ({
    pageCount: document.pageCount,
    pictures: Array.from({ length: Math.min(PAGES_SEEN, document.pageCount) }, (_, page) => {
      const picture = renderPage(document, page, { width: SIZE, height: SIZE });
      return picture && Buffer.from(picture.rgba).toString('base64');
    }),
  }));

describe('real files that nobody here wrote (corpus, qpdf, pdfinfo)', () => {
  sweep(
    'keep their pages and their looks when they are sanitised, and no script',
    async () => {
      const work = await openWork();
      const flaws: string[] = [];
      for (const path of someOf(corpusFiles('pdf'))) {
        const file = fileOf(basename(path), new Uint8Array(readFileSync(path)));
        try {
          const { bytes } = await sanitise([file], options, work);
          const before = await looksOf((await loadPdf(file, work)).bytes);
          const after = await looksOf(bytes);
          if (before.pageCount !== after.pageCount) flaws.push(`${file.name}: pages`);
          if (before.pictures.some((picture, page) => picture !== after.pictures[page]))
            flaws.push(`${file.name}: looks`);
          if (/script/i.test(answerOf('pdfinfo', bytes, '-js', 'FILE'))) flaws.push(`${file.name}: scripts by pdfinfo`);
          if (/damaged|\bERROR\b/.test(qpdfCheck(bytes))) flaws.push(`${file.name}: damaged`);
          expect(activeContentIn(bytes)).toMatchObject({ scripts: 0, actions: 0, forms: 0, links: 0 });
        } catch (error) {
          if (!(error instanceof Refusal)) throw new Error(file.name, { cause: error });
          if (error.message.includes('taken out')) flaws.push(`${file.name}: ${error.message}`);
        }
      }
      work.end();
      expect(flaws).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
