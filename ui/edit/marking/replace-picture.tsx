import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import type { PageObject } from '../marks/page-edits.js';
import { PICTURE_TYPES } from './read-picture.js';

interface ReplacePictureProps {
  readonly edit: EditActor;
  readonly object: PageObject;
  /** On the page, where there is room for an icon alone. */
  readonly isIcon?: boolean;
}

/** Puts another picture in the place of one of the page. */
export const ReplacePicture = ({ edit, object, isIcon = false }: ReplacePictureProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={isIcon ? 'line-picture-replace' : 'replace-picture'}
      title={t('Replace this picture')}
    >
      <ImageUp className="size-4" aria-hidden="true" />
      {!isIcon && <span>{t('Replace')}</span>}
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES}
        aria-label={t('Replace this picture')}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) edit.send({ type: 'picture.replaced', object, file });
          target.value = '';
        }}
      />
    </label>
  );
};
