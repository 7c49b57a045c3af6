import { answersOf, type QuizQuestion } from './merge-questions.js';
import { loadPart } from '../../../browser/load-part.js';

/** Requirement: one sheet of this name, 7 columns; the headers state the quiz service's own limits. */
export const SHEET = 'Kahoot Quiz';

const HEADERS = [
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) - 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
] as const;

const WIDTHS = [60, 32, 32, 32, 32, 18, 18] as const;

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Marks a cell as text: what begins with = + - or @ is never taken for a formula, not even after it is edited. */
const AS_TEXT = '@';

/** The workbook in the quiz service's import format. The library is loaded with the first quiz. */
export const workbookOf = async (questions: readonly QuizQuestion[]): Promise<Blob> => {
  const { default: excel } = await loadPart(() => import('exceljs'));
  const book = new excel.Workbook();
  const sheet = book.addWorksheet(SHEET, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = WIDTHS.map((width) => ({ width }));
  sheet.addRow([...HEADERS]).font = { bold: true };
  for (const question of questions) {
    const texts = [question.question, ...answersOf(question)];
    const row = sheet.addRow([...texts, question.timeLimit, question.correctAnswer]);
    texts.forEach((_, at) => {
      row.getCell(at + 1).numFmt = AS_TEXT;
    });
  }
  return new Blob([await book.xlsx.writeBuffer()], { type: MIME });
};

/** Requirement: each run of other characters than letters and digits becomes one underscore. */
export const workbookName = (title: string): string =>
  `${title.replace(/[^\p{L}\p{M}\p{N}]+/gu, '_').toLowerCase()}_quiz.xlsx`;
