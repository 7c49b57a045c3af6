import { Cog, Sparkles } from 'lucide-react';
import type { AnsweredBy } from '../../../contracts/api/ai.js';
import { t, translated } from '../../text/t.js';

/** Who made a result. */
export const AnsweredByLine = ({ by: { kind, name } }: { readonly by: AnsweredBy }) => {
  const Icon = kind === 'model' ? Sparkles : Cog;
  return (
    <p data-answered-by={kind} className="flex gap-2 text-[0.8125rem] text-muted">
      <Icon className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {kind === 'model'
        ? t('Made by the AI model {name}. Models make mistakes: check what matters.', { name })
        : t('Made by {name}.', { name: translated(name) })}
    </p>
  );
};
