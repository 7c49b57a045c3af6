import { z } from 'zod';

const ANSWER_CHARS = { heading: 100, sentence: 600 } as const;

/** Sentences with a page that the document has. */
const sentences = (pages: ReadonlySet<number>, max: number) =>
  z
    .array(z.object({ text: z.string().min(1).max(ANSWER_CHARS.sentence), page: z.number().int() }))
    .max(max)
    .superRefine((list, context) => {
      for (const { page } of list) {
        if (!pages.has(page)) context.addIssue({ code: 'custom', message: `there is no page ${page} in the text` });
      }
    });

/** Shape of a summary. */
export const summaryAnswer = (pages: ReadonlySet<number>) =>
  z.object({
    brief: sentences(pages, 6),
    sections: z
      .array(z.object({ heading: z.string().min(1).max(ANSWER_CHARS.heading), points: sentences(pages, 10) }))
      .max(10),
  });
export type SummaryAnswer = z.output<ReturnType<typeof summaryAnswer>>;

/** Shape of the notes of a part. */
export const notesAnswer = (pages: ReadonlySet<number>) => z.object({ notes: sentences(pages, 40) });
