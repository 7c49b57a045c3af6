import { useSelector } from '@xstate/react';
import { useId, useState, type ChangeEvent } from 'react';
import { Button } from '../../parts/button.js';
import { Field, SelectField } from '../../parts/field.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { editsOf } from '../machine/lines-context.js';
import { objectsOf } from '../machine/page-objects.js';
import { canMove, editAbout, movedBy, type PageObject } from '../marks/page-edits.js';
import { ReplacePicture } from './replace-picture.js';

interface MoveObjectProps {
  readonly edit: EditActor;
}

const nameOf = ({ object, number }: ReturnType<typeof objectsOf>[number]): string =>
  [object.find ?? t('Picture {n}', { n: String(number) }), t('Page {page}', { page: String(object.page) })].join(' · ');

/** A line or a picture of the pages that were read, moved, removed and replaced by fields alone. */
export const MoveObject = ({ edit }: MoveObjectProps) => {
  const id = useId();
  const lines = useSelector(edit, ({ context }) => context.lines);
  const objects = objectsOf(lines);
  const [chosen, setChosen] = useState(0);
  const object = objects[chosen]?.object;
  if (!object) return <p className="px-4 pb-4 text-sm text-muted">{t('No page was read yet.')}</p>;
  return (
    <div className="grid gap-3 px-4 pb-4">
      <SelectField
        id={id}
        label={t('Line or picture')}
        choices={objects.map((one, at) => [String(at), nameOf(one)])}
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <ObjectFields key={chosen} edit={edit} object={object} />
    </div>
  );
};

const ObjectFields = ({ edit, object }: MoveObjectProps & { readonly object: PageObject }) => {
  const by = useSelector(
    edit,
    ({ context }) => movedBy(editsOf(context), object),
    (one, other) => one.x === other.x && one.y === other.y,
  );
  const isMovable = useSelector(edit, ({ context }) => canMove(editsOf(context), object));
  const isGone = useSelector(edit, ({ context }) => editAbout(editsOf(context), object)?.kind === 'delete');
  const move = (side: 'x' | 'y', { target }: ChangeEvent<HTMLInputElement>): void => {
    if (Number.isFinite(target.valueAsNumber))
      edit.send({ type: 'object.moved', object, by: { ...by, [side]: target.valueAsNumber } });
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <OffsetField
          label={t('Points to the right')}
          value={by.x}
          isOff={!isMovable}
          onSet={(event) => move('x', event)}
        />
        <OffsetField label={t('Points down')} value={by.y} isOff={!isMovable} onSet={(event) => move('y', event)} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="quiet"
          size="small"
          disabled={isGone}
          onClick={() => edit.send({ type: 'object.removed', object })}
        >
          {t('Remove')}
        </Button>
        {object.find === undefined && <ReplacePicture edit={edit} object={object} />}
      </div>
      {!isMovable && !isGone && <NotMovable />}
    </>
  );
};

const NotMovable = () => (
  <p className="text-[0.8125rem] text-muted">
    {t('What was changed is moved in the next version: save this one first, or put it back.')}
  </p>
);

interface OffsetFieldProps {
  readonly label: string;
  readonly value: number;
  readonly isOff: boolean;
  readonly onSet: (event: ChangeEvent<HTMLInputElement>) => void;
}

const OffsetField = ({ label, value, isOff, onSet }: OffsetFieldProps) => (
  <Field
    id={useId()}
    label={label}
    size="small"
    type="number"
    step="any"
    disabled={isOff}
    value={value}
    onChange={onSet}
  />
);
