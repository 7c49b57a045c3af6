import { useSelector } from '@xstate/react';
import { SearchCheck, SearchX } from 'lucide-react';
import type { RedactionPreviewReply } from '../../../../../contracts/api/redaction-preview.js';
import { Button } from '../../../../parts/button.js';
import { chipOf } from '../../../../tools/redaction/chip.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import type { Mark } from '../../redact/redaction-marks.js';
import { foundText, remarksOf } from '../../redact/preview-text.js';
import { currentPreview } from '../../redact/preview-matches.js';
import { t, translated } from '../../../../text/t.js';

/** The text that would be removed, in words; the page shows where. */
export const PreviewCard = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const context = useSelector(actor, (state) => state.context);
  if (context.marks.applied.length === 0) return null;
  const reply = currentPreview(context);
  return (
    <section aria-label={t('Preview')} className="rounded-2xl bg-sunken px-4 py-3 text-sm">
      <div role="status">
        {reply && <Found reply={reply} marks={context.marks.applied} />}
        {!reply && context.previewProblem === '' && (
          <p className="text-muted">{t('Searching for the marked items…')}</p>
        )}
      </div>
      {context.previewProblem !== '' && <Problem actor={actor} problem={context.previewProblem} />}
    </section>
  );
};

interface FoundProps {
  readonly reply: RedactionPreviewReply;
  readonly marks: readonly Mark[];
}

const Found = ({ reply, marks }: FoundProps) => {
  const missing = marks.filter(({ id }) => reply.missing.includes(id));
  const Icon = missing.length > 0 ? SearchX : SearchCheck;
  return (
    <>
      <p className="flex items-center gap-2 font-medium">
        <Icon className={`size-4 ${missing.length > 0 ? 'text-amber' : 'text-brand-text'}`} aria-hidden="true" />
        {foundText(reply)}
      </p>
      {missing.map((mark) => (
        <p key={mark.id} className="mt-1 text-amber">
          {t('“{text}” was not found.', { text: chipOf(mark) })}
        </p>
      ))}
      {remarksOf(reply).map((remark) => (
        <p key={remark} className="mt-1 text-muted">
          {remark}
        </p>
      ))}
    </>
  );
};

const Problem = ({ actor, problem }: { readonly actor: PdfEditorActor; readonly problem: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <p role="alert" className="text-danger">
      {translated(problem)}
    </p>
    <Button
      tone="quiet"
      size="small"
      onClick={() => {
        actor.send({ type: 'preview.retried' });
      }}
    >
      {t('Try again')}
    </Button>
  </div>
);
