import { documentNotices } from './documents-notices.js';
import { documentTexts, documentValues } from './documents-table.js';
import { historyNotices, historyTexts, historyValues } from './history-table.js';
import { exportNotices } from './export-notices.js';
import { editorNotices, editorTexts, editorValues } from './editor-table.js';
import { documentPages } from './fixtures/documents-pages.js';
import { documentSituations } from './fixtures/documents-situations.js';
import { documentObservations } from './fixtures/documents-values.js';
import { editorPages } from './fixtures/editor-pages.js';
import { editorSituations } from './fixtures/editor-situations.js';
import { editorObservations } from './fixtures/editor-values.js';
import { historyObservations, historyPages } from './fixtures/history-pages.js';
import { historySituations } from './fixtures/history-situations.js';
import { notices, texts, values } from './literal-table.js';
import { situations } from './fixtures/notices.js';
import { pages } from './fixtures/pages.js';
import { observations } from './fixtures/values.js';

/** An entry of the table that nobody observes is a failure, not a pass. */
const observe = <Observed>(observers: Readonly<Record<string, () => Observed>>, name: string): Observed => {
  const look = observers[name];
  if (!look) throw new Error(`nothing observes "${name}"`);
  return look();
};

describe('the fixed texts and numbers, to the letter', () => {
  test.each([...texts, ...editorTexts, ...documentTexts, ...historyTexts])(
    '$requirement: $page says "$text"',
    async ({ page, text }) => {
      expect(await observe({ ...pages, ...editorPages, ...documentPages, ...historyPages }, page)).toContain(text);
    },
  );

  test.each([...notices, ...editorNotices, ...documentNotices, ...exportNotices, ...historyNotices])(
    '$requirement: $situation',
    async ({ situation, title, text, tone }) => {
      expect(
        await observe({ ...situations, ...editorSituations, ...documentSituations, ...historySituations }, situation),
      ).toEqual({
        type: 'notice',
        title,
        text,
        tone,
      });
    },
  );

  test.each([...values, ...editorValues, ...documentValues, ...historyValues])(
    '$requirement: $what',
    async ({ what, value }) => {
      expect(
        await observe(
          { ...observations, ...editorObservations, ...documentObservations, ...historyObservations },
          what,
        ),
      ).toEqual(value);
    },
  );
});
