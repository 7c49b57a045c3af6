import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import { Field, SelectField, TextAreaField } from '../../parts/field.js';
import { t } from '../../text/t.js';
import { MARK_CONTENTS_MAX, STAMP_TEXT_MAX } from '../../../contracts/limits.js';
import { ChoosePicture } from './choose-picture.js';
import { FieldKinds, FieldProperties } from './field-properties.js';
import type { EditActor } from '../machine/edit.machine.js';
import { markOf, styledKind } from '../machine/hand-context.js';
import type { DraftMark } from '../marks/draft-mark.js';
import type { FieldKind } from '../marks/field-mark.js';
import { offeredColours, type Style } from '../marks/instruments.js';
import { boxOf, canResize } from '../marks/places.js';
import { styleOf } from '../marks/styled.js';

interface LooksProps {
  readonly edit: EditActor;
}

/** How the selected mark looks, or the next one of the instrument in hand. */
export const MarkLooks = ({ edit }: LooksProps) => {
  const context = useSelector(edit, (state) => state.context);
  const kind = styledKind(context);
  const mark = markOf(context, context.selected);
  const style: Partial<Style> = mark ? styleOf(mark) : kind ? context.styles[kind] : {};
  if (Object.keys(style).length === 0) return null;
  const set = (change: Partial<Style>): void => edit.send({ type: 'mark.styled', change });
  if (kind === 'field') return <FieldLooks edit={edit} />;
  return (
    <div className="grid gap-3">
      {style.colour !== undefined && <Colours value={style.colour} onChoose={(colour) => set({ colour })} />}
      <Numbers style={style} set={set} />
      <OwnLooks kind={kind} style={style} set={set} />
      {kind === 'picture' && !mark && <ChoosePicture edit={edit} />}
      {style.asContent !== undefined && (
        <label className="flex min-h-11 items-center justify-between gap-3 text-sm">
          {t('Part of the page, no one can move it')}
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={style.asContent}
            onChange={({ target }) => set({ asContent: target.checked })}
          />
        </label>
      )}
    </div>
  );
};

/** With the instrument in hand, the kinds are those of the next field; else they are that of the selected one. */
const FieldLooks = ({ edit }: LooksProps) => {
  const { instrument, selected, styles } = useSelector(edit, ({ context }) => context);
  const mark = useSelector(edit, ({ context }) => markOf(context, selected));
  const isNext = instrument === 'field';
  const own = mark?.type === 'field' ? mark : null;
  const choose = (field: FieldKind): void => {
    if (isNext) edit.send({ type: 'mark.selected', id: null });
    edit.send({ type: 'mark.styled', change: { field } });
  };
  return (
    <div className="grid gap-3">
      {own && <FieldProperties key={own.id} edit={edit} mark={own} />}
      <FieldKinds
        legend={isNext && own ? t('Place another field') : t('Kind of field')}
        value={isNext ? (styles.field.field ?? 'text') : (own?.field ?? 'text')}
        onChoose={choose}
      />
    </div>
  );
};

/** Settings that only marks of one kind have. */
const OwnLooks = ({ kind, ...rest }: StyleProps & { readonly kind: ReturnType<typeof styledKind> }) => {
  if (kind === 'stamp') return <StampWords {...rest} />;
  if (kind === 'symbol') return <SignChoice {...rest} />;
  return kind === 'text' ? <Lettering {...rest} /> : null;
};

interface StyleProps {
  readonly style: Partial<Style>;
  readonly set: (change: Partial<Style>) => void;
}

const Numbers = ({ style: { size, width, opacity = 1 }, set }: StyleProps) => (
  <div className="grid grid-cols-2 gap-3">
    {size !== undefined && (
      <NumberField label={t('Letters in points')} value={size} min={2} max={400} onSet={(to) => set({ size: to })} />
    )}
    {width !== undefined && (
      <NumberField label={t('Line in points')} value={width} min={0} max={100} onSet={(to) => set({ width: to })} />
    )}
    <NumberField
      label={t('Opacity in %')}
      value={Math.round(opacity * 100)}
      min={5}
      max={100}
      onSet={(percent) => set({ opacity: percent / 100 })}
    />
  </div>
);

const StampWords = ({ style, set }: StyleProps) => (
  <Field
    id={useId()}
    label={t('What the stamp says')}
    size="small"
    maxLength={STAMP_TEXT_MAX}
    value={style.text ?? ''}
    onChange={({ target }) => {
      if (target.value !== '') set({ text: target.value });
    }}
  />
);

