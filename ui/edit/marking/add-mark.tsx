import { useId, useState, type SyntheticEvent } from 'react';
import type { PageBox } from '../../../contracts/tools/page-edits.js';
import { Button } from '../../parts/button.js';
import { Field, SelectField } from '../../parts/field.js';
import { findText } from '../../pdf/find-text.js';
import { t, translated } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { instruments, makesMarks, type MarkInstrument } from '../marks/instruments.js';
import { mergedLines } from '../marks/lines-of-text.js';
import type { FieldKind } from '../marks/field-mark.js';
import { FieldKinds } from './field-properties.js';
import { instrumentLooks } from './mark-words.js';

interface AddMarkProps {
  readonly edit: EditActor;
}

const kinds = instruments.flatMap(({ id }) => (makesMarks(id) && id !== 'ink' ? [id] : []));

const overText: ReadonlySet<MarkInstrument> = new Set(['highlight', 'underline', 'strikeout']);
const saysSomething: ReadonlySet<MarkInstrument> = new Set(['text', 'note']);

const numberIn = (form: FormData, name: string, otherwise: number): number => {
  const entry = form.get(name);
  return typeof entry === 'string' && entry !== '' ? Number(entry) : otherwise;
};

const textIn = (form: FormData, name: string): string => {
  const entry = form.get(name);
  return typeof entry === 'string' ? entry : '';
};

interface Added {
  readonly instrument: MarkInstrument;
  readonly field: FieldKind;
}

/** Puts what the form says onto its page. @returns whether there was something to put. */
const add = async (edit: EditActor, { instrument, field }: Added, form: FormData): Promise<boolean> => {
  const { pdf } = edit.getSnapshot().context;
  const page = numberIn(form, 'page', 1);
  const size = await pdf.size(page);
  const box = {
    x: numberIn(form, 'x', 72),
    y: numberIn(form, 'y', 72),
    width: numberIn(form, 'width', 0),
    height: numberIn(form, 'height', 0),
  };
  const boxes = overText.has(instrument) ? await wordsOn(edit, page, textIn(form, 'words')) : [];
  if (overText.has(instrument) && boxes.length === 0) return false;
  const place = { page, size, box: boxes[0] ?? box, boxes };
  const isField = instrument === 'field';
  edit.send({ type: 'mark.added', instrument, ...place, text: textIn(form, 'text'), ...(isField && { field }) });
  return true;
};

/** The first place of the page that has these words, a box for each line of it. */
const wordsOn = async (edit: EditActor, page: number, words: string): Promise<readonly PageBox[]> => {
  const { pdf } = edit.getSnapshot().context;
  const [size, runs] = await Promise.all([pdf.size(page), pdf.text(page)]);
  const [first = []] = findText(runs, words);
  return mergedLines(
    first.map(({ x, y, width, height }) => ({
      x: x * size.width,
      y: y * size.height,
      width: width * size.width,
      height: height * size.height,
    })),
  );
};

/** A mark by numbers and words, for those who cannot drag. */
export const AddMark = ({ edit }: AddMarkProps) => {
  const id = useId();
  const [kind, setKind] = useState<MarkInstrument>('highlight');
  const [field, setField] = useState<FieldKind>('text');
  const [isMissing, setMissing] = useState(false);
  const { pageCount } = edit.getSnapshot().context.pdf;
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void add(edit, { instrument: kind, field }, new FormData(event.currentTarget)).then((isThere) =>
      setMissing(!isThere),
    );
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-3 px-4 pb-4">
      <SelectField
        id={`${id}-kind`}
        label={t('Kind')}
        choices={kinds.map((one) => [one, translated(instrumentLooks[one][1])])}
        value={kind}
        onChange={({ target }) => setKind(target.value as MarkInstrument)}
      />
      {kind === 'field' && <FieldKinds legend={t('Kind of field')} value={field} onChoose={setField} />}
      {kind === 'field' && (
        <Field id={`${id}-name`} name="text" label={t('Name of the field')} size="small" dir="auto" />
      )}
      <NumberField name="page" label={t('Page')} initial={1} least={1} most={pageCount} />
      {overText.has(kind) && <WordsField isMissing={isMissing} />}
      {saysSomething.has(kind) && (
        <Field id={`${id}-text`} name="text" label={t('Text')} size="small" dir="auto" required={kind === 'text'} />
      )}
      {!overText.has(kind) && <PlaceFields hasSize={kind !== 'note'} />}
      <Button type="submit" tone="quiet" size="small" className="w-fit">
        {t('Add')}
      </Button>
    </form>
  );
};

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly initial: number;
  readonly least?: number;
  readonly most?: number;
}

const NumberField = ({ name, label, initial, least = 0, most }: NumberFieldProps) => (
  <Field
    id={useId()}
    name={name}
    label={label}
    size="small"
    type="number"
    min={least}
    max={most}
    step={name === 'page' ? 1 : 'any'}
    required
    defaultValue={initial}
  />
);

const PlaceFields = ({ hasSize }: { readonly hasSize: boolean }) => (
  <div className="grid grid-cols-2 gap-3">
    <NumberField name="x" label={t('From the left')} initial={72} />
    <NumberField name="y" label={t('From the top')} initial={72} />
    {hasSize && <NumberField name="width" label={t('Width')} initial={120} />}
    {hasSize && <NumberField name="height" label={t('Height')} initial={40} />}
  </div>
);

const WordsField = ({ isMissing }: { readonly isMissing: boolean }) => {
  const id = useId();
  return (
    <>
      <Field
        id={id}
        name="words"
        label={t('Words on the page')}
        size="small"
        dir="auto"
        required
        aria-invalid={isMissing}
        aria-describedby={`${id}-missing`}
      />
      <p id={`${id}-missing`} role="status" className="text-[0.8125rem] text-danger empty:hidden">
        {isMissing && t('The page does not have these words.')}
      </p>
    </>
  );
};
