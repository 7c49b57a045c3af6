import type { RawQuestion } from '../../../contracts/api/ai.js';

/** An introduction, then the questions in the one fenced block that there is. Requirement R-9.5. */
export const quizText = (about: string, questions: readonly RawQuestion[]): string =>
  // A backtick of the document must not end the block.
  `${withoutFences(about)}\n\n\`\`\`json\n${JSON.stringify(questions, null, 2).replaceAll('`', '\\u0060')}\n\`\`\``;

const withoutFences = (text: string): string => text.replaceAll('`', "'");
