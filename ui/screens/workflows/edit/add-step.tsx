import { useSelector } from '@xstate/react';
import { Dialog } from '../../../parts/dialog.js';
import { Field } from '../../../parts/field.js';
import { t, translated } from '../../../text/t.js';
import { comparable, startsWord } from '../../../tools/search/rate-text.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import { nextTools, type NextTool, type NoStep } from './draft.js';
import { kindWord } from './step-words.js';
import type { WorkflowActor } from './workflow.machine.js';

interface ActorProps {
  readonly actor: WorkflowActor;
}

const isFound = ({ tool: { title, tagline, alsoCalled } }: NextTool, query: string): boolean => {
  const text = comparable([translated(title), translated(tagline), title, ...alsoCalled].join(' '));
  return comparable(query)
    .split(' ')
    .every((word) => startsWord(text, word));
};

/** The tools that the next step can be, and why the others cannot. */
export const AddStep = ({ actor }: ActorProps) => {
  const { steps, query } = useSelector(actor, ({ context }) => context);
  const matches = nextTools(steps).filter((next) => isFound(next, query));
  return (
    <Dialog title={t('Add a step')} onClose={() => actor.send({ type: 'adding.closed' })}>
      <Field
        id="step-search"
        type="search"
        label={t('Find a tool')}
        value={query}
        autoComplete="off"
        onChange={({ target }) => actor.send({ type: 'query.typed', text: target.value })}
      />
      <p role="status" className="my-2 text-sm text-muted">
        {t('Tools found: {n}', { n: matches.length })}
      </p>
      <ul data-next-tools={matches.length} className="-mx-2 grid gap-0.5">
        {matches.map((next) => (
          <Choice key={next.tool.id} actor={actor} next={next} />
        ))}
      </ul>
    </Dialog>
  );
};

const reasonWords = (reason: NoStep, { tool }: NextTool): string =>
  ({
    kinds: t('Takes {kinds}, which the step before does not make', {
      kinds: tool.accepts.kinds.map(kindWord).join(', '),
    }),
    several: t('Works on several files at once, so it can only come first'),
    parts: t('Makes several files of one, which a step before has done already'),
    full: t('A workflow has at most 20 steps'),
  })[reason];

const Choice = ({ actor, next }: ActorProps & { readonly next: NextTool }) => {
  const { tool, reason } = next;
  return (
    <li>
      <button
        type="button"
        data-next={tool.id}
        aria-disabled={reason !== null}
        onClick={() => {
          if (reason === null) actor.send({ type: 'step.added', tool: tool.id });
        }}
        className="flex min-h-14 w-full items-center gap-3 rounded-xl px-2 py-1.5 text-start hover:bg-sunken aria-disabled:cursor-not-allowed"
      >
        <ToolIcon tool={tool} />
        <span className="min-w-0">
          <span className={`block font-medium ${reason === null ? '' : 'text-muted'}`}>{translated(tool.title)}</span>
          <span className="block text-[0.8125rem] text-muted">
            {reason === null ? translated(tool.tagline) : reasonWords(reason, next)}
          </span>
        </span>
      </button>
    </li>
  );
};
