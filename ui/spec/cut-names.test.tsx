import { waitFor } from 'xstate';
import { fileOf } from '../work/machine/work-fixture.js';
import { TurnedAwayAlert } from '../work/choose/turned-away-alert.js';
import { KahootQuizScreen } from '../screens/kahoot-quiz/kahoot-quiz.screen.js';
import { givenQuiz, quizOf, rawOf } from '../screens/kahoot-quiz/kahoot-quiz-fixture.js';
import { givenEditor, pdfOf } from '../screens/pdf-editor/machine/pdf-editor-fixture.js';
import { PdfEditorScreen } from '../screens/pdf-editor/pdf-editor.screen.js';
import { givenSummarization } from '../screens/summarization/summarization-fixture.js';
import { SummarizationScreen } from '../screens/summarization/summarization.screen.js';
import { givenHome } from './fixtures/home.js';
import { textOf } from './fixtures/text-of.js';

const STEM = 'Agreement between Harbour Lights and the Northern Railway of 2026';
const NAME = `${STEM}.pdf`;
const CUT = `${STEM.slice(0, 26)}…${STEM.slice(-9)}.pdf`;

const summarizing = () => {
  const { page } = givenSummarization({ summarize: () => new Promise<never>(() => undefined) });
  page.send({ type: 'files.chosen', files: [fileOf(NAME)] });
  return textOf(<SummarizationScreen actor={page} capabilities={null} />);
};

const summarized = async () => {
  const { page } = givenSummarization();
  page.send({ type: 'files.chosen', files: [fileOf(NAME)] });
  await waitFor(page, (state) => state.matches({ choosing: 'showing' }));
  return textOf(<SummarizationScreen actor={page} capabilities={null} />);
};

const quizWithoutOne = async () => {
  const ask = ({ file }: { readonly file: File }) =>
    file.name === NAME
      ? Promise.reject(new Error(`Could not parse quiz questions from ${NAME}`))
      : Promise.resolve(quizOf(file.name, rawOf('1'), rawOf('2'), rawOf('3')));
  const { page } = givenQuiz({ ask });
  page.send({ type: 'files.chosen', files: [fileOf('a.pdf'), fileOf(NAME)] });
  page.send({ type: 'generate.pressed' });
  await waitFor(page, (state) => state.context.built !== null);
  const text = textOf(<KahootQuizScreen actor={page} capabilities={null} />);
  return text.slice(text.indexOf('Not included:'));
};

const opening = () => {
  const { editor } = givenEditor();
  editor.send({ type: 'files.chosen', files: [pdfOf(NAME)] });
  return textOf(<PdfEditorScreen actor={editor} corner={null} capabilities={null} />);
};

const turnedAway = () => {
  const { home } = givenHome();
  home.send({ type: 'files.chosen', files: [fileOf(NAME, 'application/pdf', 0)] });
  return textOf(<TurnedAwayAlert actor={home} />);
};

describe('a name of more than 40 letters is cut, its ending kept,', () => {
  test.each([
    ['while its summary is made', summarizing],
    ['above its summary', summarized],
    ['among the files that a quiz leaves out, and in the reason', quizWithoutOne],
    ['while the editor opens it', opening],
    ['among the files that are turned away, and in the reason', turnedAway],
  ])('%s', async (_, shown) => {
    const text = await shown();
    expect(text).toContain(CUT);
    expect(text).not.toContain(NAME);
  });
});
