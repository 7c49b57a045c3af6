import { useSelector } from '@xstate/react';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { imageOf } from '../../../../tools/signatures/signature.js';
import { t } from '../../../../text/t.js';

interface SignaturePreviewProps {
  readonly actor: PdfEditorActor;
  readonly empty: string;
}

/** The signature as it will be put on the page. */
export const SignaturePreview = ({ actor, empty }: SignaturePreviewProps) => {
  const image = useSelector(actor, ({ context }) => imageOf(context.signature));
  return (
    <div className="grid aspect-[5/2] place-items-center overflow-hidden rounded-2xl border border-line bg-[white]">
      {image === null ? (
        <p className="text-sm text-[#5a625d]">{empty}</p>
      ) : (
        <img src={image} alt={t('Your signature')} className="size-full" />
      )}
    </div>
  );
};
