import type { Page } from 'playwright-core';
import { stateWords } from '../../ui/parts/state-words.js';
import { exportWalk } from '../../ui/screens/export/fixtures/export.walk.js';
import type { ExportContext } from '../../ui/screens/export/export.machine.js';
import { kahootQuizWalk } from '../../ui/screens/kahoot-quiz/fixtures/kahoot-quiz.walk.js';
import type { QuizContext } from '../../ui/screens/kahoot-quiz/quiz-context.js';
import { summarizationWalk } from '../../ui/screens/summarization/fixtures/summarization.walk.js';
import type { SummarizationContext } from '../../ui/screens/summarization/summarization.machine.js';
import { translateWalk } from '../../ui/screens/translate/fixtures/translate.walk.js';
import type { TranslateContext } from '../../ui/screens/translate/translate.machine.js';
import { endCall } from './end-in-page.js';
import { documentGestures } from './document-controls.js';
import { mainState, type PageWalk } from './page-walk.js';

/** what is drawn besides the state: what failed, how far it is, what is listed, and whether a result is there. */
const drawn = async (page: Page) => ({
  state: await mainState(page),
  ...(await page.evaluate(() => ({
    over: document.querySelector('main [data-over=true]') !== null,
    failure: document.querySelector('main [data-failure]')?.textContent ?? null,
    listed: document.querySelectorAll('main [aria-labelledby=chosen] li').length,
    percent: document.querySelector('main progress')?.getAttribute('value') ?? null,
    hasResult: document.querySelector('main :is([aria-label=Result], [aria-labelledby=summary], #generated)') !== null,
  }))),
});

interface Drawn {
  readonly state: string;
  readonly over: boolean;
  readonly failure: string | null;
  readonly hasResult: boolean;
  readonly listed?: number;
  readonly percent?: string | null;
}

/** The same, in the same order. */
const toBeDrawn = ({ state, over, failure, hasResult, listed = 0, percent = null }: Drawn) => ({
  state,
  over,
  failure,
  listed,
  percent,
  hasResult,
});

const summarization: PageWalk = {
  path: '/summarization',
  place: { running: 'summarization' },
  gestures: documentGestures.summarization,
  endings: { run: endCall, copy: 'copyText' },
  drawn,
  expected: ({ value, context }) => {
    const { over, failure, result } = context as SummarizationContext;
    const state = stateWords(value);
    const isEmpty = state === 'choosing.empty';
    return toBeDrawn({
      state,
      over: over && isEmpty,
      failure: isEmpty ? failure : null,
      hasResult: result !== null,
    });
  },
  walk: summarizationWalk,
};

const exporting: PageWalk = {
  path: '/export',
  place: { running: 'export' },
  gestures: documentGestures.export,
  endings: { run: endCall },
  drawn,
  expected: ({ value, context }) => {
    const { over, failure, made } = context as ExportContext;
    const state = stateWords(value);
    return toBeDrawn({ state, over: over && state === 'choosing', failure, hasResult: made !== null });
  },
  walk: exportWalk,
};

const translation: PageWalk = {
  path: '/translate',
  place: { running: 'translate' },
  gestures: documentGestures.translate,
  endings: { run: endCall, detect: 'detectLanguage' },
  drawn,
  expected: ({ value, context }) => {
    const { over, failure, made } = context as TranslateContext;
    const state = stateWords(value);
    return toBeDrawn({ state, over: over && state !== 'translating', failure, hasResult: made !== null });
  },
  walk: translateWalk,
};

const quiz: PageWalk = {
  path: '/kahoot-quiz',
  place: { running: 'kahoot-quiz' },
  gestures: documentGestures.quiz,
  endings: { run: endCall, build: 'buildQuiz', write: 'writeWorkbook', keep: 'writeWorkbook' },
  drawn,
  expected: ({ value, context }) => {
    const { over, failure, files, progress, built } = context as QuizContext;
    const percent = progress > 0 ? String(Math.round(progress)) : null;
    const state = stateWords(value);
    return toBeDrawn({ state, over, failure, hasResult: built !== null, listed: files.length, percent });
  },
  walk: kahootQuizWalk,
};

export const documentWalks = { 'cliff notes': summarization, quiz, export: exporting, translation };
