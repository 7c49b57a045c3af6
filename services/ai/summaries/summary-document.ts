import type { SummarizationResult } from '../../../contracts/api/ai.js';
import type { LanguageCode } from '../../../contracts/languages.js';
import type { Typeset } from '../../pdf/engines/typst.js';
import { writeReflowed, type WrittenBlock } from '../../pdf/writing/reflow.js';

/** A summary as a PDF for people: who wrote it, then its sections and points as they are marked in its text. */
export const summaryDocument = (
  { fileName, summary, metadata }: SummarizationResult,
  language: LanguageCode,
): Promise<Typeset> => {
  const title = `Cliff Notes of ${fileName}`;
  const head: readonly WrittenBlock[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'caption', text: metadata.answeredBy.name },
  ];
  return writeReflowed({ title, language, blocks: [...head, ...summary.split('\n').flatMap(blockOf)] });
};

const blockOf = (line: string): readonly WrittenBlock[] => {
  if (line.trim() === '') return [];
  if (line.startsWith('## ')) return [{ kind: 'heading', level: 3, text: line.slice(3) }];
  if (line.startsWith('- ')) return [{ kind: 'list-item', level: 1, marker: '•', text: line.slice(2) }];
  return [{ kind: 'paragraph', text: line }];
};
