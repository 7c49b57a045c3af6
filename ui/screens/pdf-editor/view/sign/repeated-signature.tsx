import { useSelector } from '@xstate/react';
import { factsHere } from '../../machine/editor-context.js';
import { alsoSigned } from '../../machine/editor-requests.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { fitted, frameOf } from '../../signature/signature-placement.js';
import { imageOf } from '../../../../tools/signatures/signature.js';
import { boxStyle } from '../parts/page-pointer.js';
import { t } from '../../../../text/t.js';

/** The signature on a further page, where it will be; it is moved on its own page. */
export const RepeatedSignature = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const context = useSelector(actor, (state) => state.context);
  const facts = factsHere(context);
  if (!facts || !alsoSigned(context).pages.includes(context.page)) return null;
  return (
    <div
      role="img"
      aria-label={t('The signature is on this page, too.')}
      className="pointer-events-none absolute overflow-hidden rounded-md border border-dashed border-[#0e5d48] bg-[#0e5d48]/5"
      style={boxStyle(frameOf(fitted(context.placement, facts), facts))}
    >
      <Picture image={imageOf(context.signature)} />
    </div>
  );
};

const Picture = ({ image }: { readonly image: string | null }) =>
  image !== null && <img src={image} alt="" className="size-full object-contain" />;
