import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { PageEdit } from '../../../contracts/tools/page-edits.js';
import type { PageSize } from '../../pdf/pdf-document.js';
import type { EditActor } from '../machine/edit.machine.js';
import { usePictureAddress } from '../parts/picture-address.js';
import { movedBox, placed } from './placed.js';

interface MovedLookProps {
  readonly edit: EditActor;
  readonly one: PageEdit;
  readonly size: PageSize;
}

/** A line or a picture as the page shows it, where it will stand; or the picture that takes the place of another. */
export const MovedLook = ({ edit, one, size }: MovedLookProps) => {
  if (one.kind === 'replace') return <NewPicture edit={edit} number={one.picture} place={placed(one.box, size)} />;
  return one.kind === 'move' ? <Copied one={one} size={size} /> : null;
};

interface NewPictureProps {
  readonly edit: EditActor;
  readonly number: number;
  readonly place: ReturnType<typeof placed>;
}

const NewPicture = ({ edit, number, place }: NewPictureProps) => {
  const file = useSelector(edit, ({ context }) => context.history.now.pictures[number - 1]);
  const address = usePictureAddress(file);
  return <img src={address} alt="" data-moved className="line-moved object-contain" style={place} />;
};

type Move = Extract<PageEdit, { kind: 'move' }>;

/** Copies what the page shows in the box. */
const Copied = ({ one, size }: { readonly one: Move; readonly size: PageSize }) => {
  const { x, y, width, height } = one.box;
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const page = canvas?.closest('[data-page]')?.querySelector<HTMLCanvasElement>(':scope > canvas');
      if (!canvas || !page || page.width === 0) return;
      const scale = page.width / size.width;
      canvas.width = Math.max(1, width * scale);
      canvas.height = Math.max(1, height * scale);
      canvas
        .getContext('2d')
        ?.drawImage(page, x * scale, y * scale, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
    },
    [x, y, width, height, size],
  );
  return (
    <canvas
      ref={draw}
      data-moved
      className="line-moved"
      style={placed(movedBox(one.box, { x: one.dx, y: one.dy }), size)}
    />
  );
};
