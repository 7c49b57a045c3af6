import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNarrow } from '../../browser/use-narrow.js';
import { Button, IconButton } from '../../parts/button.js';
import { Fold } from '../../parts/fold.js';
import { Heading } from '../../parts/heading.js';
import { t } from '../../text/t.js';
import { hasChanges } from '../machine/edit.context.js';
import type { EditActor } from '../machine/edit.machine.js';
import { markOf } from '../machine/hand.context.js';
import type { DraftMark } from '../marks/draft-mark.js';
import type { Instrument } from '../marks/instruments.js';
import { DraftFoot } from '../parts/draft-foot.js';
import { AddMark } from './add-mark.js';
import { Instruments } from './mark-bar.js';
import { MarkLooks, MarkNote, MarkPlace } from './mark-looks.js';
import { LineSheet, TextChanges } from './text-changes.js';
import { instrumentLooks, kindWords, markWords, saidBy } from './mark-words.js';

interface MarkPanelProps {
  readonly edit: EditActor;
}

/** What is selected or in hand, and all that is in the draft, with what makes a version of it. */
export const MarkPanel = ({ edit }: MarkPanelProps) => {
  const isNarrow = useNarrow();
  const [isListed, setListed] = useState(false);
  const count = useSelector(edit, ({ context: { history } }) => history.now.marks.length + history.now.edits.length);
  if (isNarrow) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-3">
        <div className="flex items-center justify-between gap-3">
          <PanelHeading edit={edit} />
          <Button tone="quiet" size="small" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            {t('Marks ({n})', { n: count })}
          </Button>
        </div>
        <LineSheet edit={edit} />
        {isListed ? <Lists edit={edit} /> : <Chosen edit={edit} />}
        <div className="mark-phone-bar sticky bottom-0 -mx-4 border-t border-line bg-card px-3 pt-2">
          <Instruments edit={edit} />
        </div>
      </div>
    );
  }
  return (
    <div className="flex min-h-full flex-col">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <PanelHeading edit={edit} />
        <Chosen edit={edit} />
        <TextChanges edit={edit} />
        <MarkList edit={edit} />
      </div>
      <DraftFoot edit={edit}>
        <Discard edit={edit} />
      </DraftFoot>
    </div>
  );
};

/** On a phone, all lists of the draft. */
const Lists = ({ edit }: MarkPanelProps) => (
  <>
    <TextChanges edit={edit} />
    <MarkList edit={edit} />
  </>
);

const Discard = ({ edit }: MarkPanelProps) => {
  const canDiscard = useSelector(edit, (state) => hasChanges(state.context) && !state.hasTag('busy'));
  return (
    <Button tone="quiet" disabled={!canDiscard} onClick={() => edit.send({ type: 'draft.discarded' })}>
      {t('Discard')}
    </Button>
  );
};

const hints = (): Readonly<Partial<Record<Instrument, string>>> => ({
  select: t('Choose an instrument, or a mark on the page.'),
  text: t('Click where the text begins, and type.'),
  highlight: t('Drag along the words.'),
  underline: t('Drag along the words.'),
  strikeout: t('Drag along the words.'),
  ink: t('Draw on the page; a pen that is pressed harder draws wider.'),
  retype: t('Click a line, and write what it is to say.'),
  erase: t('Click a mark of this draft to remove it.'),
});

const PanelHeading = ({ edit }: MarkPanelProps) => {
  const mark = useSelector(edit, ({ context }) => markOf(context, context.selected));
  return (
    <Heading className="text-[1.625rem] leading-tight max-md:text-base max-md:font-semibold">
      {mark ? kindWords(mark) : t('Edit this document')}
    </Heading>
  );
};

const Chosen = ({ edit }: MarkPanelProps) => {
  const mark = useSelector(edit, ({ context }) => markOf(context, context.selected));
  const instrument = useSelector(edit, ({ context }) => context.instrument);
  const hint = hints()[instrument] ?? t('Drag on the page, or click for the usual size.');
  return (
    <div className="grid gap-3">
      <p className="text-[0.8125rem] text-muted">{mark ? t('Page {page}', { page: String(mark.page) }) : hint}</p>
      <MarkLooks edit={edit} />
      {mark && <MarkNote edit={edit} mark={mark} />}
      {mark && (
        <Fold title={t('Place in points')}>
          <div className="px-4 pb-4">
            <MarkPlace edit={edit} mark={mark} />
          </div>
        </Fold>
      )}
    </div>
  );
};

const byPage = (marks: readonly DraftMark[]): ReadonlyMap<number, readonly DraftMark[]> =>
  new Map(
    [...new Set(marks.map(({ page }) => page))]
      .sort((one, other) => one - other)
      .map((page) => [page, marks.filter((mark) => mark.page === page)]),
  );

/** All of the draft by page, and the way to add to it without dragging. */
const MarkList = ({ edit }: MarkPanelProps) => {
  const marks = useSelector(edit, ({ context }) => context.history.now.marks);
  return (
    <section aria-label={t('All marks')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="border-t border-line pt-4 text-[0.9375rem] font-semibold max-md:sr-only">
        {t('Marks ({n})', { n: marks.length })}
      </h2>
      {marks.length === 0 && <p className="text-sm text-muted">{t('None at present.')}</p>}
      {[...byPage(marks)].map(([page, own]) => (
        <PageList key={page} page={page}>
          {own.map((mark) => (
            <MarkRow key={mark.id} edit={edit} mark={mark} />
          ))}
        </PageList>
      ))}
      <Fold title={t('Add without dragging')}>
        <AddMark edit={edit} />
      </Fold>
    </section>
  );
};

const PageList = ({ page, children }: { readonly page: number; readonly children: ReactNode }) => (
  <div>
    <h3 className="mb-1 text-xs font-medium text-muted">{t('Page {page}', { page: String(page) })}</h3>
    <ol className="-mx-2.5 grid">{children}</ol>
  </div>
);

const showMark = (id: string): void =>
  document.querySelector(`[data-mark="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center', behavior: 'instant' });

const MarkIcon = ({ mark: { type } }: { readonly mark: DraftMark }) => {
  const [Icon] = instrumentLooks[type in instrumentLooks ? (type as Instrument) : 'select'];
  return <Icon className="size-4.5 shrink-0 text-muted" aria-hidden="true" />;
};

const MarkRow = ({ edit, mark }: MarkPanelProps & { readonly mark: DraftMark }) => {
  const isChosen = useSelector(edit, ({ context }) => context.selected === mark.id);
  return (
    <li className="workbench-rail-tile flex items-center gap-1 [contain-intrinsic-size:auto_2.75rem]">
      <button
        type="button"
        aria-current={isChosen}
        onClick={() => {
          edit.send({ type: 'mark.selected', id: mark.id });
          showMark(mark.id);
        }}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-xl px-2.5 text-start hover:bg-ink/5 aria-[current=true]:bg-brand-soft"
      >
        <MarkIcon mark={mark} />
        <span className="min-w-0 flex-1 truncate text-sm font-medium">
          {kindWords(mark)} <bdi className="font-normal text-muted">{saidBy(mark)}</bdi>
        </span>
      </button>
      <IconButton
        label={t('Remove {name}', { name: markWords(mark) })}
        onClick={() => edit.send({ type: 'mark.removed', id: mark.id })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
};
