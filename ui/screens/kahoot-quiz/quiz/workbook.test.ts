import excel from 'exceljs';
import { mergedQuiz } from './merge-questions.js';
import { quizOf, rawOf } from '../kahoot-quiz-fixture.js';
import { workbookName, workbookOf } from './workbook.js';

const opened = async (...questions: readonly string[]) => {
  const quiz = mergedQuiz([quizOf('a.pdf', ...questions.map((question) => rawOf(question)))], 100, () => 0.4);
  const book = new excel.Workbook();
  const blob = await workbookOf(quiz);
  await book.xlsx.load(await blob.arrayBuffer());
  return { book, blob, sheet: book.worksheets[0]!, quiz };
};

describe('the workbook of a quiz', () => {
  test('has one sheet with 7 columns whose headers say what the quiz service takes', async () => {
    const { book, sheet, blob } = await opened('Who?');
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Kahoot Quiz']);
    const headers = (sheet.getRow(1).values as string[]).slice(1);
    expect(headers).toHaveLength(7);
    expect(headers[0]).toContain('max 120 characters');
    for (const header of headers.slice(1, 5)) expect(header).toContain('max 75 characters');
    expect(headers[5]).toContain('5, 10, 20, 30, 60, 90, 120, or 240 secs');
    expect(blob.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  });

  test('has a row for each question: text, 4 answers, seconds, number of the correct one', async () => {
    const { sheet, quiz } = await opened('Who?', 'When?');
    const [first] = quiz;
    const { question, answer1, answer2, answer3, answer4, correctAnswer } = first!;
    expect((sheet.getRow(2).values as unknown[]).slice(1)).toEqual([
      question,
      answer1,
      answer2,
      answer3,
      answer4,
      30,
      correctAnswer,
    ]);
    expect(sheet.rowCount).toBe(3);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x.test")'])('keeps %s as text', async (text) => {
    const { sheet } = await opened(text);
    const cell = sheet.getCell('A2');
    expect([cell.type, cell.value, cell.numFmt]).toEqual([excel.ValueType.String, text, '@']);
    expect(sheet.getCell('B2').type).toBe(excel.ValueType.String);
  });
});

describe("a workbook's name", () => {
  test.each([
    ['Generated Quiz', 'generated_quiz_quiz.xlsx'],
    ['  Chapter 3: Plants & Light!', '_chapter_3_plants_light__quiz.xlsx'],
    ['Köln', 'köln_quiz.xlsx'],
    ['a/../b', 'a_b_quiz.xlsx'],
  ])('of the title %j is %s', (title, name) => {
    expect(workbookName(title)).toBe(name);
  });
});
