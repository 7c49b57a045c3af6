import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { pictureAddress } from '../parts/picture-address.js';
import { PICTURE_TYPES, readPicture } from './read-picture.js';

/** The picture that the instrument puts on a page. */
export const ChoosePicture = ({ edit }: { readonly edit: EditActor }) => {
  const id = useId();
  const picture = useSelector(edit, ({ context }) => context.picture);
  const [isUnread, setUnread] = useState(false);
  const choose = (file: File | undefined): void => {
    if (!file) return;
    void readPicture(file).then(
      (read) => {
        setUnread(false);
        edit.send({ type: 'picture.chosen', picture: read });
      },
      () => setUnread(true),
    );
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {t('Picture to put on the page')}
      </label>
      <input
        id={id}
        data-picture
        type="file"
        accept={PICTURE_TYPES}
        aria-describedby={`${id}-said`}
        className="w-full min-w-0 text-sm file:me-3 file:min-h-10 file:rounded-full file:border file:border-solid file:border-edge file:bg-card file:px-4 file:font-medium"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <p id={`${id}-said`} role="status" className="text-[0.8125rem] text-danger empty:hidden">
        {isUnread && t('This picture cannot be read; PNG, JPEG and WebP can.')}
      </p>
      {picture && <Chosen file={picture.file} />}
    </div>
  );
};

const Chosen = ({ file }: { readonly file: File }) => (
  <img
    src={pictureAddress(file)}
    alt={file.name}
    className="max-h-24 max-w-full justify-self-start rounded-lg border border-line bg-[white] object-contain"
  />
);
