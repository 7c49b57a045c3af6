import { useSelector } from '@xstate/react';
import { Button } from '../../../../parts/button.js';
import { Field } from '../../../../parts/field.js';
import { AlsoFields } from './also-fields.js';
import { factsHere } from '../../machine/editor-context.js';
import type { PageSize } from '../../../../pdf/pdf-document.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { percentagesOf, placementFields, positions, type Position } from '../../signature/signature-placement.js';
import { t, translated } from '../../../../text/t.js';
import type { Text } from '../../../../../contracts/texts/text-catalogue.js';

/** Where the signature goes, in presets and numbers. */
export const PlacementFields = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const { placement, page, pdf } = useSelector(actor, ({ context }) => context);
  const size = useSelector(actor, ({ context }) => factsHere(context));
  if (!pdf) return null;
  return (
    <section aria-labelledby="position" className="mt-2">
      <h3 id="position" className="font-semibold">
        {t('Position')}
      </h3>
      {placement.page === page ? (
        <>
          <p className="mb-3 text-[0.8125rem] text-muted">{t('Drag it on the page, or pick a position.')}</p>
          <div className="grid grid-cols-[5.5rem_1fr] gap-4">
            <Presets actor={actor} />
            {size && <Numbers actor={actor} size={size} />}
          </div>
        </>
      ) : (
        <>
          <p className="mb-3 text-[0.8125rem] text-muted">
            {t('The signature is on page {page}.', { page: placement.page + 1 })}
          </p>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              actor.send({ type: 'placement.fetched' });
            }}
          >
            {t('Place it on page {page}', { page: page + 1 })}
          </Button>
        </>
      )}
      <AlsoFields actor={actor} />
    </section>
  );
};

const spots: Readonly<Record<Position, readonly [text: Text, look: string]>> = {
  'top-left': ['Top left', 'left-2.5 top-2.5'],
  'top-right': ['Top right', 'right-2.5 top-2.5'],
  center: ['Centre', 'left-1/2 top-1/2 -translate-x-1/2 -translate-y-1/2'],
  'bottom-left': ['Bottom left', 'bottom-2.5 left-2.5'],
  'bottom-right': ['Bottom right', 'bottom-2.5 right-2.5'],
};

/** Left is left in every language: it shows the page. */
const Presets = ({ actor }: { readonly actor: PdfEditorActor }) => (
  <div
    role="group"
    aria-label={t('Positions')}
    dir="ltr"
    className="relative h-[7.5rem] rounded-xl border border-line bg-card"
  >
    {positions.map((position) => {
      const [text, look] = spots[position];
      return (
        <button
          key={position}
          type="button"
          aria-label={translated(text)}
          title={translated(text)}
          onClick={() => {
            actor.send({ type: 'placement.preset', position });
          }}
          className={`group absolute grid size-7 place-items-center rounded-md hover:bg-brand-soft ${look}`}
        >
          <span className="h-1.5 w-4 rounded-full bg-edge group-hover:bg-brand" />
        </button>
      );
    })}
  </div>
);

const labels = { x: 'X %', y: 'Y %', width: 'Width %', height: 'Height %' } as const;

const Numbers = ({ actor, size }: { readonly actor: PdfEditorActor; readonly size: PageSize }) => {
  const { placement, draft } = useSelector(actor, ({ context }) => context);
  const percentages = percentagesOf(placement, size);
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1.5">
      {placementFields.map((field) => (
        <Field
          key={field}
          id={`placement-${field}`}
          label={t(labels[field])}
          size="small"
          type="number"
          min={0}
          max={100}
          step={0.5}
          value={draft?.field === field ? draft.text : percentages[field]}
          onChange={({ target }) => {
            actor.send({ type: 'field.typed', field, text: target.value });
          }}
          onBlur={() => {
            actor.send({ type: 'field.left' });
          }}
        />
      ))}
    </div>
  );
};
