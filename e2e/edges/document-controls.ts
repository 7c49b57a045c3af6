import type { Locator } from 'playwright-core';
import { dragGestures, press, type Gesture, type Gestures } from './controls.js';

const fill = (label: string): Gesture => ({
  control: (page) => page.getByLabel(label, { exact: true }).and(page.locator(':enabled')),
  use: (field, { text }) => field.fill(text as string),
});

const choose = (id: string): Gesture => ({
  control: (page) => page.locator(`#${id}`),
  use: async (field, { target }) => {
    await field.selectOption((target as string | null) ?? '');
  },
});

/** One of the cards of a choice; the event says which. */
const pick = (name: string): Gesture => ({
  control: (page) => page.locator(`main fieldset:has(input[name=${name}])`),
  use: (group, event) => group.locator(`input[value=${String(event[name])}]`).check(),
});

/** One language alone; where it is ticked already, it is unticked first, because nothing else would be an input. */
const tickLanguages: Gesture = {
  control: (page) => page.locator('main fieldset:has(input[value=de])'),
  use: async (group, { scanLanguages }) => {
    const box = group.locator(`input[value=${String(scanLanguages)}]`);
    if (await box.isChecked()) await box.uncheck();
    await box.check();
  },
};

/** In the list of the questions, which is folded until somebody opens it. */
const inQuestions = (act: (list: Locator, event: Parameters<Gesture['use']>[1]) => Promise<void>): Gesture => ({
  control: (page) => page.locator('[data-questions]:has(li)'),
  use: async (list, event) => {
    await list.locator('details').evaluate((fold: HTMLDetailsElement) => (fold.open = true));
    await act(list, event);
  },
});

const cancel = press('Cancel', '[aria-label=Progress]');

/** Acts of a visitor on each of the pages for documents. Files come past the picker: theirs claim a size. */
export const documentGestures = {
  summarization: {
    ...dragGestures,
    'retry.pressed': press('Try again'),
    'cancel.pressed': cancel,
    'copy.pressed': press('Copy to Clipboard'),
    'again.pressed': press('Summarize Another File'),
  },
  export: {
    ...dragGestures,
    'format.chosen': pick('format'),
    'languages.chosen': tickLanguages,
    'export.pressed': press(/^Export to /),
    'download.pressed': press('Download again'),
    'cancel.pressed': cancel,
  },
  translate: {
    ...dragGestures,
    'target.chosen': choose('target'),
    'layout.chosen': pick('layout'),
    'translate.pressed': press('Translate Document'),
    'download.pressed': press('Download again'),
    'cancel.pressed': cancel,
  },
  quiz: {
    ...dragGestures,
    'file.removed': press(/^Remove /),
    'title.changed': fill('Quiz Title'),
    'count.left': {
      control: (page) => page.getByLabel('Number of Questions', { exact: true }).and(page.locator(':enabled')),
      use: async (field) => {
        await field.focus();
        await field.blur();
      },
    },
    'instructions.changed': fill('Custom Instructions (Optional)'),
    'generate.pressed': press('Generate Kahoot Quiz'),
    'question.edited': inQuestions(async (list, { change }) => {
      const field = list.getByLabel('Question 1', { exact: true });
      const { question } = change as { question: string };
      // The same text again would be no input.
      if ((await field.inputValue()) === question) await field.fill(`${question}?`);
      await field.fill(question);
    }),
    'question.renewed': inQuestions((list) => list.getByRole('button', { name: 'Make question 1 anew' }).click()),
    'question.dropped': inQuestions((list) => list.getByRole('button', { name: 'Remove question 1' }).click()),
    'download.pressed': press('Download XLSX'),
    'cancel.pressed': cancel,
  },
} satisfies Readonly<Record<string, Gestures>>;
