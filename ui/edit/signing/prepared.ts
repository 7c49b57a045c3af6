import type { FormFieldPlace } from '../../../contracts/form-fields.js';
import type { FillableField } from '../../pdf/pages/fillable-field.js';
import type { DraftMark } from '../marks/draft-mark.js';

/** A field of the document that waits for a signature. */
export interface PreparedPlace {
  readonly field: FillableField;
  readonly place: FormFieldPlace;
  /** The draft puts a signature there. */
  readonly isTaken: boolean;
}

const overlap = (one: FormFieldPlace, { box, page }: Extract<DraftMark, { type: 'sign' }>): boolean =>
  one.page === page &&
  one.x < box.x + box.width &&
  box.x < one.x + one.width &&
  one.y < box.y + box.height &&
  box.y < one.y + one.height;

/** The fields for signatures that nobody has signed, in the order of the pages. */
export const preparedPlaces = (
  fields: readonly FillableField[],
  marks: readonly DraftMark[],
): readonly PreparedPlace[] => {
  const signs = marks.filter((mark) => mark.type === 'sign');
  return fields.flatMap((field) => {
    const [place] = field.places;
    if (field.kind !== 'signature' || field.readOnly || field.isSigned || !place) return [];
    return [{ field, place, isTaken: signs.some((mark) => overlap(place, mark)) }];
  });
};
