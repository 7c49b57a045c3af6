import { useSelector } from '@xstate/react';
import { SquareDashedMousePointer, TextSelect } from 'lucide-react';
import { Button } from '../../../../parts/button.js';
import { RunProgress } from '../../../../tools/run-progress.js';
import { LookFields } from '../../../../tools/redaction/redaction-style-fields.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { ChoiceTiles } from '../parts/choice-tiles.js';
import { MarkList } from './mark-list.js';
import { PanelHeading } from '../parts/panel-heading.js';
import { PatternSearch } from './pattern-search.js';
import { PreviewCard } from './preview-card.js';
import { ReceiptCard } from './receipt-card.js';
import { WordSearch } from './word-search.js';
import { t } from '../../../../text/t.js';

const markers = [
  { value: 'text', text: 'Select text', Icon: TextSelect },
  { value: 'box', text: 'Draw a box', Icon: SquareDashedMousePointer },
] as const;

interface RedactTabProps {
  readonly actor: PdfEditorActor;
}

/** Marks content for removal. */
export const RedactTab = ({ actor }: RedactTabProps) => {
  const look = useSelector(actor, ({ context }) => context.look);
  const boxing = useSelector(actor, (state) => state.matches({ tab: { redact: 'boxing' } }));
  const redacting = useSelector(actor, (state) => state.matches({ job: 'redacting' }));
  return (
    <div className="grid gap-4">
      <PanelHeading>{t('Redact')}</PanelHeading>
      {redacting && <Progress actor={actor} />}
      <ReceiptCard actor={actor} />
      <ChoiceTiles
        label={t('Mark by')}
        choices={markers}
        chosen={boxing ? 'box' : 'text'}
        look="wide"
        onChoose={(marker) => {
          actor.send({ type: 'marker.chosen', marker });
        }}
      />
      {boxing ? <AddBox actor={actor} /> : <MarkSelection actor={actor} />}
      <WordSearch actor={actor} />
      <PatternSearch actor={actor} />
      <MarkList actor={actor} />
      <PreviewCard actor={actor} />
      <LookFields
        look={look}
        onChange={(changed) => {
          actor.send({ type: 'look.changed', look: changed });
        }}
      />
    </div>
  );
};

const Progress = ({ actor }: RedactTabProps) => {
  const run = useSelector(actor, ({ children }) => children.run);
  return (
    run && (
      <RunProgress
        actor={run}
        onCancel={() => {
          actor.send({ type: 'cancel.pressed' });
        }}
      />
    )
  );
};

const AddBox = ({ actor }: RedactTabProps) => {
  const pdf = useSelector(actor, ({ context }) => context.pdf);
  return (
    <div className="grid gap-2">
      <Button
        tone="quiet"
        disabled={!pdf}
        onClick={() => {
          actor.send({ type: 'box.added' });
        }}
      >
        {t('Add a box')}
      </Button>
      <p className="text-[0.8125rem] text-muted">
        {t('Draw on the page, or add a box and move it with the arrow keys; hold Shift to resize it.')}
      </p>
    </div>
  );
};

const MarkSelection = ({ actor }: RedactTabProps) => {
  const selected = useSelector(actor, ({ context }) => context.selected);
  return (
    <Button
      tone="quiet"
      disabled={selected === ''}
      onPointerDown={(event) => {
        event.preventDefault(); // keeps the text selected
      }}
      onClick={() => {
        actor.send({ type: 'selection.marked' });
        document.getSelection()?.removeAllRanges();
      }}
    >
      {t('Mark selected text')}
    </Button>
  );
};
