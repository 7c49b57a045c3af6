import { Cog, Sparkles } from 'lucide-react';
import type { AnsweredBy } from '../../../contracts/api/ai.js';
import type { PlainText } from '../../../contracts/texts/text-catalogue.js';
import { t, translated } from '../../text/t.js';

/** How a summary or the questions of a quiz come about where no AI provider is set up. */
const withoutAi = {
  summary: 'Made without AI: sentences picked from your document',
  answer: 'Made without AI: sentences of your document that have the words of your question',
  quiz: 'Made without AI: questions about dates, numbers and names in your document',
} as const satisfies Record<string, PlainText>;

interface Made {
  readonly by: AnsweredBy;
  /** The thing that was made; undefined for a file, whose maker has a name. */
  readonly what?: keyof typeof withoutAi;
}

/** Who made a result, in words. */
export const madeByText = ({ by: { kind, name }, what }: Made): string => {
  if (kind === 'own-model') {
    return t("Translated on this server by Firefox's model {name}. Models make mistakes: check what matters.", {
      name,
    });
  }
  if (kind === 'translation-server') {
    return t('Translated by the translation server {name}. Models make mistakes: check what matters.', { name });
  }
  if (kind === 'model') return t('Made by the AI model {name}. Models make mistakes: check what matters.', { name });
  return what ? t(withoutAi[what]) : t('Made by {name}.', { name: translated(name) });
};

/** Who made a result. */
export const AnsweredByLine = (origin: Made) => {
  const Icon = origin.by.kind === 'built-in' ? Cog : Sparkles;
  return (
    <p data-answered-by={origin.by.kind} className="flex gap-2 text-[0.8125rem] text-muted">
      <Icon className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {madeByText(origin)}
    </p>
  );
};
