import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../parts/button.js';
import { PageCanvas } from '../../../pdf/pages/page-canvas.js';
import { t } from '../../../text/t.js';
import { nameOf } from './person-name.js';
import type { AskActor } from './ask.machine.js';
import { FieldFrame } from './field-frame.js';

/** The page in hand, with the fields that lie on it. */
export const AskPages = ({ actor }: { readonly actor: AskActor }) => {
  const { pdf, page, sheet, fields, people, chosen } = useSelector(actor, ({ context }) => context);
  return (
    <section aria-label={t('Document')} className="min-w-0">
      <PageTurner actor={actor} />
      {pdf && sheet && (
        <div
          dir="ltr" // what lies on it is placed from the left
          data-page={page}
          className="relative isolate mx-auto max-w-[44rem] bg-[white] shadow-lift"
          style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
        >
          <PageCanvas key={page} pdf={pdf} page={page} className="absolute inset-0" />
          {fields
            .filter((field) => field.page === page)
            .map((field) => (
              <FieldFrame
                key={field.id}
                actor={actor}
                field={field}
                sheet={sheet}
                name={nameOf(people, field.recipient)}
                isChosen={field.id === chosen}
              />
            ))}
        </div>
      )}
    </section>
  );
};

const PageTurner = ({ actor }: { readonly actor: AskActor }) => {
  const page = useSelector(actor, ({ context }) => context.page);
  const count = useSelector(actor, ({ context }) => context.pdf?.pageCount ?? 0);
  const turn = (to: number) => () => actor.send({ type: 'page.chosen', page: to });
  const icon = { className: 'size-[1.125rem] rtl:-scale-x-100', 'aria-hidden': true } as const;
  return (
    <div className="mb-3 flex items-center justify-center gap-1">
      <IconButton label={t('Previous page')} aria-disabled={page === 0} onClick={turn(page - 1)}>
        <ChevronLeft {...icon} />
      </IconButton>
      <p role="status" className="px-1.5 tabular-nums">
        <span className="sr-only">{t('Page')} </span>
        {page + 1} / {count}
      </p>
      <IconButton label={t('Next page')} aria-disabled={page + 1 >= count} onClick={turn(page + 1)}>
        <ChevronRight {...icon} />
      </IconButton>
    </div>
  );
};
