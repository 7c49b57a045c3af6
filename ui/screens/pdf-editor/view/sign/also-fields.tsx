import { useSelector } from '@xstate/react';
import { Button } from '../../../../parts/button.js';
import { Field } from '../../../../parts/field.js';
import { alsoSigned } from '../../machine/editor-requests.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { t } from '../../../../text/t.js';

/** Further pages that get the signature in the same place. */
export const AlsoFields = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const context = useSelector(actor, (state) => state.context);
  const { problem } = alsoSigned(context);
  const pageCount = context.pdf?.pageCount ?? 0;
  const type = (text: string) => {
    actor.send({ type: 'also.typed', text });
  };
  if (pageCount < 2) return null;
  return (
    <div className="mt-4">
      <div className="flex items-end gap-2">
        <Field
          id="also-on"
          label={t('Also on pages')}
          className="flex-1"
          dir="ltr"
          autoComplete="off"
          placeholder="1-3, 7"
          value={context.also}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : 'also-on-problem'}
          onChange={({ target }) => {
            type(target.value);
          }}
        />
        <Button
          tone="quiet"
          onClick={() => {
            type(`1-${pageCount}`);
          }}
        >
          {t('All pages')}
        </Button>
      </div>
      <p id="also-on-problem" role="status" className="mt-1.5 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
};
