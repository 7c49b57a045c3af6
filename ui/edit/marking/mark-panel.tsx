import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useNarrow } from '../../browser/use-narrow.js';
import { Button } from '../../parts/button.js';
import { Fold } from '../../parts/fold.js';
import { Heading } from '../../parts/heading.js';
import { t } from '../../text/t.js';
import { hasChanges } from '../machine/edit-context.js';
import type { EditActor } from '../machine/edit.machine.js';
import { changeableMark, markOf } from '../machine/hand-context.js';
import type { DraftMark } from '../marks/draft-mark.js';
import { listedMarks } from '../marks/listed-marks.js';
import type { Instrument } from '../marks/instruments.js';
import { DraftFoot } from '../parts/draft-foot.js';
import { Instruments } from './mark-bar.js';
import { MarkLooks, MarkNote, MarkPlace } from './mark-looks.js';
import { MarkList } from './mark-list.js';
import { MarkThread } from './mark-thread.js';
import { kindWords } from './mark-words.js';
import { SignPanel } from '../signing/sign-panel.js';
import { LineSheet, TextChanges } from './text-changes.js';

interface MarkPanelProps {
  readonly edit: EditActor;
}

/**
 * The settings of the selected mark or the instrument, and all that is in the draft, with the button that makes a
 * version of it; `children` stand before all that.
 */
export const MarkPanel = ({ edit, children }: MarkPanelProps & { readonly children?: ReactNode }) => {
  const isNarrow = useNarrow();
  const [isListed, setListed] = useState(false);
  const count = useSelector(edit, ({ context }) => listedMarks(context).length + context.history.now.edits.length);
  if (isNarrow) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-3">
        {children}
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
        {children}
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
  retype: t('Click a line, and write what it is to say; drag a line or a picture to move it.'),
  picture: t('Choose a picture, then drag on the page, or click for the usual size.'),
  sign: t('Choose what to put, then click on the page.'),
  field: t('Choose a kind, then drag on the page, or click for the usual size.'),
  erase: t('Click a mark to remove it.'),
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
      {mark && <ChosenMark edit={edit} mark={mark} />}
      {!mark && instrument !== 'sign' && <MarkLooks edit={edit} />}
      {instrument === 'sign' && <SignPanel edit={edit} />}
    </div>
  );
};

/** The comment on a mark, and the parts of it that can be changed. */
const ChosenMark = ({ edit, mark }: MarkPanelProps & { readonly mark: DraftMark }) => {
  const canChange = useSelector(edit, ({ context }) => changeableMark(context, mark.id) !== undefined);
  if (!canChange) return <MarkThread edit={edit} mark={mark} />;
  return (
    <>
      <MarkLooks edit={edit} />
      <MarkNote edit={edit} mark={mark} />
      <MarkThread edit={edit} mark={mark} />
      {mark.type !== 'reply' && (
        <Fold title={t('Place in points')}>
          <div className="px-4 pb-4">
            <MarkPlace edit={edit} mark={mark} />
          </div>
        </Fold>
      )}
    </>
  );
};
