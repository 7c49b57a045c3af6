import { useSelector } from '@xstate/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, type KeyboardEvent } from 'react';
import { IconButton } from '../../../parts/button.js';
import { focusDocument } from '../keys/move-focus.js';
import { shownPdf } from '../../../work/versions/versions-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { FindActor } from './find.machine.js';
import { useFind } from './find-context.js';
import { t } from '../../../text/t.js';

/** The search in the text of the document, over its upper edge. */
export const FindBar = ({ work }: { readonly work: WorkActor }) => {
  const find = useFind();
  const pdf = useSelector(work, ({ context }) => shownPdf(context));
  const isOpen = useSelector(find, (state) => state.matches('open'));
  useEffect(() => {
    find.send({ type: 'document.changed', pdf });
  }, [find, pdf]);
  return isOpen ? <OpenBar find={find} /> : null;
};

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

const OpenBar = ({ find }: { readonly find: FindActor }) => {
  const query = useSelector(find, ({ context }) => context.query);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find.send({ type: 'find.stepped', by: event.shiftKey ? -1 : 1 });
  };
  return (
    <search
      data-find
      className="absolute inset-x-3 top-3 z-10 ms-auto flex max-w-sm animate-rise items-center gap-0.5 rounded-full border border-line bg-card py-0.5 pe-1 ps-4 shadow-lift"
    >
      <input
        ref={takeFocus}
        aria-label={t('Find text in the document')}
        placeholder={t('Find text')}
        value={query}
        autoComplete="off"
        onChange={({ target }) => find.send({ type: 'find.typed', text: target.value })}
        onKeyDown={onKey}
        className="min-h-10 min-w-0 flex-1 rounded-lg bg-transparent px-2 text-[0.9375rem] -outline-offset-2 placeholder:text-muted"
      />
      <Count find={find} />
      <Steps find={find} />
      <IconButton
        label={t('Close the search')}
        onClick={() => {
          find.send({ type: 'find.closed' });
          focusDocument();
        }}
        className="size-9"
      >
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </search>
  );
};

const steps = [
  { by: -1, label: 'Previous place', Icon: ChevronUp },
  { by: 1, label: 'Next place', Icon: ChevronDown },
] as const;

const Steps = ({ find }: { readonly find: FindActor }) => {
  const isEmpty = useSelector(find, ({ context }) => context.hits.length === 0);
  return steps.map(({ by, label, Icon }) => (
    <IconButton
      key={by}
      label={t(label)}
      disabled={isEmpty}
      onClick={() => find.send({ type: 'find.stepped', by })}
      className="size-9"
    >
      <Icon className="size-4" aria-hidden="true" />
    </IconButton>
  ));
};

/** Which of how many, said to screen readers once the search has come to rest. */
const Count = ({ find }: { readonly find: FindActor }) => {
  const { query, hits, at } = useSelector(find, ({ context }) => context);
  const isDone = useSelector(find, (state) => state.matches({ open: 'resting' }));
  const nothing = query.trim() !== '' && isDone ? t('Not found') : '';
  const text = hits.length > 0 ? t('{n} of {count}', { n: at + 1, count: hits.length }) : nothing;
  return (
    <p role="status" aria-busy={!isDone} className="shrink-0 px-1 text-[0.8125rem] text-muted tabular-nums">
      {text}
    </p>
  );
};
