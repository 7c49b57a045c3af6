import { useSelector } from '@xstate/react';
import '@fontsource/dancing-script/400.css';
import { Field } from '../../../../parts/field.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { SignaturePreview } from './signature-preview.js';
import { t } from '../../../../text/t.js';

/** A signature typed in a script face. */
export const TypedSignature = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const { text } = useSelector(actor, ({ context }) => context.signature);
  return (
    <div className="grid gap-3">
      <Field
        id="typed-signature"
        label={t('Type your signature')}
        autoComplete="name"
        value={text}
        onChange={({ target }) => {
          actor.send({ type: 'text.typed', text: target.value });
        }}
      />
      <SignaturePreview actor={actor} empty={t('Your name will appear here')} />
    </div>
  );
};
