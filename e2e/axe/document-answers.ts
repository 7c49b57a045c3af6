import type { Page, Route } from 'playwright-core';

const metadata = { processingTime: 9, answeredBy: { kind: 'built-in', name: 'the engine that is built in' } };
const summary = [
  '## Terms',
  'The agreement runs until the report is delivered. (p. 1)',
  '- Either party may end it with thirty days notice. (pp. 1-2)',
].join('\n');
const summaries = {
  success: true,
  results: [{ fileName: 'agreement.pdf', mimeType: 'application/pdf', success: true, summary, error: null, metadata }],
};

const options = { A: '1 December 2026', B: '1 January 2027', C: '15 March 2026', D: '30 June 2026' };
const questions = ['What day?', 'Which month?', 'Which year?', 'How long?'].map((question) => ({
  question: `=${question}`,
  options,
  correctAnswer: 'A',
}));
const block = `\`\`\`json\n${JSON.stringify(questions)}\n\`\`\``;
const quiz = {
  success: true,
  results: [{ fileName: 'agreement.pdf', success: true, summary: block, error: null, metadata }],
};

const english = { languageName: 'English', primaryLanguage: 'en', confidence: 0.9, detectedScript: 'Latin' };
const attachment = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` });

const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '/api/summarize': (route) => route.fulfill({ json: summaries }),
  '/api/generate-quiz': (route) => route.fulfill({ json: quiz }),
  '/api/detect-language': (route) => route.fulfill({ json: { languageInfo: english } }),
  '/api/export/word': (route) => route.fulfill({ body: 'abc', headers: attachment('agreement.docx') }),
  '/api/translate': (route) => route.fulfill({ body: 'abc', headers: attachment('agreement_es.pdf') }),
};

/** Lets engines answer at once, except where `hold` keeps them waiting. */
export const answerDocuments = async (page: Page) => {
  const waiting: Route[] = [];
  let isHeld = false;
  for (const [call, answer] of Object.entries(answers)) {
    await page.route(`**${call}`, (route) => (isHeld ? void waiting.push(route) : answer(route)));
  }
  return {
    hold: (): void => {
      isHeld = true;
    },
    release: async (): Promise<void> => {
      isHeld = false;
      for (const route of waiting.splice(0)) await answers[new URL(route.request().url()).pathname]!(route);
    },
  };
};

/** Lets a call be refused from now on. */
export const refuse = async (page: Page, call: string): Promise<void> => {
  await page.route(`**${call}`, (route) =>
    route.fulfill({ status: 422, json: { error: 'agreement.pdf is too long', code: 'ai.too-long', facts: {} } }),
  );
};

/** Lets a call go without an answer from now on. */
export const leaveWaiting = async (page: Page, call: string): Promise<void> => {
  await page.route(`**${call}`, () => undefined);
};
