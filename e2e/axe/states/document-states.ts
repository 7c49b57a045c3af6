import { touch } from '../../harness/browser.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';
import { answerDocuments, leaveWaiting, refuse } from '../document-answers.js';
import type { AxeState, AxeWalk } from '../axe-state.js';
import type { Visit } from '../axe-visit.js';

type Reach = NonNullable<AxeState['reach']>;

const withText = (name: string, text: Text, reach?: Reach): AxeState => ({
  name,
  ...(reach && { reach }),
  shows: (visit) => visit.text(text),
});

/** The page anew, with the agreement chosen. */
const chooseAgain = async ({ page, choose, stage }: Visit): Promise<void> => {
  await page.reload();
  await touch(page);
  await choose(stage.samples.agreement);
};

/** A page whose calls are answered at once, until a state wants it otherwise: later answers come first. */
const answered = (path: string, states: readonly AxeState[]): AxeWalk => ({
  path,
  open: ({ visit }) => visit(path, answerDocuments),
  states,
});

const held =
  (call: string, reach: Reach): Reach =>
  async (visit) => {
    await leaveWaiting(visit.page, call);
    await reach(visit);
  };

const refused =
  (call: string, reach: Reach): Reach =>
  async (visit) => {
    await refuse(visit.page, call);
    await reach(visit);
  };

const failure = (name: string, reach: Reach): AxeState => ({
  name,
  reach,
  shows: ({ page }) => page.locator('[data-failure]'),
});

const chooseAgreement: Reach = ({ choose, stage }) => choose(stage.samples.agreement);

const notes = answered('/summarization', [
  withText('summary: empty', 'Get started by uploading a document above'),
  withText('summary: done', 'Your Summary', chooseAgreement),
  withText('summary: working', 'Generating your cliff notes...', held('/api/summarize', chooseAgain)),
  failure('summary: failed', refused('/api/summarize', chooseAgain)),
]);

const generate: Reach = async (visit) => {
  await chooseAgain(visit);
  await visit.button('Generate Kahoot Quiz').click();
};

const quiz = answered('/kahoot-quiz', [
  { name: 'quiz: empty', shows: ({ button }) => button('Generate Kahoot Quiz') },
  { name: 'quiz: files chosen', reach: chooseAgreement, shows: ({ text }) => text('Selected files ({n})', { n: 1 }) },
  withText('quiz: done', 'Ready for Kahoot!', ({ button }) => button('Generate Kahoot Quiz').click()),
  {
    name: 'quiz: working',
    reach: held('/api/generate-quiz', generate),
    shows: ({ button }) => button('Generating Quiz...'),
  },
  failure('quiz: failed', refused('/api/generate-quiz', generate)),
]);

const exportNow: Reach = async (visit) => {
  await chooseAgain(visit);
  await visit.button('Export to {format}', { format: 'Word' }).click();
};

const exporting = answered('/export', [
  withText('export: empty', 'Choose a file'),
  { name: 'export: file chosen', reach: chooseAgreement, shows: ({ page }) => page.locator('form:has(#document)') },
  withText('export: done', 'Download again', ({ button }) => button('Export to {format}', { format: 'Word' }).click()),
  withText('export: working', 'Generating your export...', held('/api/export/word', exportNow)),
  failure('export: failed', refused('/api/export/word', exportNow)),
]);

const chooseSpanish: Reach = async ({ page }) => {
  await page.locator('#target').selectOption('es');
};

const translateNow: Reach = async (visit) => {
  await chooseAgain(visit);
  await chooseSpanish(visit);
  await visit.button('Translate Document').click();
};

const translation = answered('/translate', [
  withText('translation: empty', 'Choose a file'),
  {
    name: 'translation: language detected',
    reach: async (visit) => {
      await chooseAgreement(visit);
      await chooseSpanish(visit);
    },
    shows: ({ page }) => page.locator('form [role=status]:not(:empty)'),
  },
  withText('translation: done', 'Download again', ({ button }) => button('Translate Document').click()),
  withText('translation: working', 'Translating your document...', held('/api/translate', translateNow)),
  failure('translation: failed', refused('/api/translate', translateNow)),
]);

export const documentWalks = [notes, quiz, exporting, translation];
