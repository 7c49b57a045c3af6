import { ChevronDown } from 'lucide-react';
import type { Question } from '../page-parts.js';

/** Questions that open their answers; they open without scripts, too. */
export const QuestionList = ({ questions }: { readonly questions: readonly Question[] }) => (
  <div className="border-b border-line">
    {questions.map(({ question, answer }, at) => (
      <details key={question} open={at === 0} className="group border-t border-line first:border-t-0">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold tracking-tight">
          <h3 className="min-w-0">{question}</h3>
          <ChevronDown
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <p className="max-w-prose pb-5 text-[0.9375rem] text-pretty text-muted">{answer}</p>
      </details>
    ))}
  </div>
);
