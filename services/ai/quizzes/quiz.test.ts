import { generateQuizReply, rawQuestion, type RawQuestion } from '../../../contracts/api/ai.js';
import { bridgeReport, textFile } from '../fixtures/texts.js';
import { readingWork } from '../fixtures/reading-work.js';
import { generateQuiz } from '../tasks/generate-quiz.task.js';

const replyTo = async (text: string, numQuestions = 10) => {
  const quiz = await generateQuiz(
    [textFile(text)],
    { numQuestions, instructions: '', textEncoding: 'auto' },
    readingWork(),
  );
  return generateQuizReply.parse(JSON.parse(new TextDecoder().decode(quiz.bytes))).results[0]!;
};
const questionsIn = (summary: string): RawQuestion[] => {
  const blocks = [...summary.matchAll(/```json\n([\s\S]*?)\n```/g)];
  expect(blocks).toHaveLength(1);
  return rawQuestion.array().parse(JSON.parse(blocks[0]![1]!));
};
const answersOf = ({ options }: RawQuestion) => Object.values(options);
const rightOf = ({ options, correctAnswer }: RawQuestion) => options[correctAnswer];

describe('a practice quiz without a model', () => {
  test('leaves out dates, numbers and names, and puts others of the document beside the right answer', async () => {
    const { success, summary } = await replyTo(bridgeReport);
    const questions = questionsIn(summary);
    expect(success).toBe(true);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const question of questions) {
      const whole = question.question.replace('_____', rightOf(question)).replaceAll('…', '');
      expect(bridgeReport.replaceAll(/\s+/g, ' ')).toContain(whole);
      expect(answersOf(question).every((answer) => bridgeReport.includes(answer))).toBe(true);
    }
  });

  test('has four different answers to each question, none of which the question gives away', async () => {
    for (const question of questionsIn((await replyTo(bridgeReport)).summary)) {
      expect(new Set(answersOf(question)).size).toBe(4);
      expect(answersOf(question).filter((answer) => question.question.includes(answer))).toEqual([]);
    }
  });

  test('keeps to what the quiz service takes: 120 characters a question, 75 an answer', async () => {
    const long = Array.from({ length: 12 }, (_, index) => {
      const year = 1900 + 7 * index;
      return `In the year ${year} the commission, which had met for the ${index + 2}th time in the large hall of the old town, decided after a long debate to build harbour number ${index + 30}, although the money for it was not there.`;
    }).join('\n\n');
    for (const question of questionsIn((await replyTo(long)).summary)) {
      expect(question.question.length).toBeLessThanOrEqual(120);
      expect(Math.max(...answersOf(question).map(({ length }) => length))).toBeLessThanOrEqual(75);
    }
  });

  const towns = {
    zh: ['北京', '上海', '广州', '深圳', '成都', '杭州', '武汉', '西安', '南京', '重庆'],
    ja: ['東京', '大阪', '京都', '札幌', '仙台', '福岡', '広島', '神戸', '長崎', '新潟'],
    ko: ['서울', '부산', '대구', '인천', '광주', '대전', '울산', '수원', '전주', '청주'],
    hi: ['दिल्ली', 'मुंबई', 'जयपुर', 'लखनऊ', 'पटना', 'भोपाल', 'इंदौर', 'नागपुर', 'वाराणसी', 'कानपुर'],
  } as const;
  const inDevanagari = (number: number) =>
    String(number).replaceAll(/\d/g, (figure) => '०१२३४५६७८९'[Number(figure)] ?? '');
  const sentences = {
    zh: (town: string, year: number, count: number) => [
      `${town}大学成立于${year}年，位于${town}市中心，目前共有${count}名学生在校学习。`,
      `${town}图书馆藏书${count * 7}册，由当地居民于${year + 31}年捐款建造。`,
    ],
    ja: (town: string, year: number, count: number) => [
      `${town}大学は${year}年に設立され、現在${count}人の学生が学んでいます。`,
      `${town}の図書館は${year + 31}年に開館し、${count * 7}冊の本を所蔵しています。`,
    ],
    ko: (town: string, year: number, count: number) => [
      `${town}대학교는 ${year}년에 설립되었으며 현재 ${count}명의 학생이 공부하고 있습니다.`,
      `${town}도서관은 ${year + 31}년에 문을 열었고 책 ${count * 7}권을 가지고 있습니다.`,
    ],
    hi: (town: string, year: number, count: number) => [
      `${town} विश्वविद्यालय की स्थापना ${year} में हुई थी और वहाँ ${count} छात्र पढ़ते हैं।`,
      `${town} का पुस्तकालय ${inDevanagari(year + 31)} में खुला और उसमें ${inDevanagari(count * 7)} किताबें हैं।`,
    ],
  } as const;

  test.each(['zh', 'ja', 'ko', 'hi'] as const)(
    'asks for numbers and years of twenty sentences in %s',
    async (language) => {
      const written = towns[language].flatMap((town, at) =>
        sentences[language](town, 1890 + 3 * at, 12_000 + 517 * at),
      );
      const text = written.join(language === 'zh' || language === 'ja' ? '' : ' ');
      const questions = questionsIn((await replyTo(text, 8)).summary);
      expect(questions).toHaveLength(8);
      for (const question of questions) {
        const whole = question.question.replace('_____', rightOf(question)).replaceAll('…', '');
        expect(text).toContain(whole);
        expect(answersOf(question).every((answer) => text.includes(answer))).toBe(true);
      }
    },
  );

  test('says how many there are where the document has fewer than were asked for', async () => {
    const { summary } = await replyTo(bridgeReport, 50);
    const count = questionsIn(summary).length;
    expect(count).toBeLessThan(50);
    expect(summary).toMatch(new RegExp(`^${count} questions of the 50 asked for`));
  });

  test('asks for no more than it was asked for, and from all over the document', async () => {
    const sentences = Array.from({ length: 60 }, (_, index) => {
      const place = String.fromCharCode(65 + (index % 26)) + 'orvik';
      return `The lighthouse of ${place} was first lit in ${1800 + index * 3} and guided ships for many years afterwards.`;
    });
    const questions = questionsIn((await replyTo(sentences.join('\n\n'), 6)).summary);
    expect(questions).toHaveLength(6);
    const places = questions.map((question) =>
      sentences.findIndex((sentence) => sentence.includes(question.question.split('_____').at(-1)!.replace('…', ''))),
    );
    expect(places.filter((place) => place >= 0).length).toBe(6);
    expect(questions.map(({ question }) => question)).toHaveLength(
      new Set(questions.map(({ question }) => question)).size,
    );
  });

  test('asks nothing twice, not even in other words', async () => {
    const twice = `${bridgeReport}\n\n${bridgeReport.replaceAll('carries', 'bears').replaceAll('opened', 'inaugurated')}`;
    const once = questionsIn((await replyTo(bridgeReport, 50)).summary).length;
    expect(questionsIn((await replyTo(twice, 50)).summary).length).toBeLessThanOrEqual(once + 2);
  });

  test('keeps its one block whole when the document has fences in it', async () => {
    const text = bridgeReport.replaceAll('the bay', 'the ```bay```');
    expect(questionsIn((await replyTo(text)).summary).length).toBeGreaterThan(0);
  });

  test('of a text without facts is a result without success that says so', async () => {
    const { success, error, summary } = await replyTo(
      'Some people like tea. Others prefer to drink coffee in the morning.',
    );
    expect({ success, summary }).toEqual({ success: false, summary: '' });
    expect(error).toBe('notes.txt has too little text for a quiz');
  });

  test('of a text that is long enough says what there is too little of', async () => {
    const { success, error } = await replyTo('Some people like tea, and others prefer to drink coffee. '.repeat(8));
    expect(success).toBe(false);
    expect(error).toMatch(/^There is too little in notes.txt that questions can ask for without AI: names, dates/);
  });

  test('is not made of a form, whose few sentences all stand beside the same kind of number', async () => {
    const fees = [23, 35, 42, 70].map((fee) => `The ordinary fee of a member is ${fee} euros for a month.`);
    const form = ['Name', 'First name', 'Street', 'Town', 'Telephone', 'Bank', 'Account', 'Place and date'];
    const { success, error } = await replyTo([...form, ...fees].join('\n\n'));
    expect({ success, error }).toEqual({ success: false, error: 'notes.txt has too little text for a quiz' });
  });

  test('is not made of formulas', async () => {
    const lines = Array.from(
      { length: 20 },
      (_, at) => `We find that the value of x = ${at + 3} follows from y = ${at}.`,
    );
    expect(await replyTo(lines.join('\n\n'))).toMatchObject({ success: false });
  });
});
