import { useSelector } from '@xstate/react';
import { useEffect, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../../../parts/button.js';
import { FullDialog } from '../../../parts/full-dialog.js';
import { useObjectUrl } from '../../../parts/object-url.js';
import { stateWords } from '../../../parts/state-words.js';
import { t } from '../../../text/t.js';
import { cornerNames, type CornerName, type Corners, type Place } from './corners.js';
import type { SquaringActor } from './squaring.machine.js';

interface SquaringProps {
  readonly squaring: SquaringActor;
}

/** Over the workbench while a picture is worked on. */
export const SquaringDialog = ({ squaring }: SquaringProps) => {
  const isOpen = useSelector(squaring, (state) => !state.matches('closed'));
  return isOpen ? <OpenDialog squaring={squaring} /> : null;
};

const OpenDialog = ({ squaring }: SquaringProps) => {
  const state = useSelector(squaring, ({ value }) => stateWords(value));
  return (
    <FullDialog
      title={t('Straighten a photo')}
      state={state}
      aside={null}
      bar={null}
      foot={<Foot squaring={squaring} />}
      onClose={() => squaring.send({ type: 'picture.closed' })}
    >
      {state === 'unreadable' ? (
        <p role="alert">{t('This browser cannot work on this picture. It can be converted as it is.')}</p>
      ) : (
        <div className="grid justify-items-center gap-4">
          <p id="squaring-how" className="max-w-xl text-center text-sm text-muted">
            {t('Put the four corners on those of the paper: drag them, or move them with the arrow keys.')}
          </p>
          <Photograph squaring={squaring} />
          <WholePhoto squaring={squaring} />
        </div>
      )}
    </FullDialog>
  );
};

/** For a picture that was made flat before. */
const WholePhoto = ({ squaring }: SquaringProps) => {
  const canGoBack = useSelector(squaring, (state) => state.can({ type: 'whole.pressed' }));
  if (!canGoBack) return null;
  return (
    <Button tone="quiet" onClick={() => squaring.send({ type: 'whole.pressed' })}>
      {t('Back to the whole photo')}
    </Button>
  );
};

const Foot = ({ squaring }: SquaringProps) => {
  const isAdjusting = useSelector(squaring, (state) => state.matches('adjusting'));
  const isFlattening = useSelector(squaring, (state) => state.matches('flattening'));
  const send = (type: 'corners.reset' | 'flatten.pressed' | 'picture.closed') => () => squaring.send({ type });
  return (
    <>
      <Button tone="quiet" onClick={send('picture.closed')}>
        {t('Cancel')}
      </Button>
      <span role="status" className="flex-1 text-center text-sm text-muted">
        {isFlattening && t('Straightening…')}
      </span>
      <Button tone="quiet" disabled={!isAdjusting} onClick={send('corners.reset')}>
        {t('Reset')}
      </Button>
      <Button disabled={!isAdjusting} onClick={send('flatten.pressed')}>
        {t('Straighten')}
      </Button>
    </>
  );
};

/** The photograph with the outline of the sheet and its corners. */
const Photograph = ({ squaring }: SquaringProps) => {
  const file = useSelector(squaring, ({ context }) => context.file);
  const corners = useSelector(squaring, ({ context }) => context.corners);
  const isOpen = useSelector(squaring, ({ context }) => context.size !== null);
  if (!file) return null;
  return (
    <Picture file={file}>
      {isOpen && (
        <>
          <Outline corners={corners} />
          {cornerNames.map((name) => (
            <Corner key={name} squaring={squaring} name={name} place={corners[name]} />
          ))}
        </>
      )}
    </Picture>
  );
};

const Picture = ({ file, children }: { readonly file: File; readonly children: ReactNode }) => {
  const address = useObjectUrl(file);
  return (
    <div data-photograph dir="ltr" className="relative m-6 w-fit touch-none select-none">
      {address !== null && (
        <img
          src={address}
          alt={file.name}
          draggable={false}
          className="block max-h-[calc(100dvh-19rem)] max-w-full rounded-[3px] shadow-lift"
        />
      )}
      {children}
    </div>
  );
};

const WHOLE = 100;
const percent = (share: number): string => `${(share * WHOLE).toFixed(2)}%`;

/** A line that is seen on dark tables and on white paper. */
const outlines = ['stroke-[white] stroke-4', 'stroke-brand stroke-2'] as const;

const Outline = ({ corners }: { readonly corners: Corners }) => (
  <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
    <path
      d={`M0 0H1V1H0Z M${cornerNames.map((name) => `${corners[name].x} ${corners[name].y}`).join('L')}Z`}
      fillRule="evenodd"
      className="fill-[rgb(16_21_19/0.5)]"
    />
    {outlines.map((look) => (
      <polygon
        key={look}
        points={cornerNames.map((name) => `${corners[name].x},${corners[name].y}`).join(' ')}
        vectorEffect="non-scaling-stroke"
        className={`fill-none ${look}`}
      />
    ))}
  </svg>
);

const labels: Readonly<Record<CornerName, () => string>> = {
  topLeft: () => t('Corner at the top left'),
  topRight: () => t('Corner at the top right'),
  bottomRight: () => t('Corner at the bottom right'),
  bottomLeft: () => t('Corner at the bottom left'),
};

const STEP_OF_SIDE = 0.005;
const LONG_STEP = 0.05;

const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface CornerProps extends SquaringProps {
  readonly name: CornerName;
  readonly place: Place;
}

const Corner = ({ squaring, name, place }: CornerProps) => {
  const said = useSettled(`${Math.round(place.x * WHOLE)} %, ${Math.round(place.y * WHOLE)} %`);
  const nudge = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP_OF_SIDE;
    squaring.send({ type: 'corner.nudged', corner: name, by: { x: arrow.x * step, y: arrow.y * step } });
  };
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    squaring.send({ type: 'corner.moved', corner: name, to });
  };
  return (
    <button
      type="button"
      aria-label={labels[name]()}
      aria-describedby="squaring-how"
      data-corner={name}
      style={{ left: percent(place.x), top: percent(place.y) }}
      onKeyDown={nudge}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span className="size-5 rounded-full border-2 border-brand bg-card/70 shadow-card" aria-hidden="true" />
      <span role="status" className="sr-only">
        {said}
      </span>
    </button>
  );
};

const SETTLED_MS = 400;

/** Text is said aloud once it has not changed for a moment, and not at all at first. */
const useSettled = (text: string): string => {
  const [first] = useState(text);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === first ? '' : settled;
};
