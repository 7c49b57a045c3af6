import { useSelector } from '@xstate/react';
import { Button } from '../../../../parts/button.js';
import { Field } from '../../../../parts/field.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { t } from '../../../../text/t.js';

/** Marks every occurrence of a word; also usable without a pointer. */
export const WordSearch = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const query = useSelector(actor, ({ context }) => context.query);
  const searching = useSelector(actor, (state) => state.matches({ job: 'searching' }));
  const possible = useSelector(actor, (state) => state.can({ type: 'search.pressed' }));
  return (
    <form
      role="search"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'search.pressed' });
      }}
    >
      <Field
        id="word"
        label={t('Find a word on every page')}
        className="flex-1"
        value={query}
        onChange={({ target }) => {
          actor.send({ type: 'query.changed', text: target.value });
        }}
      />
      <Button type="submit" tone="quiet" disabled={!possible}>
        {t(searching ? 'Searching…' : 'Mark')}
      </Button>
    </form>
  );
};
