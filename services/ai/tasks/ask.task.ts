import type { SummaryReceipt } from '../../../contracts/api/ai.js';
import { Refusal } from '../../../contracts/errors.js';
import type { LanguageCode } from '../../../contracts/languages.js';
import type { Typeset } from '../../pdf/engines/typst.js';
import { writeReflowed, type WrittenBlock } from '../../pdf/writing/reflow.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { answerByModel, answerByWords, type CitedSentence } from '../answers/answer.js';
import { sourcesOf, type Source } from '../answers/sources.js';
import { detectLanguage } from '../languages/detect.js';
import { knownLanguage } from '../languages/known-language.js';
import { successOf } from './file-result.js';
import { onMissing } from '../translation/translation-notes.js';
import type { Made, Task, Work } from '../task.js';

/**
 * Answers a question out of documents: a PDF in which each sentence names its file, its page and the words that say
 * it; a text file where no font here has their letters.
 *
 * @throws Refusal as `readDocument` and `Model.ask`; `ai.no-answer` where the documents do not answer the question.
 */
export const ask: Task<'ask'> = async (files, { question }, work) => {
  const { sources, language } = await readAll(files, work);
  const asked = { question, sources, language };
  work.report({ done: 9, total: 10, step: 'looking for the answer' });
  const isModel = work.model.answeredBy.kind === 'model';
  const { sentences, notes } = isModel ? await answerByModel(asked, work.model) : answerByWords(asked);
  if (sentences.length === 0) throw new Refusal('ai.no-answer', { name: namesOf(files) });
  const written = { question, files, sentences, answeredBy: work.model.answeredBy.name };
  const answerFile = await fileOf(written, (await knownLanguage(question)) ?? 'en');
  const [first] = files;
  const success = successOf({ ...first, name: namesOf(files) }, work, markedUp(written));
  const receipt: SummaryReceipt = { summarizationType: 'answer', summarizationResults: [success] };
  return { ...answerFile, notes: [...notes, ...answerFile.notes], receipt };
};

const namesOf = (files: readonly SourceFile[]): string => files.map(({ name }) => name).join(', ');

const readAll = async (files: readonly SourceFile[], work: Work) => {
  const sources: Source[] = [];
  const languages = new Set<string>();
  for (const [index, file] of files.entries()) {
    const document = await work.read(file);
    const text = document.pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
    const { primaryLanguage } = await detectLanguage(text);
    languages.add(primaryLanguage);
    sources.push(...sourcesOf(document, index, primaryLanguage));
  }
  const [language = 'unknown'] = languages;
  return { sources, language };
};

interface Written {
  readonly question: string;
  readonly files: readonly SourceFile[];
  readonly sentences: readonly CitedSentence[];
  readonly answeredBy: string;
}

const fileOf = async (written: Written, language: LanguageCode): Promise<Made> => {
  const { bytes, missing } = await documentOf(written, language);
  // Letters without a font would be boxes; a text is shown by whoever reads it.
  if (missing.some((text) => /\p{L}/u.test(text))) {
    return { bytes: new TextEncoder().encode(textOf(written)), mime: 'text/plain', extension: '.txt', notes: [] };
  }
  return { bytes, mime: 'application/pdf', extension: '.pdf', notes: onMissing(missing) };
};

const documentOf = ({ question, files, sentences, answeredBy }: Written, language: LanguageCode): Promise<Typeset> => {
  const blocks = [
    { kind: 'heading', level: 1, text: question },
    { kind: 'caption', text: `${namesOf(files)} · ${answeredBy}` },
    ...sentences.flatMap((sentence) => linesOf(sentence, files)),
  ] satisfies readonly WrittenBlock[];
  return writeReflowed({ title: question, language, blocks });
};

/** The sentence with its page; beneath it the words that say it, where it is not they themselves. */
const linesOf = ({ text, source }: CitedSentence, files: readonly SourceFile[]): readonly WrittenBlock[] => {
  const paragraph = { kind: 'paragraph', text: `${text} (${placeOf(source, files)})` } as const;
  return text === source.text ? [paragraph] : [paragraph, { kind: 'caption', text: `“${source.text}”` }];
};

const placeOf = ({ file, page }: Source, files: readonly SourceFile[]): string =>
  files.length > 1 ? `${files[file]?.name ?? ''}, p. ${page}` : `p. ${page}`;

/** @see SummarizationResult for what each sign means. */
const markedUp = ({ question, files, sentences }: Written): string => {
  const lines = sentences.flatMap((sentence) => linesOf(sentence, files));
  const points = lines.flatMap((line) =>
    'text' in line ? [line.kind === 'caption' ? line.text : `- ${line.text}`] : [],
  );
  return [`## ${question}`, ...points].join('\n\n');
};

const textOf = ({ question, files, sentences, answeredBy }: Written): string => {
  const lines = sentences.flatMap((sentence) => linesOf(sentence, files)).map((block) => 'text' in block && block.text);
  return [question, `${namesOf(files)} · ${answeredBy}`, ...lines, ''].join('\n\n');
};
