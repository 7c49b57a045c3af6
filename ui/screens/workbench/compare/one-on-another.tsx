import { useSelector } from '@xstate/react';
import { Pause, Play } from 'lucide-react';
import { IconButton } from '../../../parts/button.js';
import { t } from '../../../text/t.js';
import { CutStage } from '../before-after/cut-stage.js';
import { chip, fitted, Paper, roomFor, type StagePage } from '../before-after/paper.js';
import { type CompareActor, type CompareViewName, pairOnScreen } from './compare.machine.js';
import { letters, marksByPage, PageMarks, type Which } from './page-marks.js';
import { useEffect, useState } from 'react';
import type { PageSize } from '../../../pdf/pdf-document.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';

interface OfCompare {
  readonly compare: CompareActor;
}

interface OneOnAnotherProps extends OfCompare {
  readonly view: Exclude<CompareViewName, 'beside'>;
}

interface StageProps extends OfCompare {
  readonly pages: readonly [before: StagePage, after: StagePage];
}

/** The page of one file on that of the other. */
export const OneOnAnother = ({ compare, view }: OneOnAnotherProps) => {
  const before = useSide(compare, 'before');
  const after = useSide(compare, 'after');
  const Stage = stages[view];
  return (
    <div className="min-h-0 flex-1 pb-3">{before && after && <Stage compare={compare} pages={[before, after]} />}</div>
  );
};

const Slider = ({ compare, pages }: StageProps) => {
  const cut = useSelector(compare, ({ context }) => context.cut);
  return <CutStage pages={pages} at={cut} onMove={(at) => compare.send({ type: 'slider.moved', at })} />;
};

const withoutMarks = ({ marks: _, ...page }: StagePage): StagePage => page;

/** Ink that both pages have is black, and that of only one is in its colour. */
const Overlay = ({ pages }: StageProps) => {
  const whole = roomFor(pages);
  return (
    <div className="flex size-full flex-col gap-2">
      <div className="grid min-h-0 flex-1 place-items-center [container-type:size]">
        <div data-stage dir="ltr" style={fitted(whole)} className="compare-overlay relative">
          {(['before', 'after'] as const).map((side, at) => (
            <div key={side} data-mark={side} className="compare-tinted absolute inset-0">
              <Paper stagePage={withoutMarks(pages[at as 0 | 1])} whole={whole} />
            </div>
          ))}
        </div>
      </div>
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-[0.8125rem] text-muted">
        {legend().map(({ side, text }) => (
          <li key={side} data-mark={side} className="flex items-center gap-2">
            <span aria-hidden="true" className="compare-swatch" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
};

const legend = () => [
  { side: 'before', text: t('Only in {side}', { side: letters.before }) },
  { side: 'after', text: t('Only in {side}', { side: letters.after }) },
  { side: 'both', text: t('In both') },
];

/** The pages take turns, until one of them is held. */
const Blink = ({ compare, pages }: StageProps) => {
  const seen = useSelector(compare, ({ context }) => context.seen);
  const whole = roomFor(pages);
  return (
    <div className="flex size-full flex-col gap-2">
      <div className="grid min-h-0 flex-1 place-items-center [container-type:size]">
        <div data-stage data-seen={seen} dir="ltr" style={fitted(whole)} className="relative">
          {(['before', 'after'] as const).map((side, at) => (
            <div key={side} className={`absolute inset-0 ${side === seen ? '' : 'invisible'}`}>
              <Paper stagePage={withoutMarks(pages[at as 0 | 1])} whole={whole} />
            </div>
          ))}
          <p aria-hidden="true" className={`${chip} ${seen === 'before' ? 'left-3' : 'right-3'}`}>
            {letters[seen]}
          </p>
        </div>
      </div>
      <Turns compare={compare} seen={seen} />
    </div>
  );
};

const Turns = ({ compare, seen }: OfCompare & { readonly seen: Which }) => {
  const isHeld = useSelector(compare, (state) => state.matches({ view: { blink: 'held' } }));
  const Icon = isHeld ? Play : Pause;
  return (
    <div role="group" aria-label={t('Blink')} className="flex items-center justify-center gap-2">
      {(['before', 'after'] as const).map((side) => (
        <button
          key={side}
          type="button"
          aria-label={t('Hold {side}', { side: letters[side] })}
          aria-pressed={isHeld && side === seen}
          onClick={() => compare.send({ type: 'seen.chosen', side })}
          className="min-h-9 min-w-11 rounded-full border border-line bg-card text-sm font-medium text-muted aria-pressed:border-brand aria-pressed:text-ink max-md:min-h-11"
        >
          {letters[side]}
        </button>
      ))}
      <IconButton label={t(isHeld ? 'Take turns' : 'Pause')} onClick={() => compare.send({ type: 'turns.toggled' })}>
        <Icon className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const stages = { slider: Slider, overlay: Overlay, blink: Blink };

interface Sized {
  readonly pdf: PdfPages;
  readonly page: number;
  readonly size: PageSize;
}

/** Null until it is known. */
const usePageSize = (pdf: PdfPages, page: number): PageSize | null => {
  const [known, setKnown] = useState<Sized | null>(null);
  useEffect(() => {
    let isOver = false;
    pdf.size(page).then(
      (size) => {
        if (!isOver) setKnown({ pdf, page, size });
      },
      () => undefined, // a page that cannot be read is not shown
    );
    return () => {
      isOver = true;
    };
  }, [pdf, page]);
  return known?.pdf === pdf && known.page === page ? known.size : null;
};

/** One side of the pair with its changes marked; null until its size is known. */
const useSide = (compare: CompareActor, side: Which): StagePage | null => {
  const pdf = useSelector(compare, ({ context }) => context[side].pdf);
  const page = useSelector(compare, ({ context }) => pairOnScreen(context)[side].page);
  const changes = useSelector(compare, ({ context }) => context.found?.changes ?? none);
  const current = useSelector(compare, ({ context }) => context.current + 1);
  const size = usePageSize(pdf, page);
  if (!size) return null;
  return {
    pdf,
    page,
    size,
    label: t(side === 'before' ? 'Page {page}, before' : 'Page {page}, after', { page: String(page) }),
    chip: letters[side],
    marks: <PageMarks marks={marksByPage(changes, side).get(page) ?? []} side={side} current={current} />,
  };
};

const none = [] as const;