/** The font of what is written, and how heavy and slanted it is. */
const Lettering = ({ style: { font = 'sans', bold = false, italic = false }, set }: StyleProps) => (
  <div className="grid gap-3">
    <SelectField
      id={useId()}
      label={t('Font')}
      choices={[
        ['sans', t('Sans serif')],
        ['serif', t('Serif')],
        ['mono', t('Fixed width')],
      ]}
      value={font}
      onChange={({ target }) => set({ font: target.value as Style['font'] & string })}
    />
    <div className="flex gap-4">
      <LetterSwitch label={t('Bold')} isOn={bold} onSet={(isOn) => set({ bold: isOn })} />
      <LetterSwitch label={t('Italic')} isOn={italic} onSet={(isOn) => set({ italic: isOn })} />
    </div>
  </div>
);

interface LetterSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSet: (isOn: boolean) => void;
}

const LetterSwitch = ({ label, isOn, onSet }: LetterSwitchProps) => (
  <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
    <input type="checkbox" className="size-4 accent-brand" checked={isOn} onChange={() => onSet(!isOn)} />
    {label}
  </label>
);

const SignChoice = ({ style, set }: StyleProps) => (
  <SelectField
    id={useId()}
    label={t('Symbol')}
    choices={[
      ['check', t('Tick')],
      ['cross', t('Cross')],
      ['dot', t('Dot')],
      ['ring', t('Ring')],
    ]}
    value={style.symbol}
    onChange={({ target }) => set({ symbol: target.value as Style['symbol'] & string })}
  />
);

interface ColoursProps {
  readonly value: string;
  readonly onChoose: (colour: string) => void;
}

const Colours = ({ value, onChoose }: ColoursProps) => {
  const id = useId();
  return (
    <div role="group" aria-label={t('Colour')} className="flex flex-wrap items-center gap-1.5">
      {offeredColours.map((colour, at) => (
        <button
          key={colour}
          type="button"
          aria-label={t('Colour {n}', { n: String(at + 1) })}
          aria-pressed={colour === value}
          onClick={() => onChoose(colour)}
          className="grid size-8 place-items-center rounded-full border-2 border-transparent aria-pressed:border-brand pointer-coarse:size-11"
        >
          <span className="size-5 rounded-full border border-edge" style={{ background: colour }} />
        </button>
      ))}
      <label htmlFor={id} className="sr-only">
        {t('Another colour')}
      </label>
      <input
        id={id}
        type="color"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="h-8 w-11 rounded-lg border border-edge bg-card p-0.5 pointer-coarse:h-11"
      />
    </div>
  );
};

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onSet: (value: number) => void;
}

/** A number that takes effect as soon as it is one that is allowed. */
const NumberField = ({ label, value, min, max, onSet }: NumberFieldProps) => {
  const id = useId();
  return (
    <Field
      id={id}
      label={label}
      size="small"
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step="any"
      defaultValue={value}
      key={value}
      onBlur={({ target }) => {
        const lineWidth = target.valueAsNumber;
        if (lineWidth >= min && lineWidth <= max) onSet(lineWidth);
        else target.value = String(value);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
};

const asNumber = (points: number): number => Math.round(points * 10) / 10;

interface MarkPlaceProps extends LooksProps {
  readonly mark: DraftMark;
}

/** Where a mark is, in numbers, for those who cannot drag. */
export const MarkPlace = ({ edit, mark }: MarkPlaceProps) => {
  const box = boxOf(mark);
  const field = (label: string, side: keyof typeof box, min: number): ReactNode => (
    <NumberField
      label={label}
      value={asNumber(box[side])}
      min={min}
      max={14_400}
      onSet={(value) => edit.send({ type: 'mark.boxed', id: mark.id, box: { ...box, [side]: value } })}
    />
  );
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="sr-only">{t('Place in points')}</legend>
      {field(t('From the left'), 'x', 0)}
      {field(t('From the top'), 'y', 0)}
      {canResize(mark) && field(t('Width'), 'width', 0)}
      {canResize(mark) && field(t('Height'), 'height', 0)}
    </fieldset>
  );
};

/** The words of a mark for whoever opens it. */
export const MarkNote = ({ edit, mark }: MarkPlaceProps) => {
  const id = useId();
  if (mark.type === 'text' || mark.type === 'field') return null;
  return (
    <TextAreaField
      id={id}
      label={t('Note')}
      dir="auto"
      maxLength={MARK_CONTENTS_MAX}
      value={mark.contents}
      onChange={({ target }) => edit.send({ type: 'mark.described', id: mark.id, contents: target.value })}
    />
  );
};
