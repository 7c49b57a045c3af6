import { useSelector } from '@xstate/react';
import { ImageUp, PenLine, Type } from 'lucide-react';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { ChoiceTiles } from '../parts/choice-tiles.js';
import { ResultCard } from '../parts/result-card.js';
import { PanelHeading } from '../parts/panel-heading.js';
import { PlacementFields } from './placement-fields.js';
import { SignatureDetailsFields } from './signature-details-fields.js';
import { SignaturePad } from './signature-pad.js';
import { TypedSignature } from './typed-signature.js';
import { UploadedSignature } from './uploaded-signature.js';
import { t } from '../../../../text/t.js';

const kinds = [
  { value: 'draw', text: 'Draw', Icon: PenLine },
  { value: 'type', text: 'Type', Icon: Type },
  { value: 'upload', text: 'Upload', Icon: ImageUp },
] as const;

/** The signature and its place. */
export const SignTab = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const { kind } = useSelector(actor, ({ context }) => context.signature);
  const signed = useSelector(actor, ({ context }) => context.signed);
  return (
    <div className="grid gap-4">
      <PanelHeading>{t('Your signature')}</PanelHeading>
      {signed && (
        <ResultCard
          key={signed.kept?.shareHash}
          actor={actor}
          title={t('Signed')}
          name={signed.name}
          kept={signed.kept}
          notes={signed.notes}
        />
      )}
      <ChoiceTiles
        label={t('Signature type')}
        choices={kinds}
        chosen={kind}
        look="tall"
        onChoose={(chosen) => {
          actor.send({ type: 'kind.chosen', kind: chosen });
        }}
      />
      {kind === 'draw' && <SignaturePad actor={actor} />}
      {kind === 'type' && <TypedSignature actor={actor} />}
      {kind === 'upload' && <UploadedSignature actor={actor} />}
      <PlacementFields actor={actor} />
      <SignatureDetailsFields actor={actor} />
    </div>
  );
};
