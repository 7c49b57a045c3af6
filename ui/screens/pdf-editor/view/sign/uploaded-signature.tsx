import { ImageUp } from 'lucide-react';
import { buttonLook } from '../../../../parts/button-look.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../../../parts/file-input.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { SignaturePreview } from './signature-preview.js';
import { t } from '../../../../text/t.js';

const ID = 'signature-image';

/** An uploaded image of a signature. */
export const UploadedSignature = ({ actor }: { readonly actor: PdfEditorActor }) => (
  <div className="relative grid gap-3">
    <SignaturePreview actor={actor} empty={t('An image with a white or transparent background')} />
    <div>
      <FileInput
        id={ID}
        accept=".png,.jpg,.jpeg,.gif,.webp"
        multiple={false}
        onFiles={([file]) => {
          if (file) actor.send({ type: 'image.chosen', file });
        }}
      />
      <label htmlFor={ID} className={buttonLook({ tone: 'quiet', size: 'small' }, `w-full ${SHOWS_INPUT_FOCUS}`)}>
        <ImageUp className="size-4" aria-hidden="true" />
        {t('Choose an image')}
      </label>
    </div>
  </div>
);
